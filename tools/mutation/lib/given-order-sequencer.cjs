const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs the test files in the order of the patterns, and those of one pattern in jest's own order. */
module.exports = class GivenOrderSequencer extends Sequencer {
  constructor(options) {
    super(options);
    this.patterns = options.globalConfig.nonFlagArgs;
  }

  async sort(tests) {
    const place = ({ path }) => this.patterns.findIndex((pattern) => new RegExp(pattern).test(path));
    return (await super.sort(tests)).sort((a, b) => place(a) - place(b));
  }
};
