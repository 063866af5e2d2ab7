/**
 * @jest-environment node
 */
import { jsonText } from './json-text';

test.each([
  '</script>',
  '</SCRIPT >',
  '<!-- <script>',
  '<script src=x>',
  '<!--',
  '<style>',
  '</Style>',
  '</scr</scriptipt>',
])('escapes %s, so that it neither closes the element nor opens an element or a comment', (text) => {
  const written = jsonText({ text });
  expect(written).not.toMatch(/<!--|<\/?(script|style)/i);
  expect(JSON.parse(written)).toEqual({ text });
});

test('leaves other markup unescaped, so that it compresses together with the page', () => {
  expect(jsonText({ html: '<h2>一</h2><p>二</p>' })).toBe('{"html":"<h2>一</h2><p>二</p>"}');
});
