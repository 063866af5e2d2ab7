const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { Client } = require('pg');

/** Where jest keeps the tests of a file. It expects a new global object for each file. */
const isOfJest = (key) => typeof key === 'symbol' && ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(key.description);

/**
 * Refuses a second text under the name of a prepared statement. PostgreSQL refuses it only on a connection that has prepared the
 * first, so that a test would fail on some runs only.
 * @returns {() => void} ends the check
 */
function checkStatementNames() {
  const { query } = Client.prototype;
  const texts = new Map();
  Client.prototype.query = function (statement, ...more) {
    const { name, text } = statement;
    if (name && texts.has(name) && texts.get(name) !== text) throw new Error(`two statements are named ${name}`);
    if (name) texts.set(name, text);
    return query.call(this, statement, ...more);
  };
  return () => {
    Client.prototype.query = query;
  };
}

/** Runs tests in Node's own context, which the test files of a worker share with the gateway's code. */
module.exports = class GatewayEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { exit: process.exit, console: globalThis.console };
    this.unprepared = new Set();
  }

  async setup() {
    this.endCheck = checkStatementNames();
  }

  /**
   * If beforeAll fails, afterAll fails too, because it stops what was never started. jest would print that error above the cause
   * and count it as another failure, so it is dropped.
   */
  handleTestEvent({ name, hook, describeBlock }, { unhandledErrors }) {
    if (name !== 'hook_failure') return;
    if (hook.type === 'beforeAll') this.unprepared.add(describeBlock);
    if (hook.type === 'afterAll' && this.unprepared.has(describeBlock)) unhandledErrors.pop();
  }

  async teardown() {
    this.endCheck();
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
