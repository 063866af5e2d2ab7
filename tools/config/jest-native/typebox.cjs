module.exports = globalThis.nativeModules.typebox;
