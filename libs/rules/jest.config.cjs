module.exports = {
  displayName: 'rules',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
