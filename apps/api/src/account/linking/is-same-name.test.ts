import { isSameName } from './is-same-name';

it.each([
  ['王小明', true],
  [' 王 小明\u00a0', true],
  ['王小\u200b明', true],
  ['王小明1', false],
  ['王小', false],
  ['', false],
  [' ', false],
])('%j is the name of 王小明: %s', (name, same) => expect(isSameName(name, '王小明')).toBe(same));

it('reads the middle dots of a name alike', () => {
  for (const dot of ['·', '•', '‧', '．']) expect(isSameName(`阿里木${dot}买买提`, '阿里木·买买提')).toBe(true);
});
