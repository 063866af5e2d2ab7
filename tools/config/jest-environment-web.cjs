const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom has no fetch classes, TextEncoder or structuredClone. This adds Node's. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const key of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'AbortController',
      'AbortSignal',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
      'BroadcastChannel',
    ]) {
      this.global[key] = globalThis[key];
    }
  }
};
