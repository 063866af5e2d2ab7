import { setTimeout as sleep } from 'node:timers/promises';
import { withinBudget, withReadBudget } from './read-budget';

const after = (ms: number) => () => sleep(ms, ms);
const late = 'did not answer in the time';

it('gives up a read at the end of the budget, and answers of that time are returned', async () => {
  await withReadBudget(1_000, async () => {
    expect(await withinBudget(after(10))).toBe(10);
    const begun = performance.now();
    await expect(withinBudget(after(30_000))).rejects.toThrow(late);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

it('has one budget for all reads of a request, one after the other', async () => {
  await withReadBudget(150, async () => {
    await expect(withinBudget(after(5_000))).rejects.toThrow(late);
    const read = jest.fn(after(1));
    await expect(withinBudget(read)).rejects.toThrow(late);
    expect(read).not.toHaveBeenCalled();
  });
});

it('counts the time of reads at the same time once, and no other time', async () => {
  await withReadBudget(2_000, async () => {
    await Promise.all([1, 2, 3, 4].map(() => withinBudget(after(600))));
    await sleep(2_500);
    expect(await withinBudget(after(1))).toBe(1);
  });
});

it('passes on a failure, and leaves other requests and jobs alone', async () => {
  const failing = () => withReadBudget(100, () => withinBudget(() => Promise.reject(new Error('refused'))));
  await expect(failing()).rejects.toThrow('refused');
  await Promise.all([
    withReadBudget(20, () => expect(withinBudget(after(5_000))).rejects.toThrow(late)),
    withReadBudget(2_000, async () => expect(await withinBudget(after(60))).toBe(60)),
    (async () => expect(await withinBudget(after(60))).toBe(60))(),
  ]);
});
