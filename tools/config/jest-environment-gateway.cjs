const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Where jest keeps the tests of a file. It expects a new global object for each file. */
const isOfJest = (key) => typeof key === 'symbol' && ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(key.description);

/** Runs tests in Node's own context, which the test files of a worker share with the gateway's code. */
module.exports = class GatewayEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { exit: process.exit, console: globalThis.console };
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.before.exit;
    globalThis.console = this.before.console;
    for (const key of Reflect.ownKeys(globalThis).filter(isOfJest)) delete globalThis[key];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};
