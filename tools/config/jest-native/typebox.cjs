module.exports = nativeModules.typebox;
