import { calls, type ArgsOf } from '@portal/contract';
import { Client, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { inPortal, noticesTo, outboxEmpty } from '../../testing/notices';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { content, staff } = calls;
type Values = ArgsOf<typeof staff.proposeSettings>['values'];

const dayMs = 86_400_000;
let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let persons: TestCustomer[];
beforeAll(async () => {
  test_ = await startTestGateway({ SETTINGS_LEAD_SECONDS: '0' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  persons = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
  await test_.gateway.db.rows('test.email', `update customer.customer set email = id || '@qq.com'`, []);
});
afterAll(() => test_.stop());

const at = (days: number) => new Date(Date.now() + days * dayMs + 60_000).toISOString();
const propose = (values: Values, from?: string) =>
  anna.call(staff.proposeSettings, { values, reason: '调整', ...(from && { from }) });
const decide = (id: string, decision: 'approve' | 'withdraw' = 'approve') =>
  boris.call(staff.decideSettings, { id, decision, reason: '核对' });
/** Proposes and approves. */
async function change(values: Values, from?: string) {
  const { code, data } = await propose(values, from);
  expect([values[0]?.name, code]).toEqual([values[0]?.name, 'OK']);
  const decided = await decide(data.id);
  expect([values[0]?.name, decided.code]).toEqual([values[0]?.name, 'OK']);
  return decided.data;
}
const fee = (value: string): Values => [{ name: 'limits.withdraw.fee', value }];
/** The messages of a kind to every customer, once `count` have arrived. */
async function heard(kind: string, count: number): Promise<string[]> {
  const texts = await waitFor(async () => {
    const lists = await Promise.all(persons.map((person) => inPortal(person, kind)));
    return lists.every((list) => list.length >= count) && lists.map((list) => list.map(({ text }) => text));
  }, `${count} messages of ${kind}`);
  await outboxEmpty(test_);
  expect(new Set(texts.map((list) => list.join()))).toHaveProperty('size', 1);
  expect(texts[0]).toHaveLength(count);
  return texts[0]!;
}
const notices = async () => {
  const { category } = test_.gateway.brand.content;
  const { list } = await new Client(test_.url).ok(content.moreTotal, { id: category.notice });
  return list.map(({ title }) => title).filter((title) => title.startsWith('费用与限额调整'));
};

it.each<[string, Values, Values]>([
  ['a higher fee', fee('4.00'), fee('2.00')],
  ...(
    [
      ['limits.withdraw.freeFrom', '200.01', '199.99'],
      ['limits.coin.networkFee.TRC20', '1.000001', '0.999999'],
      ['limits.coin.networkFee.ERC20', '8.000001', '7.999999'],
      ['limits.deposit.min', '50.01', '49.99'],
      ['limits.withdraw.min', '50.01', '49.99'],
      ['limits.coin.min', '100.01', '99.99'],
      ['limits.transfer.min', '1.01', '0.99'],
      ['limits.deposit.max', '49999.99', '50000.01'],
      ['limits.withdraw.max', '49999.99', '50000.01'],
      ['limits.coin.max', '99999.99', '100000.01'],
      ['limits.withdraw.daily', '99999.99', '100000.01'],
      ['limits.deposit.maxUnpaid', '4', '6'],
      ['limits.deposit.draftMinutes', '29', '31'],
      ['limits.coin.addressCoolingHours', '25', '23'],
      ['limits.invite.firstDeposit', '200.01', '199.99'],
      ['limits.invite.bonus', '19.99', '20.01'],
      ['limits.promotion.perCustomer', '999.99', '1000.01'],
      ['rates.depositCny', '7.2601', '7.2599'],
      ['rates.withdrawCny', '7.1599', '7.1601'],
    ] as const
  ).map(([name, worse, better]): [string, Values, Values] => [
    name,
    [{ name, value: worse }],
    [{ name, value: better }],
  ]),
])('%s: is refused earlier than a week from now, and may get better at once', async (_what, worse, better) => {
  const { name } = worse[0]!;
  for (const from of [undefined, at(1), at(6.9)]) {
    const { code, msg, fields } = await propose(worse, from);
    // The least deposit of the brand is what its lowest level asks: a higher one is refused anyhow.
    if (name === 'limits.deposit.min') expect(code).toBe('staff.settingOrder');
    else {
      expect([code, Object.keys(fields).sort()]).toEqual(['staff.settingNotice', ['from', name].sort()]);
      const day = new Date(Date.now() + 7 * dayMs + 8 * 3_600_000).toISOString().slice(5, 10);
      expect(msg).toContain(`7 天通知，最早于北京时间 ${day}`);
    }
  }
  const { code, data } = await propose(better);
  expect([name, code]).toEqual([name, 'OK']);
  expect((await decide(data.id, 'withdraw')).code).toBe('OK');
});

it('lets both rates follow the market, and refuses what widens the gap between them', async () => {
  const rates = (depositCny: string, withdrawCny: string): Values => [
    { name: 'rates.depositCny', value: depositCny },
    { name: 'rates.withdrawCny', value: withdrawCny },
  ];
  expect((await propose(rates('7.3326', '7.2315'))).code).toBe('staff.settingNotice');
  for (const values of [
    rates('7.3326', '7.2316'),
    rates('7.2000', '7.0990'),
    [{ name: 'rates.withdrawUsdt', value: '0.998000' }] as const,
  ]) {
    const { from } = await change([...values]);
    expect(Date.parse(from)).toBeLessThan(Date.now() + 5000);
  }
  expect((await propose(rates('7.2000', '7.0989'))).code).toBe('staff.settingNotice');
  const { from } = await change([{ name: 'limits.twoPersonFrom', value: '9000.00' }]);
  expect(Date.parse(from)).toBeLessThan(Date.now() + 5000);
  for (const person of persons) expect(await inPortal(person, 'terms.2')).toEqual([]);
});

it('a higher fee a week later is told to every customer once, in the portal, by mail and on the site', async () => {
  const { from, id } = await change(fee('4.00'), at(7));
  expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.now() + 7 * dayMs - 5000);
  expect(test_.gateway.brand.limits.withdraw.fee).toBe('3.00');
  const words = '银行出金手续费（美元）由 3.00 调整为 4.00';
  expect(await heard('terms.2', 1)).toEqual([expect.stringContaining(words)]);
  for (const person of persons) {
    const mails = await noticesTo(test_, `${person.customerNumber}@qq.com`);
    expect(mails.map(({ kind, text }) => [kind, text.includes(words)])).toEqual([['terms.2', true]]);
    const sms = await noticesTo(test_, `86${person.phone}`);
    expect(sms.filter(({ kind }) => kind === 'terms.2')).toEqual([]);
  }
  expect(await notices()).toHaveLength(1);
  await decide(id, 'withdraw');
});

it('a lower bonus is told, and a withdrawn change too', async () => {
  const { id } = await change([{ name: 'limits.invite.bonus', value: '10.00' }], at(7));
  const words = '邀请奖励（美元）由 20.00 调整为 10.00';
  expect(await heard('terms.2', 2)).toContainEqual(expect.stringContaining(words));
  expect(await notices()).toHaveLength(1);
  expect((await decide(id, 'withdraw')).code).toBe('OK');
  expect(await heard('terms.4', 2)).toContainEqual(expect.stringContaining(`不再执行：${words}`));
  expect(await notices()).toEqual([]);
});

it('keeps the whole notice where the approval comes late', async () => {
  const { data: made } = await propose([{ name: 'limits.transfer.min', value: '2.00' }], at(7));
  const late = `update common.settings_change set from_at = now() + interval '1 day' where id = $1`;
  await test_.gateway.db.rows('test.late', late, [made.id]);
  const { from } = (await decide(made.id)).data;
  expect(Date.parse(from)).toBeGreaterThan(Date.now() + 7 * dayMs - 5000);
  expect(await heard('terms.2', 3)).toContainEqual(expect.stringContaining('最低转账（美元）由 1.00 调整为 2.00'));
});

it('a change that another decision makes worse has its notice too', async () => {
  // Better than what applies: it may begin soon, and nobody is told.
  await change(fee('2.50'), at(3));
  expect((await decide((await propose(fee('1.00'), at(1))).data.id)).code).toBe('staff.settingNotice');
  const high = await change(fee('6.00'), at(8));
  await heard('terms.2', 4);
  // Lower than 6.00, and told only once it is what raises the fee.
  await change(fee('5.00'), at(9));
  await heard('terms.2', 4);
  await decide(high.id, 'withdraw');
  expect(await heard('terms.2', 5)).toContainEqual(expect.stringContaining('调整为 5.00'));
});

it('tells each customer once, in parts and by two runs at the same time', async () => {
  await change([{ name: 'limits.withdraw.daily', value: '90000.00' }], at(7));
  await heard('terms.2', 6);
  const { id } = await test_.gateway.db.row<{ id: bigint }>(
    'test.again',
    `update common.settings_change set announced_to = 0
     where id = (select max(id) from common.settings_change where announced_to is not null and status = 2) returning id`,
    [],
  );
  const next = () =>
    test_.gateway.db.row<{ more: boolean }>(
      'test.next',
      `select common.tell_next($1, 2, '12-06 20:15', '[]', 1) as more`,
      [id],
    );
  while ((await Promise.all([next(), next(), next()])).some(({ more }) => more));
  await heard('terms.2', 7);
});
