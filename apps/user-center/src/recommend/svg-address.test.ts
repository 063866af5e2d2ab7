import { svgAddress } from './svg-address';

const drawn = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''));

test('adds a size to an SVG image without one', () => {
  expect(drawn(svgAddress('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', 400))).toBe(
    '<svg width="400" height="400" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  );
});

test('keeps the size of an SVG image that has one', () => {
  expect(drawn(svgAddress('<svg viewBox="0 0 9 9" width="80" height="80"/>', 400))).toBe(
    '<svg viewBox="0 0 9 9" width="80" height="80"/>',
  );
});

test('escapes the characters that would end the address', () => {
  expect(svgAddress('<svg>#"&?</svg>', 1)).not.toMatch(/[#"<>&?]/);
});
