import { calls } from '@portal/contract';
import { payDeposit, submitBank } from '@portal/testkit';
import { approveCard, smsCode } from '../../testing/payouts';
import { changeForm, identified, requestForm, type Identified } from '../../testing/phone-changes';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { codeHash } from '../../core/codes/code-try';

const { changePhone, requestPhoneChange, phoneChange } = calls.customer;
const { queryAccountInfo, createMT5Account, resetMT5Pwd } = calls.account;
const { withdrawSubmit } = calls.withdraw;
const { addOutCoinAddress, submitWithdrawCoinV2 } = calls.coin;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
});
afterAll(() => test_.stop());

const sql = (text: string, values: unknown[]) => test_.gateway.db.rows('', text, values);

/** Stores a known code of an act for any phone. */
async function give(phone: string, kind: 'withdraw' | 'coin' | 'coinAddress' | 'mt5Password'): Promise<string> {
  await sql(
    `insert into kernel.verify_code (kind, target, address, code_hash, expires_at)
     values ($1, $2, 'test', $3, now() + interval '5 minutes')`,
    [kind, `86${phone}`, codeHash(test_.gateway, kind, `86${phone}`, smsCode)],
  );
  return smsCode;
}

/** A customer who could withdraw to a card and to an address at this moment. */
async function withdrawing() {
  const customer = await identified(test_);
  const { client, phone } = customer;
  await client.ok(createMT5Account, { level: 'STD', password: 'Trade#2026' });
  const { accounts } = await client.ok(queryAccountInfo, {});
  const accountId = accounts.find(({ kind }) => kind === 'wallet')?.id ?? '';
  await payDeposit(client, accountId, '500.00');
  const bankId = await submitBank(client, false);
  await approveCard(test_, bankId);
  const address = await client.ok(addOutCoinAddress, {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
    verifyCode: await give(phone, 'coinAddress'),
  });
  await sql('update coin.address set usable_from = now() where customer_id = $1', [BigInt(customer.customerNumber)]);
  const codesFor = async (number: string) => ({
    bank: (
      await client.call(withdrawSubmit, {
        accountId,
        bankId,
        amount: '60.00',
        verifyCode: await give(number, 'withdraw'),
      })
    ).code,
    coin: (
      await client.call(submitWithdrawCoinV2, {
        accountId,
        addressId: address.id,
        amount: '100.00',
        verifyCode: await give(number, 'coin'),
      })
    ).code,
  });
  return { customer, withdraw: codesFor };
}

/** Moves the change back in time until the given number of seconds of the 24 hours is left. */
const leave = ({ customerNumber }: Identified, seconds: number) =>
  sql(
    `update customer.customer set secured_at = now() - interval '24 hours' + make_interval(secs => $2) where id = $1`,
    [BigInt(customerNumber), seconds],
  );

const waits = { bank: 'withdraw.cooling', coin: 'withdraw.cooling' };

async function changedByCode(customer: Identified): Promise<string> {
  const form = await changeForm(test_, customer);
  expect(await customer.client.ok(changePhone, form)).toMatchObject({ coolingHours: 24 });
  return form.mobilePhone;
}

async function changedByStaff(customer: Identified): Promise<string> {
  const form = await requestForm(test_, customer);
  const { id = '' } = await customer.client.ok(requestPhoneChange, form);
  const anna = new StaffClient(test_.staffUrl, test_.staffToken);
  await anna.ok(calls.staff.decide, { kind: 'phone', id, decision: 'approve' });
  return form.mobilePhone;
}

it.each([
  ['by code', changedByCode],
  ['by staff', changedByStaff],
])(
  'after a change %s bank and coin withdrawals are refused until the last second of the waiting time',
  async (_how, change) => {
    const { customer, withdraw } = await withdrawing();
    const phone = await change(customer);
    expect(await withdraw(phone)).toEqual(waits);
    const { actions } = await customer.client.ok(queryAccountInfo, {});
    for (const act of [actions.withdraw, actions.withdrawCoin]) {
      expect(act.reasons.map(({ code }) => code)).toEqual(['withdraw.cooling']);
    }
    expect(actions.transfer.allowed).toBe(true);
    await leave(customer, 5);
    expect(await withdraw(phone)).toEqual(waits);
    await leave(customer, 0);
    expect(await withdraw(phone)).toEqual({ bank: 'OK', coin: 'OK' });
  },
);

it('no trading password is reset by a number that staff have changed, until the last second of the waiting time', async () => {
  const { customer } = await withdrawing();
  const phone = await changedByStaff(customer);
  const { accounts } = await customer.client.ok(queryAccountInfo, {});
  const id = accounts.find(({ kind }) => kind === 'mt5')?.id ?? '';
  const reset = async (password: string) =>
    customer.client.call(resetMT5Pwd, { id, password, verifyCode: await give(phone, 'mt5Password') });
  const leaveOf = (seconds: number) =>
    sql(
      `update customer.phone_change set decided_at = now() - interval '24 hours' + make_interval(secs => $2) where customer_id = $1`,
      [BigInt(customer.customerNumber), seconds],
    );
  const refused = await reset('Newer#2027');
  expect(refused).toMatchObject({ code: 'account.phoneCooling', fields: { verifyCode: refused.msg } });
  expect(refused.msg).toMatch(/^手机号经人工更换不足 24 小时，\d\d-\d\d \d\d:\d\d（北京时间）之后/);
  await leaveOf(5);
  expect((await reset('Newer#2027')).code).toBe('account.phoneCooling');
  await leaveOf(0);
  expect((await reset('Newer#2027')).code).toBe('OK');
});

it('a number that was changed by codes resets a trading password at once', async () => {
  const { customer } = await withdrawing();
  const phone = await changedByCode(customer);
  const { accounts } = await customer.client.ok(queryAccountInfo, {});
  const id = accounts.find(({ kind }) => kind === 'mt5')?.id ?? '';
  const verifyCode = await give(phone, 'mt5Password');
  expect((await customer.client.call(resetMT5Pwd, { id, password: 'Newer#2027', verifyCode })).code).toBe('OK');
});

it('a request that is waiting, refused or cancelled blocks no withdrawal', async () => {
  const { customer, withdraw } = await withdrawing();
  const { id = '' } = await customer.client.ok(requestPhoneChange, await requestForm(test_, customer));
  expect(await withdraw(customer.phone)).toEqual({ bank: 'OK', coin: 'OK' });
  await customer.client.ok(calls.customer.cancelPhoneChange, { id });
  expect(await customer.client.ok(phoneChange, {})).toMatchObject({ status: 4 });
  const { actions } = await customer.client.ok(queryAccountInfo, {});
  expect(actions.withdraw).toEqual({ allowed: true, reasons: [] });
});

it('after the waiting time, a code sent to the old phone is still refused for a withdrawal', async () => {
  const { customer, withdraw } = await withdrawing();
  await changedByCode(customer);
  await leave(customer, 0);
  expect(await withdraw(customer.phone)).toEqual({ bank: 'customer.code', coin: 'customer.code' });
});
