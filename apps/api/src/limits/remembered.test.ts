import { remembered } from './remembered';

const counting = () => {
  const made: string[] = [];
  const of = remembered(2, (text) => {
    made.push(text);
    return text === '' ? undefined : text.length;
  });
  return { made, of };
};

it('makes the result of a text once, also an empty one, and each text has its own', () => {
  const { made, of } = counting();
  expect(['', 'a', '', 'a'].map(of)).toEqual([undefined, 1, undefined, 1]);
  expect(made).toEqual(['', 'a']);
});

it('forgets the text that was not asked for the longest, and keeps no long one', () => {
  const { made, of } = counting();
  ['a', 'bb', 'a', 'ccc', 'a', 'bb'].forEach(of);
  expect(made).toEqual(['a', 'bb', 'ccc', 'bb']);
  const long = 'd'.repeat(513);
  expect([of(long), of(long)]).toEqual([513, 513]);
  expect(made.slice(4)).toEqual([long, long]);
});
