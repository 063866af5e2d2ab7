import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualProfile } from '../core/payouts/csv-profile';
import { readProfiles } from './read-profiles';

const folder = mkdtempSync(join(tmpdir(), 'profiles-'));
const read = (content: unknown) => {
  const file = join(folder, 'profiles.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readProfiles({ PAYOUT_PROFILES: file });
};

it('returns one profile without the setting, and the profiles of the file with it', () => {
  expect(readProfiles({ PAYOUT_PROFILES: '' })).toEqual([usualProfile]);
  const bank = { ...usualProfile, id: 'bank', name: '银行', encoding: 'gb18030', delimiter: '|', header: false };
  expect(read([usualProfile, bank])).toEqual([usualProfile, bank]);
});

it.each([
  ['no JSON', '[', /PAYOUT_PROFILES 指定的文件无法读取/],
  ['none', [], /指定的文件有误/],
  ['an unknown encoding', [{ ...usualProfile, encoding: 'big5' }], /有误：\/0\/encoding/],
  ['an unknown column', [{ ...usualProfile, columns: [{ head: 'x', value: 'password' }] }], /有误：\/0\/columns/],
  ['an unknown key', [{ ...usualProfile, quotes: true }], /有误：\/0/],
  ['the same id twice', [usualProfile, usualProfile], /^环境变量 PAYOUT_PROFILES 指定的文件中 csv 重复$/],
  [
    'no amount',
    [{ ...usualProfile, columns: usualProfile.columns.filter(({ head }) => head !== '金额') }],
    /^环境变量 PAYOUT_PROFILES 指定的文件中 csv 缺少 amount 列$/,
  ],
])('refuses %s', (_what, content, line) => {
  expect(() => read(content)).toThrow(line);
});

it('refuses a missing file', () => {
  expect(() => readProfiles({ PAYOUT_PROFILES: join(folder, 'none.json') })).toThrow('无法读取');
});
