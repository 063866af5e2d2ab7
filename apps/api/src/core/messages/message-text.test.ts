import { brandOf } from '@portal/brand';
import { messageParams, type MessageFacts } from './message-params';
import { messageText, messageTexts } from './message-text';
import { samples } from './testing/samples';
import { Check } from 'typebox/value';

const brand = brandOf('eet');
/** A brand with English names, so that every character of an English message is ours. */
const { MIN, STD, DIA } = brand.levels;
const english = {
  levels: { MIN: { ...MIN, name: 'Mini' }, STD: { ...STD, name: 'Standard' }, DIA: { ...DIA, name: 'VIP' } },
};

test('every kind has a sample', () => {
  expect([...new Set(samples.map(([{ kind }]) => kind))].sort()).toEqual(Object.keys(messageParams).sort());
});

test.each(samples)('$kind has the expected text', (facts, title, text) => {
  expect(Check(messageParams[facts.kind], facts.params)).toBe(true);
  expect(messageText('zh_CN', brand, facts)).toEqual({ title, text });
});

// Characters of the messages that exist only in the simplified script.
const simplified = /[账户单转号银验审认过请联设杠达调为务书绑冻结链实录码币]/u;

test.each(samples.map(([facts]) => facts))('$kind has the expected text in the other languages', (facts) => {
  // What a member of staff wrote stays in the member's language.
  const written = ['reason', 'text'].filter((name) => name in facts.params).map((name) => [name, 'ABC']);
  const params = { ...facts.params, ...Object.fromEntries(written) };
  const other = { kind: facts.kind, params } as MessageFacts;
  const traditional = Object.values(messageText('zh_TW', english, other)).join(' ');
  expect(traditional).toMatch(/\p{Script=Han}/u);
  expect(traditional).not.toMatch(simplified);
  const plain = Object.values(messageText('en', english, other)).join(' ');
  expect(plain).not.toMatch(/\p{Script=Han}|[，。：（）]/u);
  // Numbers of documents, amounts and accounts are the same in every language.
  const numbers = (text: string) => text.match(/[\d,*]*\d{3}[\d.,*]*\d/g)?.sort() ?? [];
  expect(numbers(plain)).toEqual(numbers(traditional));
});

test('no text names a wait that there is not', () => {
  const waiting = samples.map(([facts]) => facts).filter(({ params }) => 'hours' in params);
  expect(waiting.length).toBeGreaterThan(3);
  for (const { kind, params } of waiting)
    for (const lang of ['zh_CN', 'zh_TW', 'en'] as const) {
      const { text } = messageText(lang, brand, { kind, params: { ...params, hours: 0 } } as MessageFacts);
      expect(text).not.toMatch(/\b0 (小时|小時|hours)/);
    }
});

test('a missing kind, a missing parameter and an unknown kind do not compile', () => {
  // @ts-expect-error the amount is missing
  const short: MessageFacts = { kind: 'deposit.paid', params: { pno: 'D1' } };
  // @ts-expect-error no such kind
  const unknown: MessageFacts = { kind: 'deposit.lost', params: {} };
  const { 'deposit.paid': paid, ...others } = messageTexts.en;
  // @ts-expect-error a kind has no text
  const table: typeof messageTexts.en = others;
  expect([short.kind, unknown.kind, paid.title, Object.keys(table).length]).toEqual([
    'deposit.paid',
    'deposit.lost',
    'Deposit received',
    Object.keys(messageParams).length - 1,
  ]);
});
