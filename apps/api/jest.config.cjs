module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/config/jest-environment-gateway.cjs',
  runtime: '<rootDir>/../../tools/config/jest-runtime-gateway.cjs',
  testSequencer: '<rootDir>/../../tools/config/jest-sequencer-gateway.cjs',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/drop-databases.ts'],
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testTimeout: 90_000,
  // Many tests wait for a timer or a job. On two cores three workers are a quarter faster than two, and four are no faster than three.
  maxWorkers: 3,
  // The test files of a worker share their modules, so a worker grew to 2.7 GB. A larger one than this ends after its file.
  workerIdleMemoryLimit: '1GB',
};
