#!/bin/sh
# Makes the two files that nginx.conf includes of the build in public. Run it at the top of the repository, with the folder
# for them: sh docs/hosts/nginx.sh nginx
mkdir -p "$1"
# Where nginx finds no file: former paths, and pages whose address came in capitals or with a slash at its end.
{
  sed 's/ 301$/;/' public/_redirects
  (cd public && find . -name index.html) | sed 's|^\.\(.*\)/index.html|\1 \1; \1/ \1;|'
} > "$1/moved"
# The headers of every answer. nginx.conf has the two that differ between files.
sed -nE '2,/^$/{/Cache-Control|Resource-Policy/d;s/"/\\"/g;s/^  ([^:]+): (.*)/add_header \1 "\2" always;/p;}' public/_headers > "$1/headers"
