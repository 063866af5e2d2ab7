/** The part of jest's test sequencer that a run of the nearest tests needs: runs the test files in the order of the patterns. */
module.exports = class GivenOrderSequencer {
  constructor({ globalConfig }) {
    this.patterns = globalConfig.nonFlagArgs.map((pattern) => new RegExp(pattern));
  }

  sort(tests) {
    const place = ({ path }) => this.patterns.findIndex((pattern) => pattern.test(path));
    return tests.toSorted((a, b) => place(a) - place(b));
  }

  cacheResults() {} // The order does not depend on earlier runs.
};
