import { brandOf } from '@portal/brand';
import { waitFor } from '@portal/testkit';
import type { TradingGroup } from '../../ports';
import { groupsOf } from './group-of';
import { isSameThreshold } from './is-same-threshold';
import { openStopOuts } from './stop-outs';

// The platform is a fake, because the simulator cannot fail for one group only.
it('reads the level of every group, also if one of them cannot be read', async () => {
  const brand = brandOf('eet');
  const [first = '', ...others] = groupsOf(brand);
  const levels = new Map(others.map((path) => [path, 40]));
  const marginCall = { percent: 100 };
  const group = async (path: string): Promise<TradingGroup> => {
    if (path === first) throw new Error('no right to this group');
    return { currency: 'USD', marginCall, stopOut: { percent: levels.get(path) ?? 0 }, floatingMargin: false };
  };
  const warn = jest.fn();
  const stopOuts = openStopOuts({ brand, trading: { group }, log: { warn, info: jest.fn() } });
  await waitFor(async () => others.every((path) => stopOuts.of(path)), 'the levels');
  const stated = () => others.map((path) => stopOuts.of(path)?.stopOut);
  expect(stated()).toEqual(others.map(() => ({ percent: 40 })));
  for (const path of others) levels.set(path, 30);
  await expect(stopOuts.renew()).rejects.toThrow('no right to this group');
  expect(stated()).toEqual(others.map(() => ({ percent: 30 })));
  expect(stopOuts.of(first)).toBeUndefined();
  stopOuts.close();
});

it.each([
  [{ percent: 30 }, { percent: 30 }, true],
  [{ percent: 30 }, { percent: 50 }, false],
  [{ equity: 3_000n }, { equity: 3_000n }, true],
  [{ equity: 3_000n }, { equity: 3_001n }, false],
  [{ percent: 30 }, { equity: 30n }, false],
  [{ equity: 30n }, { percent: 30 }, false],
  [{ percent: 30 }, undefined, false],
])('compares the levels %p and %p: %p', (a, b, expected) => {
  expect(isSameThreshold(a, b)).toBe(expected);
});
