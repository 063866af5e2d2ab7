/** Sets the clock of this process, and with it the gateway's, until `jest.useRealTimers()`. Timers run normally. */
export const moveClock = (now: number | string): void =>
  void jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
