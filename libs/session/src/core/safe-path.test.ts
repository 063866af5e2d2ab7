import fc from 'fast-check';
import { safePath } from './safe-path';
import { followed, refused } from './safe-path.vectors';

const origins = { siteOrigin: 'https://www.brand.test', userCenterOrigin: 'https://user.brand.test' };
const home = 'https://www.brand.test/';

it.each(followed)('%s leads to %s', (path, target) => {
  expect(safePath(path, origins)).toBe(target);
});

describe.each(Object.entries(refused))('%s', (_, paths) => {
  it.each(paths.map((path) => [JSON.stringify(path), path]))('%s leads to the home page', (_name, path) => {
    expect(safePath(path, origins)).toBe(home);
  });
});

it.each([undefined, null])('%p leads to the home page', (path) => {
  expect(safePath(path, origins)).toBe(home);
});

it('leads somewhere with 1,024 characters and with three encodings, and home with one more', () => {
  expect(safePath(`/${'a'.repeat(1_023)}`, origins)).toBe(`https://www.brand.test/${'a'.repeat(1_023)}`);
  expect(safePath(`/${'a'.repeat(1_024)}`, origins)).toBe(home);
  expect(safePath('/%252561', origins)).toBe('https://www.brand.test/%252561');
  expect(safePath('/%25252561', origins)).toBe(home);
});

it('never leaves the origins of the brand, whatever the path', () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '.', '@', ':', '?', '#', '%2f', '%5c', '%25', '%2e', '%09', '\t', '\n', '／', '。', 'evil.com'],
    ...['user-center', 'news', 'https', 'token=', 'path=', 'www.brand.test', ' ', '%00', '&', ';'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), fc.boolean(), (pieces, rooted) => {
      const target = new URL(safePath(`${rooted ? '/' : ''}${pieces.join('')}`, origins));
      expect([origins.siteOrigin, origins.userCenterOrigin]).toContain(target.origin);
      expect(target.username + target.password).toBe('');
      expect(target.pathname).not.toMatch(/\/\/|\\|^\/\.\.?(\/|$)/);
      expect(target.searchParams.has('token')).toBe(false);
      // A router gets only the path, which must not resolve to another host either.
      expect(new URL(target.href.slice(target.origin.length), origins.siteOrigin).origin).toBe(origins.siteOrigin);
    }),
    { numRuns: 5000 },
  );
});
