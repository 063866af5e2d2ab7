module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/config/jest-environment-gateway.cjs',
  transform: {
    // CommonJS packages. Those that are ES modules stay as they are, and ical-generator, which asks for an instance of Date.
    '/node_modules/(?!(cookie|feed|ical-generator|lucide-react|@noble/hashes|@scure/base|@simplewebauthn/server)/)':
      '../../tools/config/jest-native-module.cjs',
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^typebox$': '<rootDir>/../../tools/config/jest-native/typebox.cjs',
    '^typebox/value$': '<rootDir>/../../tools/config/jest-native/typebox-value.cjs',
  },
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testTimeout: 90_000,
  // Many tests wait for a timer or a job. On two cores three workers are a quarter faster than two, and four are no faster than three.
  maxWorkers: 3,
};
