import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf, brands } from '@portal/brand';
import { retention } from '../../core/retention/retention';
import { loadLibrary } from './load-library';

const root = join(__dirname, '../../../../..');
const policyOf = (id: string) => readFileSync(join(root, 'libs/brand/src', id, 'content/legal/002-privacy.md'), 'utf8');

/** Rows that say nothing of a customer. */
const ofNobody = ['deposit.unsigned_callback', 'kernel.code_stop', 'kernel.outage'];

it.each(Object.keys(brands))('%s: its privacy policy names how long each row of a customer is stored', (id) => {
  const rows = retention.map(({ table }) => table).filter((table) => !table.startsWith('staff.'));
  const policy = policyOf(id);
  const missing = rows.filter((table) => !ofNobody.includes(table) && !policy.includes(`{{retention.${table}}} 天`));
  expect(missing).toEqual([]);
});

/** The names of the cookies of both customers' apps and the gateway, and how long they live where it is not the session's time. */
function cookiesOf() {
  const sources = ['libs/session/src/core', 'apps/api/src/http'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('staff-'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const withCookies = sources.filter((source) => /Cookies|UserCookie|setCookie/.test(source));
  return [
    ...new Set(
      withCookies.flatMap((source) => [
        ...[...source.matchAll(/^const (?:COOKIE|NAME|name|plain) = '([\w-]+)'/gm)].map(([, name = '']) => name),
        ...[...source.matchAll(/^const (?:names|readable) = \[(.*?)\]/gm)].flatMap(
          ([, list = '']) => list.match(/\w+(?=')/g) ?? [],
        ),
      ]),
    ),
  ];
}

it('finds the cookies in the code', () => {
  expect(cookiesOf().sort()).toEqual(
    [
      ...['campaign', 'cookieTest', 'device', 'lastPage', 'notice', 'sessionEnd', 'sid', 'token', 'unfinished'],
      ...['userid', 'username'],
    ].sort(),
  );
});

it.each(Object.keys(brands))('%s: its privacy policy and its page on cookies name every cookie', (id) => {
  const cookies = readFileSync(join(root, 'libs/brand/src', id, 'content/legal/008-cookies.md'), 'utf8');
  for (const text of [policyOf(id), cookies])
    expect(cookiesOf().filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

const shown = (privacy: object, regions = ['CN']) => {
  const brand = { ...brandOf('eet'), regions, privacy: { ...brandOf('eet').privacy, ...privacy } };
  const { articles } = loadLibrary(join(root, 'libs/brand/src/eet/content'), brand, Date.parse('2026-12-31T00:00:00Z'));
  const plainOf = (own: string) => articles.find(({ id }) => id === own)?.plain ?? '';
  return { policy: plainOf('1012'), disclaimer: plainOf('1013'), help: [plainOf('310063'), plainOf('310083')] };
};

it('states who is in charge, where data is stored and who receives it abroad, where the brand has set it', () => {
  const recipient = { name: '甲公司', place: '新加坡', contact: 'a@b.example', purpose: '发送短信', data: '手机号' };
  const { policy } = shown({ officer: '乙，邮箱 c@d.example', storage: '中国内地', recipients: [recipient] });
  expect(policy).toContain('个人信息保护负责人：乙，邮箱 c@d.example。');
  expect(policy).toContain('您的个人信息存储在中国内地。');
  for (const cell of Object.values(recipient)) expect(policy).toContain(cell);
});

it('leaves out what the brand has not set', () => {
  const { policy } = shown({ officer: '', storage: '', recipients: [] });
  expect(policy).not.toMatch(/负责人：|存储在|^境外接收方$/m);
});

it('says for how many years what the law requires is kept after a closing, by the brand, as the help does', () => {
  expect(brandOf('eet').privacy.keepYears).toBe(10);
  for (const keepYears of [10, 7]) {
    const { policy, help } = shown({ keepYears });
    expect(policy).toContain(`自账户关闭起 ${keepYears} 年`);
    for (const answer of help)
      expect(answer).toMatch(new RegExp(`自注销起(?:保留|保存) ${keepYears} 年，期满之后删除`));
  }
});

it('names the regions that are served and their law', () => {
  const { policy, disclaimer } = shown({ law: '《某地隐私条例》' }, ['CN', 'HK', 'SG']);
  expect(policy).toContain('依照《某地隐私条例》等法律的要求');
  expect(disclaimer).toContain('只向中国内地、中国香港、新加坡的居民提供开户服务');
});
