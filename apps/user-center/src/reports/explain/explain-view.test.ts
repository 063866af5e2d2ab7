import { explainAddress, readExplainView } from './explain-view';

const blank = { accountId: '', of: 'balance', month: '', page: 1 } as const;

test.each([
  ['', blank],
  ['account=1001&of=credit&month=2026-03&page=7', { accountId: '1001', of: 'credit', month: '2026-03', page: 7 }],
  ['account=<x>&of=all&month=2026-13&page=-1', blank],
])('reads %s', (search, view) => {
  expect(readExplainView(new URLSearchParams(search))).toEqual(view);
});

test('writes an address that it reads back as the same view', () => {
  const view = { accountId: '1001', of: 'credit', month: '2026-03', page: 7 } as const;
  expect(readExplainView(new URLSearchParams(explainAddress(view)))).toEqual(view);
  expect(explainAddress(blank)).toBe('?');
});
