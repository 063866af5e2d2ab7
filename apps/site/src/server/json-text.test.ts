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
])('%s neither ends the element nor begins another, nor a comment', (text) => {
  const written = jsonText({ text });
  expect(written).not.toMatch(/<!--|<\/?(script|style)/i);
  expect(JSON.parse(written)).toEqual({ text });
});

test('a text is read back as it is in the page, so that it is packed once', () => {
  expect(jsonText({ html: '<h2>一</h2><p>二</p>' })).toBe('{"html":"<h2>一</h2><p>二</p>"}');
});
