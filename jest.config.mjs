// @ts-check
/**
 * Plain JavaScript, because jest reads a TypeScript configuration on Node 20 only with a loader that nothing else of
 * ours needs.
 * @typedef {import('jest').Config} Config
 */

// The React of production has no `act`, by which tests wait for what they have set off.
process.env.NODE_ENV = 'test'

/** @type {Config} */
const shared = {
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          target: 'es2022',
        },
      },
    ],
  },
  // parse5 and its only package are modules, which jest cannot load as they are before Node 24.9.
  transformIgnorePatterns: ['/node_modules/(?!(parse5|entities)/)'],
  clearMocks: true,
  restoreMocks: true,
}

/** @type {Config} */
const config = {
  // Jest leaves one core alone, which is half of a machine with two.
  maxWorkers: '100%',
  // Nothing here measures speed: a busy machine may take its time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{gatsby,plugins,editor,tools,tests,src/data-model}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testPathIgnorePatterns: ['<rootDir>/src/data-model/'],
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/jest/browser.ts'],
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/tests/jest/gatsby.ts',
        '\\.(woff2|svg|png|css)$': '<rootDir>/tests/jest/file-address.ts',
      },
    },
  ],
}

// biome-ignore lint/style/noDefaultExport: jest reads the default export.
export default config
