import { calls } from '@portal/contract';
import { Client, newPhone, payDeposit, solveCaptcha, waitFor } from '@portal/testkit';
import { leaveMessage } from '../core/messages/message';
import { notMeTicket } from '../core/messages/not-me-ticket';
import { changeForm } from '../testing/phone-changes';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { inPortal, noticesTo, outboxEmpty } from '../testing/notices';

const { account, coin, customer, staff, withdraw } = calls;

let test_: TestGateway;
let anna: StaffClient;
let person: Payee;
const email = 'told.person@qq.com';

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  person = await payee(test_, '5000.00');
  await test_.gateway.db.rows('test.email', 'update customer.customer set email = $2 where id = $1::bigint', [
    person.customerNumber,
    email,
  ]);
});
afterAll(() => test_.stop());

const phone = () => `86${person.phone}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const asks = '不是本人操作？打开此页面冻结账户（7 天内有效）';
const security = new Set([
  'account.password',
  'coin.address',
  'customer.password',
  'customer.device',
  'customer.email',
  'customer.phone',
  'bank.approved',
]);

/** The link of the newest message of a kind. */
async function linkOf(kind: string) {
  const { id } = await test_.gateway.db.row<{ id: bigint }>(
    'test.newest',
    'select max(id) as id from message.message where customer_id = $1::bigint and kind = $2',
    [person.customerNumber, kind],
  );
  const origin = test_.gateway.brand.origins.site.replace('{port}', String(test_.gateway.env.PORT));
  return `${origin}/security/not-me?ticket=${notMeTicket(test_.gateway.crypto, id)}`;
}

/** Expects that the newest message of a kind stands once in the portal and went once to each recipient, with its own words. */
async function expectSent(kind: string, words: string, to = [phone(), email]) {
  await outboxEmpty(test_);
  const listed = (await inPortal(person, kind)).filter(({ text }) => text.includes(words));
  expect(listed).toHaveLength(1);
  const { title, text } = listed[0]!;
  for (const target of to) {
    const arrived = (await noticesTo(test_, target)).filter((one) => one.kind === kind && one.text.includes(words));
    expect(arrived).toHaveLength(1);
    const [one] = arrived;
    const link = security.has(kind) ? await linkOf(kind) : undefined;
    if (!target.includes('@')) {
      expect(one).toMatchObject({
        medium: 'sms',
        text: `【${test_.gateway.brand.name}】${text}${link ? `${asks}：${link}` : ''}`,
        subject: null,
        html: null,
      });
      continue;
    }
    expect(one).toMatchObject({ medium: 'email', subject: `${title} - ${test_.gateway.brand.name}` });
    expect(one!.text).toContain(text);
    expect(one!.html).toContain(escaped(text));
    expect([one!.text.includes(`${asks}: ${link}`), one!.html!.includes(`href="${link}"`)]).toEqual([!!link, !!link]);
    expect(one!.html).not.toContain('{port}');
    expect(one!.html).not.toMatch(/<(script|img|link)\b/);
  }
}

const submit = async (amount: string) => {
  const verifyCode = await giveCode(test_, person, 'withdraw');
  const { walletId: accountId, bankId } = person;
  return (await person.client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode })).pno;
};

describe('once in the portal, by SMS and by mail', () => {
  it('a deposit', async () => {
    const pno = await payDeposit(person.client, person.walletId, '120.00');
    await expectSent('deposit.paid', pno);
  });

  it('a withdrawal that is submitted, approved and paid', async () => {
    const pno = await submit('100.00');
    await expectSent('withdraw.1', pno);
    await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
    await expectSent('withdraw.2', pno);
    await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'pay' });
    await expectSent('withdraw.3', pno);
  });

  it('a withdrawal that is refused, and one that is cancelled', async () => {
    const refused = await submit('60.00');
    await anna.ok(staff.decide, { kind: 'withdraw', id: refused, decision: 'refuse', reason: '持卡人 <不符>' });
    await expectSent('withdraw.4', refused);
    const cancelled = await submit('70.00');
    await person.client.ok(withdraw.cancelWithdrawProposal, { pno: cancelled });
    await expectSent('withdraw.5', cancelled);
  });

  it('a new coin address, whose middle is hidden', async () => {
    const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    const verifyCode = await giveCode(test_, person, 'coinAddress');
    await person.client.ok(coin.addOutCoinAddress, { coin: 'USDT', chain: 'TRC20', address, label: '我', verifyCode });
    await expectSent('coin.address', 'TJRabP...RTv8');
    expect(JSON.stringify([await noticesTo(test_, phone()), await noticesTo(test_, email)])).not.toContain(address);
  });

  it('a changed password', async () => {
    const { password: oldPassword } = person;
    const { token } = await person.client.ok(customer.updatePassWord, { oldPassword, newPassword: 'Passw0rd2' });
    person.client.token = token;
    person.password = 'Passw0rd2';
    await expectSent('customer.password', '登录密码已修改');
  });

  it('a new MT5 password', async () => {
    const verifyCode = await giveCode(test_, person, 'mt5Password');
    await person.client.ok(account.resetMT5Pwd, { id: person.mt5Id, password: 'Trade1234!', verifyCode });
    await expectSent('account.password', '交易密码已重置');
  });

  it('a sign-in from a new device, and none from a known one', async () => {
    const other = new Client(test_.url);
    const { phone: username, password } = person;
    const signIn = () => other.ok(customer.login, { username, password, platform: 1 } as never);
    await signIn();
    await expectSent('customer.device', other.address);
    await signIn();
    await expectSent('customer.device', other.address);
  });

  it('the decisions about an identity card and a bank card, before an e-mail address was bound', async () => {
    await expectSent('identity.approved', '已通过审核', [phone()]);
    await expectSent('bank.approved', '已通过审核', [phone()]);
  });
});

it('tells the former e-mail address too, without the whole of the new one', async () => {
  const next = 'told.next@qq.com';
  const { client, password } = person;
  await client.ok(customer.getBindEmail, { email: next, ...(await solveCaptcha(client)) });
  const verifyCode = await waitFor(async () => {
    const [row] = await test_.gateway.db.rows<{ code: string }>(
      'test.code',
      'select code from sandbox.inbox where recipient = $1 and code is not null',
      [next],
    );
    return row?.code;
  }, 'the code');
  await client.ok(customer.bindEmail, { email: next, verifyCode, password });
  await expectSent('customer.email', '更换为', [phone(), email, next]);
  expect(JSON.stringify(await noticesTo(test_, email))).not.toContain(next);
});

it('tells the former phone too', async () => {
  const { phone: before } = person;
  const mobilePhone = newPhone();
  await person.client.ok(customer.changePhone, await changeForm(test_, person, mobilePhone));
  person.phone = mobilePhone;
  await expectSent('customer.phone', '手机号已由', [phone(), `86${before}`, 'told.next@qq.com']);
});

describe('nothing is told', () => {
  const counts = async () => {
    await outboxEmpty(test_);
    const { rows } = await test_.gateway.db.pool.query(
      'select (select count(*) from message.message) as messages, (select count(*) from sandbox.inbox where code is null) as sent',
    );
    return rows[0];
  };

  it('of an act that is refused', async () => {
    const before = await counts();
    const { client, walletId: accountId, bankId } = person;
    expect(
      (await client.call(withdraw.withdrawSubmit, { accountId, bankId, amount: '100.00', verifyCode: '000000' })).code,
    ).not.toBe('OK');
    expect(
      (await client.call(customer.updatePassWord, { oldPassword: 'Wrong0000', newPassword: 'Passw0rd3' })).code,
    ).not.toBe('OK');
    expect(
      (await client.call(customer.changePhone, { ...(await changeForm(test_, person)), oldCode: '000000' })).code,
    ).not.toBe('OK');
    expect(await counts()).toEqual(before);
  });

  it('of a transaction that is rolled back', async () => {
    const before = await counts();
    const undone = test_.gateway.db.transaction(async (tx) => {
      await leaveMessage(tx, { customerId: BigInt(person.customerNumber), kind: 'identity.approved', params: {} });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await counts()).toEqual(before);
  });

  it('by carriers of what stays in the portal', async () => {
    const { sent } = await counts();
    await leaveMessage(test_.gateway.db, {
      customerId: BigInt(person.customerNumber),
      kind: 'activity.coupon',
      params: { promotion: 'A', coupon: 'B', days: 1, minDeposit: '100' },
    });
    expect((await counts()).sent).toBe(sent);
  });
});
