import { isSafePath } from './is-safe-path';

it.each([
  '/',
  '/news',
  '/news/1/',
  '/market?zone=4',
  '/helpcenter#%E5%85%A5%E9%87%91',
  '/user-center/assets/deposit?account=1&x=a+b',
  '/新闻',
])('takes %s', (path) => {
  expect(isSafePath(path)).toBe(true);
});

it.each([
  '',
  'news',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/a/../b',
  '/a/%2e%2e/b',
  '/a b',
  '/a\u202eb',
  '/a%E2%80%AEb',
  '/news?token=T',
  '/news?TOKEN=T',
  '/news?%74oken=T',
  '/news#token=T',
  '/news?a=%0d%0a',
  '/news?a=%zz',
  '/news?a=%ff',
  `/${'a'.repeat(1024)}`,
])('refuses %j', (path) => {
  expect(isSafePath(path)).toBe(false);
});
