module.exports = globalThis.nativeModules['typebox/value'];
