module.exports = {
  displayName: 'overview',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/config/jest-environment-web.cjs',
  setupFilesAfterEnv: ['../../tools/config/jest-setup.cjs'],
};
