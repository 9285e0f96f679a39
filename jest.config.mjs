// @ts-check
/**
 * Plain JavaScript, because jest reads a TypeScript configuration on Node 20 only with a loader that nothing else of
 * ours needs.
 * @typedef {import('jest').Config} Config
 */

/** Folders whose code runs in Node, at build or as a tool; all other code, and every component (`.tsx`), runs in a browser. */
const nodeFolders = [
  'tools',
  'plugins',
  'tests/docs',
  'tests/recipes',
  'src/data-model',
  'editor',
  'gatsby',
  'src/i18n',
  'src/sections',
]

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
  clearMocks: true,
  restoreMocks: true,
}

/** @type {Config} */
const config = {
  // Jest leaves one core alone, which is half of a machine with two.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/*.test.ts', ...nodeFolders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`)],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/{src,tools,editor,plugins}/**/*.test.ts',
        '<rootDir>/{src,tools,editor,plugins}/**/*.test.tsx',
      ],
      testPathIgnorePatterns: nodeFolders.map((folder) => `<rootDir>/${folder}/.*\\.test\\.ts$`),
      setupFilesAfterEnv: ['<rootDir>/tests/jest/browser.ts'],
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/tests/jest/gatsby.ts',
        '\\.(woff2|svg|png)$': '<rootDir>/tests/jest/file-address.ts',
      },
    },
  ],
}

// biome-ignore lint/style/noDefaultExport: jest reads the default export.
export default config
