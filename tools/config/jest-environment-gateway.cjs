const { types } = require('node:util');
const { TestEnvironment } = require('jest-environment-node');

/** Packages that are published as ES modules only, and their entries that the gateway imports. */
const esModules = ['typebox', 'typebox/value'];

/** A test file has an `Error` of its own, and the packages have Node's. `instanceof Error` holds for both, as in the gateway. */
function acceptErrorsOfPackages(Error) {
  const ordinary = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Error, Symbol.hasInstance, {
    value(error) {
      return this === Error && types.isNativeError(error) ? true : ordinary.call(this, error);
    },
  });
}

/**
 * Runs tests of the gateway. Two thirds of the modules that a gateway needs are packages; they are loaded once a worker and not once a
 * test file (jest-native-module.cjs). The gateway's own code is loaded anew for each file.
 */
module.exports = class GatewayEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.nativeRequire = require;
    acceptErrorsOfPackages(this.global.Error);
    const loaded = await Promise.all(esModules.map(async (name) => [name, await import(name)]));
    this.global.nativeModules = Object.fromEntries(loaded);
  }
};
