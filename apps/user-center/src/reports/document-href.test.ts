import { documentHref } from './document-href';

test.each([
  ['D261121ABCDEF12', '/user-center/assets/deposit?merchantId=records&pno=D261121ABCDEF12'],
  ['W261121ABCDEF12', '/user-center/fundingDetails?tab=withdraw&from=2026-11-21&to=2026-11-21&row=W261121ABCDEF12'],
  ['C261121ABCDEF12', '/user-center/fundingDetails?tab=coin&from=2026-11-21&to=2026-11-21&row=C261121ABCDEF12'],
  ['T261121ABCDEF12', '/user-center/fundingDetails?tab=transfer&from=2026-11-21&to=2026-11-21&row=T261121ABCDEF12'],
  ['W261341ABCDEF12', undefined],
  ['X261121ABCDEF12', undefined],
  ['12345', undefined],
  ['D261121"><img>', undefined],
])('%s links to %s', (pno, href) => {
  expect(documentHref(pno)).toBe(href);
});
