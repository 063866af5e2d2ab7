import { readJson } from './read-answer';

const answer = (body: string, status = 200, type = 'application/json') =>
  new Response(body, { status, headers: { 'content-type': type } });

it('reads JSON, and nothing as undefined', async () => {
  expect(await readJson('X', answer('{"a":1}'))).toEqual({ a: 1 });
  expect(await readJson('X', answer('{"a":1}', 201, 'text/plain'))).toEqual({ a: 1 });
  expect(await readJson('X', answer('', 202))).toBeUndefined();
});

it.each([
  ['a page of a proxy', '<html>secret</html>', 200, 'text/html; charset=utf-8', 'X answered 200 with a page'],
  ['a page instead of a refusal', '<html>secret</html>', 404, 'TEXT/HTML', 'X answered 404 with a page'],
  ['JSON as a page', '{"secret":1}', 200, 'text/html', 'X answered 200 with a page'],
  ['half of an answer', '{"secret":', 200, 'application/json', 'X answered no JSON'],
  ['a page as JSON', '<html>secret</html>', 200, 'application/json', 'X answered no JSON'],
  ['10 MB', `"${'9'.repeat(10_000_000)}"`, 200, 'application/json', 'more than 2000000 bytes'],
])('throws on %s, and quotes nothing', async (_what, body, status, type, message) => {
  const failed = readJson('X', answer(body, status, type));
  await expect(failed).rejects.toThrow(new Error(message));
  await expect(failed).rejects.not.toHaveProperty('status');
});

it('takes another status for the refusal of the party', async () => {
  await expect(readJson('X', answer('{}', 422))).rejects.toMatchObject({ status: 422, message: 'X answered 422' });
});
