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
  // The test files of a worker share their modules, so it grows. Near Node's limit of memory a test that takes 11 s took 640 s.
  workerIdleMemoryLimit: '1GB',
};
