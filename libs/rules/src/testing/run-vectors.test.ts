import { runVectors } from './run-vectors';

const digit = { id: 'digit', test: (value: unknown) => /^\d$/.test(String(value)) };

test('accepts a predicate that matches the table', () => {
  expect(() => runVectors(digit, { accept: ['1'], reject: ['a', undefined] })).not.toThrow();
});

test('lists every vector with a wrong result, with hidden characters escaped', () => {
  expect(() => runVectors(digit, { accept: ['1', '１', '\u200b1'], reject: ['a', 2, Symbol('2'), [3]] })).toThrow(
    [
      'digit:',
      'refuses "\\uff11"',
      'refuses "\\u200b1"',
      'accepts number [object Number]',
      'accepts object [object Array]',
    ].join('\n  '),
  );
});

test.each([
  { accept: [], reject: ['a'] },
  { accept: ['1'], reject: [] },
])('refuses a table without accepted or without rejected values', (table) => {
  expect(() => runVectors(digit, table)).toThrow('needs both of its sides');
});
