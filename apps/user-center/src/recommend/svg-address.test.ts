import { svgAddress } from './svg-address';

const drawn = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''));

test('a drawing without a size gets one', () => {
  expect(drawn(svgAddress('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', 400))).toBe(
    '<svg width="400" height="400" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  );
});

test('one with a size keeps it', () => {
  expect(drawn(svgAddress('<svg viewBox="0 0 9 9" width="80" height="80"/>', 400))).toBe(
    '<svg viewBox="0 0 9 9" width="80" height="80"/>',
  );
});

test('nothing in a drawing ends the address', () => {
  expect(svgAddress('<svg>#"&?</svg>', 1)).not.toMatch(/[#"<>&?]/);
});
