// The entry of the app that Gatsby bundles for browsers. There is no app: esbuild bundles the start script and the islands
// (browser-code.ts).
export {}
