import { brandOf } from '@portal/brand';
import { waitFor } from '@portal/testkit';
import type { TradingGroup } from '../../ports';
import { groupsOf } from './group-of';
import { openStopOuts } from './stop-outs';

// The platform is a fake, because the simulator cannot fail for one group only.
it('reads the level of every group, also if one of them cannot be read', async () => {
  const brand = brandOf('eet');
  const [first = '', ...others] = groupsOf(brand);
  const levels = new Map(others.map((path) => [path, 40]));
  const group = async (path: string): Promise<TradingGroup> => {
    if (path === first) throw new Error('no right to this group');
    return { currency: 'USD', stopOut: levels.get(path), floatingMargin: false };
  };
  const warn = jest.fn();
  const stopOuts = openStopOuts({ brand, trading: { group }, log: { warn } });
  await waitFor(async () => others.every((path) => stopOuts.of(path)?.stopOut === 40), 'the levels');
  for (const path of others) levels.set(path, 30);
  await expect(stopOuts.renew()).rejects.toThrow('no right to this group');
  expect(others.map((path) => stopOuts.of(path)?.stopOut)).toEqual(others.map(() => 30));
  expect(stopOuts.of(first)).toBeUndefined();
  stopOuts.close();
});
