import { requestId } from './request-id';

it('names every request anew, in sixteen letters that a header and a log may hold', () => {
  const ids = Array.from({ length: 1000 }, requestId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
});
