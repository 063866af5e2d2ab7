import { wrapText } from './wrap-text';

const wide = (line: string) => line.length * 10;

test('fills the lines, and loses no character', () => {
  expect(wrapText('一二三四五六七', 30, wide)).toEqual(['一二三', '四五六', '七']);
});

test('begins no line with a punctuation mark', () => {
  expect(wrapText('一二三，四五', 30, wide)).toEqual(['一二三，', '四五']);
});

test('returns no lines for an empty text, and a separate line for a character wider than the line', () => {
  expect(wrapText('', 30, wide)).toEqual([]);
  expect(wrapText('一二', 5, wide)).toEqual(['一', '二']);
});
