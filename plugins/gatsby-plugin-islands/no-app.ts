// Gatsby bundles this empty entry in place of its app. esbuild bundles the start script and the islands
// (browser-code.ts).
export {}
