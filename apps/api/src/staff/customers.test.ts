import { calls } from '@portal/contract';
import { maskBankAccount, maskIdNumber } from '@portal/rules/masks';
import { Client, newBankNumber, newIdNumber, registerCustomer } from '@portal/testkit';
import { bankCard, decideIdentity, idCard } from '../testing/kyc-forms';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customers, addNote, notes, auditLog } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;
let customer: Payee;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  customer = await payee(test_, '200.00');
  await registerCustomer(test_.url);
});
afterAll(() => test_.stop());

const found = async (search: string) =>
  (await anna.ok(customers, { search })).list.map(({ customerNumber }) => customerNumber);

it('finds a customer by the beginning or end of a field as shown to staff', async () => {
  const { list } = await anna.ok(customers, { search: customer.customerNumber });
  const [shown] = list;
  expect(shown).toMatchObject({ customerNumber: customer.customerNumber, chineseName: '王小明', wallet: '200.00' });
  const { phone } = customer;
  for (const part of [phone, phone.slice(-4), `${phone.slice(0, 3)}****${phone.slice(-4)}`, shown?.mobilePhone ?? '']) {
    expect(await found(part)).toContain(customer.customerNumber);
  }
  for (const part of [
    '王小明',
    '王*明',
    '王',
    '小明',
    shown?.idDocumentNumber ?? '',
    shown?.cards[0] ?? '',
    shown?.logins[0] ?? '',
    shown?.cards[0]?.slice(-4) ?? '',
    `****${phone.slice(-4)}`,
  ]) {
    expect(part).not.toBe('');
    expect(await found(part)).toContain(customer.customerNumber);
  }
  expect(JSON.stringify(list)).not.toContain(phone);
});

it('finds a customer by a phone with spaces, hyphens or the prefix', async () => {
  const [first, middle, last] = [customer.phone.slice(0, 3), customer.phone.slice(3, 7), customer.phone.slice(7)];
  for (const text of [` ${first} ${middle} ${last} `, `${first}-${middle}-${last}`, `+86 ${customer.phone}`])
    expect(await found(text)).toEqual([customer.customerNumber]);
});

it('finds a customer by the number of a deposit, withdrawal, transfer or adjustment', async () => {
  const { client, customerNumber, walletId: accountId, mt5Id, bankId } = customer;
  const { pno } = await client.ok(calls.deposit.submitData, { accountId, channel: 'EGPAY', amount: '60.00' });
  const { tno } = await client.ok(calls.transfer.addTransfer, {
    fromAccountId: accountId,
    toAccountId: mt5Id,
    amount: '50.00',
  });
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const payout = await client.ok(calls.withdraw.withdrawSubmit, { accountId, bankId, amount: '50.00', verifyCode });
  const proposed = { kind: 'goodwill', accountId, amount: '1.00', reason: 'x' } as const;
  const { number } = await anna.ok(calls.staff.proposeAdjustment, proposed);
  for (const text of [pno, ` ${pno.toLowerCase()} `, tno, payout.pno, number])
    expect([text, await found(text)]).toEqual([text, [customerNumber]]);
  expect(await found(pno.slice(0, 8))).toEqual([]);
});

it('finds a customer by e-mail in upper or lower case', async () => {
  await test_.gateway.db.rows('test.email', 'update customer.customer set email = $2 where id = $1::bigint', [
    customer.customerNumber,
    'Xiao.Ming@qq.com',
  ]);
  for (const part of ['xiao.MING@qq.com', 'Xiao', 'xia***@qq.com'])
    expect(await found(part)).toEqual([customer.customerNumber]);
  expect(await found('ming@qq.com')).toEqual([]);
});

it('finds a customer by the full value of an encrypted number, and masks it in the audit log', async () => {
  const other = await registerCustomer(test_.url);
  const [id, card] = [newIdNumber(), newBankNumber()];
  expect(
    (await other.client.call(calls.identity.addIdCard, await idCard(other.client, { idDocumentNumber: id }))).code,
  ).toBe('OK');
  await decideIdentity(test_.gateway, other, 'approve');
  expect(
    (await other.client.call(calls.identity.addBank, await bankCard(other.client, { accountNumber: card }))).code,
  ).toBe('OK');
  for (const number of [id, id.toLowerCase(), card, card.replace(/(\d{4})/g, '$1 ')]) {
    expect(await found(number)).toEqual([other.customerNumber]);
  }
  const { list } = await anna.ok(auditLog, { subject: 'customers', pageSize: 4 });
  const searches = JSON.stringify(list);
  for (const number of [id, card]) expect(searches).not.toContain(number.slice(6, 12));
  expect(searches).toContain(maskIdNumber(id));
  expect(searches).toContain(maskBankAccount(card));
});

it.each(['1', '13', '1*3', '*', '  ', 'xi'])('finds no customer for %j, which matches too many', async (search) => {
  expect(await found(search)).toEqual([]);
});

it('finds no customer by the middle of a field, nor by parts of two fields', async () => {
  const { phone } = customer;
  expect(await found(phone.slice(2, 8))).not.toContain(customer.customerNumber);
  expect(await found(`${phone.slice(0, 3)}*小明`)).toEqual([]);
});

it('treats every other character literally', async () => {
  expect(await found('%')).toEqual([]);
  expect(await found('_')).toEqual([]);
  expect(await found("' or 1=1 --")).toEqual([]);
  expect(await found('没有这个人')).toEqual([]);
});

it('records every search in the audit log', async () => {
  await anna.ok(customers, { search: '王小明' });
  const { list } = await anna.ok(auditLog, { subject: 'customers' });
  expect(list[0]).toMatchObject({
    actor: 'staff:anna@broker.test',
    act: 'staff.customers',
    after: '{"search":"王小明"}',
    address: anna.address,
  });
});

it('keeps notes permanently and lists them newest first', async () => {
  const { customerNumber } = customer;
  await anna.ok(addNote, { customerNumber, text: '来电核实收款银行卡' });
  const boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  const second = await boris.ok(addNote, { customerNumber, text: '已核实' });
  expect(second).toMatchObject({ staff: 'boris@broker.test', customerNumber });
  const { list, total } = await anna.ok(notes, { customerNumber });
  expect([total, ...list.map(({ text }) => text)]).toEqual([2, '已核实', '来电核实收款银行卡']);
  expect((await anna.call(addNote, { customerNumber: '1', text: '无此人' })).code).toBe('staff.customer');
  await expect(test_.gateway.db.rows('test.erase', 'delete from staff.note')).rejects.toThrow('append-only');
});

it('refuses everyone but staff', async () => {
  const client = new Client(test_.staffUrl);
  client.token = customer.client.token;
  for (const answer of [
    await client.call(customers, { search: '王' }),
    await client.call(notes, { customerNumber: customer.customerNumber }),
    await client.call(addNote, { customerNumber: customer.customerNumber, text: 'x' }),
    await client.call(auditLog, { subject: 'customers' }),
  ]) {
    expect(answer).toMatchObject({ status: 401, code: 'STAFF' });
  }
});
