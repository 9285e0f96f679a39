// The entry of the app that Gatsby bundles for browsers. This site has no app: esbuild bundles the start script and the
// islands (src/gatsby/onPostBuild/browser-code.ts).
export {}
