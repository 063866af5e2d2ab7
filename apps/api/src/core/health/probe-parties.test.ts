import { waitFor } from '@portal/testkit';
import { RefusedError } from '../../ports';
import { isAnswer } from './is-answer';
import { Parties } from './parties';
import { probeParties } from './probe-parties';
import { watchParties } from './watch-parties';

const often = { everyMs: 20, awayMs: 10 };
const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });

/** Every party, each away while its name is in `away`. */
function world() {
  const away = new Set<string>();
  const log = { warn: jest.fn(), info: jest.fn() };
  const parties = new Parties(log as never);
  const outages: unknown[][] = [];
  const db = { rows: async (name: string, _text: string, values: unknown[]) => void outages.push([name, ...values]) };
  const ask = async (party: string) => {
    if (away.has(party)) throw refused;
  };
  const ports = watchParties(
    {
      trading: { serverTime: async () => (await ask('platform'), new Date()) },
      payment: { probe: () => ask('channel') },
      message: { probe: ask },
    } as never,
    { db, log, parties } as never,
  ) as never;
  const gateway = { ports, parties, redis: { ping: () => ask('redis') } } as never;
  return { away, log, parties, ports, outages, start: () => probeParties(gateway, often) };
}

it.each(['platform', 'channel', 'sms', 'email', 'redis'] as const)(
  'knows that %s is away and back, and logs each change once',
  async (party) => {
    const { away, log, parties, start } = world();
    const probes = start();
    await waitFor(async () => parties.isUp(party) === true, 'the first answer');
    expect(log.info).not.toHaveBeenCalled();
    away.add(party);
    await waitFor(async () => parties.isAway(party), 'the failure');
    await new Promise((done) => setTimeout(done, 100));
    expect(log.warn.mock.calls).toEqual([[{ party, reason: 'ECONNREFUSED' }, 'an outside party is away']]);
    const others = (['platform', 'channel', 'sms', 'email', 'redis'] as const).filter((one) => one !== party);
    expect(others.map((one) => parties.isUp(one))).toEqual([true, true, true, true]);
    away.delete(party);
    await waitFor(async () => parties.isUp(party) === true, 'the return');
    await new Promise((done) => setTimeout(done, 50));
    expect(log.info.mock.calls).toEqual([[{ party, seconds: expect.any(Number) }, 'an outside party is back']]);
    await probes.close();
  },
);

it('asks soon again after a request has found a party away', async () => {
  const { parties, ports } = world();
  const probes = probeParties({ ports, parties } as never, { everyMs: 60_000, awayMs: 10 });
  await waitFor(async () => parties.isUp('channel') === true, 'the first answer');
  parties.noteAway('channel', refused);
  await waitFor(async () => parties.isUp('channel') === true, 'the return', 5_000);
  await probes.close();
});

it('does not take the failure of an old request for news', () => {
  const { parties } = world();
  const askedAt = performance.now();
  parties.noteUp('redis');
  parties.noteAway('redis', refused, askedAt - 1);
  expect(parties.isUp('redis')).toBe(true);
  parties.noteAway('redis', refused, performance.now() + 1);
  expect(parties.isAway('redis')).toBe(true);
});

it('knows a party that is away at the start, and records its outage until it is back', async () => {
  const { away, parties, outages, start } = world();
  away.add('channel');
  expect(parties.isUp('channel')).toBeUndefined();
  const probes = start();
  await waitFor(async () => parties.isAway('channel'), 'the failure');
  away.delete('channel');
  await waitFor(async () => parties.isUp('channel') === true, 'the return');
  await probes.close();
  expect(outages).toContainEqual(['outage.begin', 'channel', 'ECONNREFUSED']);
  expect(outages.filter(([, party]) => party === 'channel').at(-1)).toEqual(['outage.end', 'channel']);
});

it.each([
  [new RefusedError('x', 400), true],
  [new RefusedError('x', 404), true],
  [new RefusedError('x', 422), true],
  [new RefusedError('x', 401), false],
  [new RefusedError('x', 403), false],
  [new RefusedError('x', 429), false],
  [new RefusedError('x', 500), false],
  [Object.assign(new Error(), { code: 'EENVELOPE' }), true],
  [refused, false],
  [undefined, false],
])('takes %s for an answer to one request: %s', (error, expected) => {
  expect(isAnswer(error)).toBe(expected);
});
