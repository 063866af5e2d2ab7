const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const nxPreset = require('@nx/jest/preset').default;
const { paths } = require('./tsconfig.base.json').compilerOptions;

// jest --outputFile (nx.json) makes no folder; `npm test` sums what lies here.
mkdirSync(join(__dirname, 'tmp/test-results'), { recursive: true });

module.exports = {
  ...nxPreset,
  // Not in the temporary folder, which `npm test` removes.
  cacheDirectory: join(__dirname, 'tmp/jest-cache'),
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  testTimeout: 60_000,
  setupFiles: [join(__dirname, 'tools/config/jest-seed.cjs')],
  testMatch: ['**/src/**/*.test.ts', '**/src/**/*.test.tsx'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          // Names of libraries become paths here. jest would ask the TypeScript compiler for each.
          baseUrl: __dirname,
          paths,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Published as ES modules only; jest runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(typebox|cookie|feed|@noble/hashes|@scure/base|@simplewebauthn/server|trading-signals)/)',
  ],
};
