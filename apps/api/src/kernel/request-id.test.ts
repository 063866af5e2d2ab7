import { requestId } from './request-id';

it('gives every request an id of its own', () => {
  const ids = Array.from({ length: 1000 }, requestId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  // Each digit that is free takes every value.
  for (const place of [...'xxxxxxxx-xxxx-.xxx-.xxx-xxxxxxxxxxxx'].flatMap((mark, at) => (mark === 'x' ? [at] : [])))
    expect(new Set(ids.map((id) => id[place])).size).toBe(16);
});
