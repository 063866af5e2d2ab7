module.exports = nativeModules['typebox/value'];
