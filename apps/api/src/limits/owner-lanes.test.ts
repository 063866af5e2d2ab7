import { ownerLanes } from './owner-lanes';

it('runs some of an owner at once, lets the rest wait, and nobody waits for another', async () => {
  const lanes = ownerLanes('test', { running: 4, waiting: 10, retryAfter: 1 });
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const running = { a: 0, b: 0 };
  const start = (owner: 'a' | 'b') =>
    lanes(async () => {
      running[owner] += 1;
      await opened;
    }, owner);
  const all = [...Array.from({ length: 14 }, () => start('a')), start('b')];
  await expect(start('a')).rejects.toMatchObject({ retryAfter: 1 });
  expect(running).toEqual({ a: 4, b: 1 });
  open();
  await Promise.all(all);
  expect(running).toEqual({ a: 14, b: 1 });
});
