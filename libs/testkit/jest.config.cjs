module.exports = {
  displayName: 'testkit',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
