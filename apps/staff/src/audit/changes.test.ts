import { changesOf } from './changes';

it('lists changed, added and removed fields first', () => {
  expect(changesOf('{"status":1,"name":"a","old":true}', '{"status":2,"name":"a","reason":"x"}')).toEqual([
    { name: 'status', before: '1', after: '2' },
    { name: 'old', before: 'true', after: undefined },
    { name: 'reason', before: undefined, after: 'x' },
    { name: 'name', before: 'a', after: 'a' },
  ]);
});

it('returns a value that is not an object, and nothing if nothing was recorded', () => {
  expect(changesOf('null', '[1]')).toEqual([{ name: '值', before: undefined, after: '[1]' }]);
  expect(changesOf('null', 'null')).toEqual([]);
});
