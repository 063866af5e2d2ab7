import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@portal/brand';
import { passagesOf } from './testing/passages';

const root = join(__dirname, '../../../../../libs/brand/src');
const filesOf = (id: string) =>
  readdirSync(join(root, id, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, written: readFileSync(join(root, id, 'content', name), 'utf8') }));

/** Words that say which of several figures follows: the last one before a reference decides. */
const deciding: readonly (readonly [words: RegExp, names: RegExp])[][] = [
  [
    [/迷你/g, /^MIN\./],
    [/标准(?:账户)?|进阶/g, /^STD\./],
    [/VIP|尊享/g, /^DIA\./],
  ],
  [
    [/验证码|失效/g, /^code\.minutes$/],
    [/等待|延长|等到/g, /^login\.waitMinutes$/],
    [/入金单|订单|待支付|下单/g, /^deposit\.draftMinutes$/],
    [/到账/g, /^arrival\.depositMinutes$/],
  ],
  [
    [/TRC20/g, /TRC20$/],
    [/ERC20/g, /ERC20$/],
    // No fee follows these words.
    [/每美元|{{例 1}} USD = /g, /^$/],
  ],
  [
    [/入金/g, /^deposit\.(?:min|max)$/],
    [/出金|手续费/g, /^withdraw\./],
  ],
];

const reference = /\{\{=? ?([^{}例]*)\}\}/g;

/** The names in a passage, each with the text before it. A sum has several. */
const namedIn = (text: string) =>
  [...text.matchAll(reference)].flatMap(({ 1: inside = '', index }) =>
    (inside.match(/[A-Za-z][\w.]*/g) ?? []).map((name) => ({ name, before: text.slice(0, index) })),
  );

/** Whether the last deciding words before a reference are those of another figure of the same group. */
const isMistaken = (name: string, before: string) =>
  deciding.some((group) => {
    if (!group.some(([, names]) => names.test(name))) return false;
    const text = before.replace(reference, '…');
    const found = group.map(([words, names]) => ({ names, at: [...text.matchAll(words)].at(-1)?.index ?? -1 }));
    const last = found.reduce((a, b) => (b.at > a.at ? b : a));
    return last.at >= 0 && !last.names.test(name);
  });

const mistakesIn = (written: string): string[] =>
  passagesOf(written).flatMap(({ line, text }) =>
    namedIn(text)
      .filter(({ name, before }) => !text.includes('分别') && isMistaken(name, before))
      .map(({ name }) => `${line}: ${name} in: ${text.trim()}`),
  );

it.each(Object.keys(brands))('%s: every reference names the figure that its sentence is about', (id) => {
  const mistakes = filesOf(id).flatMap(({ name, written }) => mistakesIn(written).map((text) => `${name}:${text}`));
  expect(mistakes).toEqual([]);
});

it.each([
  '按 {{例 1}} USD = {{coin.fee.TRC20}} USDT 折算',
  '需要图形验证码，之后等待时间逐次延长，最长 {{code.minutes}} 分钟。',
  '入金 {{withdraw.freeFrom}} USD 应付 1,452.00 CNY',
  '强制平仓：标准与 VIP {{STD.stopOut}}',
  '| | 迷你账户 | VIP 账户 |\n| --- | --- | --- |\n| 强制平仓 | {{MIN.stopOut}} | {{STD.stopOut}} |',
  '| 级别 | 最高杠杆 |\n| --- | --- |\n| 尊享账户 | {{STD.leverage}} |',
  'TRC20 约 {{arrival.TRC20}} 分钟、ERC20 约 {{arrival.TRC20}} 分钟到账',
  '迷你账户占用 {{= 1,160 ÷ STD.leverage}} USD',
])('a reference to another figure is found: %s', (written) => expect(mistakesIn(written)).toHaveLength(1));

it.each([
  '每美元折合 {{rate.usdt}} USDT，TRC20 到账 {{= 500 × rate.usdt − coin.fee.TRC20}} USDT',
  '迷你 {{MIN.stopOut}}，标准 {{STD.stopOut}}，VIP {{DIA.stopOut}}',
  '验证码 {{code.minutes}} 分钟内有效；登录等待最长 {{login.waitMinutes}} 分钟。',
])('a reference to the right figure is not reported: %s', (written) => expect(mistakesIn(written)).toEqual([]));
