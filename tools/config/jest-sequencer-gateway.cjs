const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * The files that take longest. On a fresh clone jest knows no times and begins with the largest files, so that one of these would
 * run alone at the end, in a worker that has grown.
 */
const longest = [
  'src/core/health/parties.test.ts',
  'src/testing/statements/statements.test.ts',
  'src/http/one-person.test.ts',
  'src/core/codes/draw-captcha.test.ts',
  'src/transfer/read-your-writes.test.ts',
  'src/http/requests.test.ts',
  'src/staff/quarantine.test.ts',
  'src/account/two-gateways.test.ts',
  'src/http/access.test.ts',
];

/** Begins with the longest files, in this order. */
module.exports = class GatewaySequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const first = longest.flatMap((name) => sorted.filter(({ path }) => path.endsWith(name)));
    return [...first, ...sorted.filter((test) => !first.includes(test))];
  }
};
