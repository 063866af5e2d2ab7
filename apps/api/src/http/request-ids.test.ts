import { requestIds } from './request-ids';

it('makes ids of 16 characters that do not repeat, over several draws and by several servers', () => {
  const [one, other] = [requestIds(), requestIds()];
  const ids = Array.from({ length: 2_000 }, () => [one(), other()]).flat();
  expect(new Set(ids).size).toBe(4_000);
  expect(ids.filter((id) => !/^[\w-]{16}$/.test(id))).toEqual([]);
});
