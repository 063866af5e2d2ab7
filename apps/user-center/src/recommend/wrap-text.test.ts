import { wrapText } from './wrap-text';

const wide = (line: string) => line.length * 10;

test('lines are filled and no letter is lost', () => {
  expect(wrapText('一二三四五六七', 30, wide)).toEqual(['一二三', '四五六', '七']);
});

test('no line begins with a stop', () => {
  expect(wrapText('一二三，四五', 30, wide)).toEqual(['一二三，', '四五']);
});

test('an empty text has no lines, and a letter wider than the line has a line of its own', () => {
  expect(wrapText('', 30, wide)).toEqual([]);
  expect(wrapText('一二', 5, wide)).toEqual(['一', '二']);
});
