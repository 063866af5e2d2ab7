import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { giveCode } from '../testing/payouts';
import { changeForm, givePhoneCode, inboxOf, maskedPhoneOf } from '../testing/phone-changes';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { changePhone, phoneChange, login, sessions, validResetPwdCaptcha, resetPwd, updatePassWord } = calls.customer;
const { queryAccountInfo } = calls.account;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

async function signInAgain({ phone, password }: TestCustomer): Promise<Client> {
  const client = new Client(test_.url);
  client.token = (await client.ok(login, { username: phone, password, platform: 1 })).token;
  return client;
}

const sql = <T extends object>(text: string, values: unknown[]) => test_.gateway.db.rows<T>('', text, values);

describe('a change by both codes', () => {
  it('ends the other sessions, keeps this one, and notifies both phones and the message centre', async () => {
    const customer = await registerCustomer(test_.url);
    const other = await signInAgain(customer);
    const form = await changeForm(test_, customer);
    expect(await customer.client.ok(phoneChange, {})).toEqual({ status: 0, coolingHours: 0 });
    const answer = await customer.client.ok(changePhone, form);
    expect(answer).toMatchObject({ status: 1, way: 'code', mobilePhone: masked(form.mobilePhone), coolingHours: 0 });
    expect(await customer.client.ok(phoneChange, {})).toEqual(answer);
    expect(await maskedPhoneOf(customer)).toBe(masked(form.mobilePhone));
    expect((await other.call(queryAccountInfo, {})).code).toBe('10005');
    expect(await customer.client.ok(sessions, {})).toHaveLength(1);
    const { list } = await customer.client.ok(calls.message.messageList, { topic: 'account' });
    expect(list[0]).toMatchObject({ kind: 'customer.phone', title: '手机号已更换' });
    for (const phone of [customer.phone, form.mobilePhone]) {
      const notice = await waitFor(
        async () => (await inboxOf(customer, phone)).find(({ kind }) => kind === 'customer.phone'),
        `an SMS to ${phone}`,
      );
      expect(notice.text).toContain(masked(form.mobilePhone));
      expect(notice.text).not.toContain(form.mobilePhone);
    }
  });

  it('changes the login to the new phone', async () => {
    const customer = await registerCustomer(test_.url);
    const form = await changeForm(test_, customer);
    await customer.client.ok(changePhone, form);
    const visitor = new Client(test_.url);
    const tryWith = async (username: string) =>
      (await visitor.call(login, { username, password: customer.password, platform: 1 })).code;
    expect(await tryWith(customer.phone)).toBe('customer.credentials');
    expect(await tryWith(form.mobilePhone)).toBe('OK');
    expect(await tryWith(customer.customerNumber)).toBe('OK');
  });

  it('is recorded in the audit log with both phones masked', async () => {
    const customer = await registerCustomer(test_.url);
    const form = await changeForm(test_, customer);
    await customer.client.ok(changePhone, form);
    const rows = await sql<object>(
      `select actor, before, after, address from kernel.audit where act = 'changePhone' and subject = $1`,
      [`customer:${customer.customerNumber}`],
    );
    expect(rows).toEqual([
      {
        actor: `customer:${customer.customerNumber}`,
        before: { mobilePhone: masked(customer.phone) },
        after: { mobilePhone: masked(form.mobilePhone), way: 'code' },
        address: customer.client.address,
      },
    ]);
  });

  it('invalidates what was sent to the old phone: codes of every kind and a password reset ticket', async () => {
    const customer = await registerCustomer(test_.url);
    const { client, phone } = customer;
    await giveCode(test_, customer, 'resetPwd');
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const { ticket } = await client.ok(validResetPwdCaptcha, { mobilePhone: phone, verifyCode });
    await giveCode(test_, customer, 'resetPwd');
    await client.ok(changePhone, await changeForm(test_, customer));
    const open = await sql<object>('select 1 from kernel.verify_code where target = $1 and closed_at is null', [
      `86${phone}`,
    ]);
    expect(open).toEqual([]);
    expect((await client.call(validResetPwdCaptcha, { mobilePhone: phone, verifyCode })).code).toBe('customer.code');
    expect((await client.call(resetPwd, { ticket, password: 'Another1' })).code).toBe('customer.ticket');
  });
});

describe('validation, with an error at the field', () => {
  const fieldOf = async (customer: TestCustomer, form: object) => {
    const { code, fields, status } = await customer.client.call(changePhone, form as never);
    return [status, code, ...Object.keys(fields)];
  };

  it('refuses a wrong password, wrong codes, the same phone, that of another customer and another country; then accepts the correct form', async () => {
    const [customer, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    const form = await changeForm(test_, customer);
    const refused = (change: object) => fieldOf(customer, { ...form, ...change });
    expect(await refused({ password: 'Wrong123' })).toEqual([200, 'customer.password', 'password']);
    expect(await refused({ oldCode: '000000' })).toEqual([200, 'customer.code', 'oldCode']);
    expect(await refused({ newCode: '000000' })).toEqual([200, 'customer.code', 'newCode']);
    expect(await refused({ mobilePhone: customer.phone })).toEqual([200, 'customer.samePhone', 'mobilePhone']);
    expect(await refused({ mobilePhone: other.phone })).toEqual([200, 'customer.phoneTaken', 'mobilePhone']);
    expect(await refused({ nationCode: '852' })).toEqual([200, 'customer.prefix', 'nationCode']);
    expect(await refused({ mobilePhone: '138001380001' })).toEqual([400, 'PARAM', 'mobilePhone']);
    expect(await maskedPhoneOf(customer)).toBe(masked(customer.phone));
    expect(await refused({})).toEqual([200, 'OK']);
  });

  it('refuses a code of another customer, of another phone, of another action', async () => {
    const [customer, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    const mobilePhone = newPhone();
    const oldCode = await givePhoneCode(test_, customer, 'phoneOld', customer.phone);
    const form = { oldCode, nationCode: '86', mobilePhone, newCode: oldCode, password: customer.password };
    await givePhoneCode(test_, other, 'phoneNew', mobilePhone);
    await givePhoneCode(test_, customer, 'phoneNew', newPhone());
    await givePhoneCode(test_, customer, 'phoneOld', mobilePhone);
    await giveCode(test_, { ...customer, phone: mobilePhone }, 'open');
    expect(await fieldOf(customer, form)).toEqual([200, 'customer.code', 'newCode']);
    await givePhoneCode(test_, customer, 'phoneNew', mobilePhone);
    expect(await fieldOf(customer, form)).toEqual([200, 'OK']);
  });

  it('refuses a code sent to the old phone for a withdrawal', async () => {
    const customer = await registerCustomer(test_.url);
    const mobilePhone = newPhone();
    const code = await givePhoneCode(test_, customer, 'phoneNew', mobilePhone);
    await giveCode(test_, customer, 'withdraw');
    const form = { oldCode: code, nationCode: '86', mobilePhone, newCode: code, password: customer.password };
    expect(await fieldOf(customer, form)).toEqual([200, 'customer.code', 'oldCode']);
  });

  it('refuses a code after five minutes', async () => {
    const customer = await registerCustomer(test_.url);
    const form = await changeForm(test_, customer);
    const expire = (seconds: number) =>
      sql(
        `update kernel.verify_code set expires_at = now() + make_interval(secs => $2) where target = $1 and closed_at is null`,
        [`86${form.mobilePhone}`, seconds],
      );
    await expire(0);
    expect(await fieldOf(customer, form)).toEqual([200, 'customer.code', 'newCode']);
    await expire(30);
    expect(await fieldOf(customer, form)).toEqual([200, 'OK']);
  });

  it.each(['oldCode', 'newCode'])('refuses a sixth attempt at %s, even with the right code', async (name) => {
    const customer = await registerCustomer(test_.url);
    const form = await changeForm(test_, customer);
    const codes: unknown[] = [];
    for (let n = 0; n < 5; n++) codes.push((await fieldOf(customer, { ...form, [name]: '000000' }))[1]);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'customer.code'), 'customer.codeTries']);
    expect(await fieldOf(customer, form)).toEqual([200, 'customer.codeTries', name]);
  });

  it('accepts a fifth attempt with the right code', async () => {
    const customer = await registerCustomer(test_.url);
    const form = await changeForm(test_, customer);
    for (let n = 0; n < 4; n++) await fieldOf(customer, { ...form, newCode: '000000' });
    expect(await fieldOf(customer, form)).toEqual([200, 'OK']);
  });

  it('limits repeated wrong passwords, counted together with those of updatePassWord', async () => {
    const customer = await registerCustomer(test_.url);
    const form = { ...(await changeForm(test_, customer)), password: 'Wrong123' };
    for (let n = 0; n < 5; n++) expect((await fieldOf(customer, form))[1]).toBe('customer.password');
    expect((await fieldOf(customer, form))[1]).toMatch(/^customer\.(password|loginWait)$/);
    expect(await fieldOf(customer, form)).toEqual([429, 'customer.loginWait']);
    const change = { oldPassword: customer.password, newPassword: 'Another1' };
    expect((await customer.client.call(updatePassWord, change)).code).toBe('customer.loginWait');
  });
});

describe('the same change twice', () => {
  it('a repeat reports that the phone is already changed', async () => {
    const customer = await registerCustomer(test_.url);
    const form = await changeForm(test_, customer);
    const codes = await Promise.all([1, 2, 3].map(async () => (await customer.client.call(changePhone, form)).code));
    expect(codes.sort()).toEqual(['OK', 'customer.samePhone', 'customer.samePhone']);
    expect((await customer.client.call(changePhone, form)).code).toBe('customer.samePhone');
    const changes = await sql<object>('select 1 from customer.phone_change where customer_id = $1', [
      BigInt(customer.customerNumber),
    ]);
    expect(changes).toHaveLength(1);
  });

  it('one of several customers who claim the same phone at the same time gets it', async () => {
    const mobilePhone = newPhone();
    const customers = await Promise.all(Array.from({ length: 4 }, () => registerCustomer(test_.url)));
    const forms = await Promise.all(customers.map((customer) => changeForm(test_, customer, mobilePhone)));
    const codes = await Promise.all(
      customers.map(async ({ client }, n) => (await client.call(changePhone, forms[n] as never)).code),
    );
    expect(codes.sort()).toEqual(['OK', ...Array.from({ length: 3 }, () => 'customer.phoneTaken')]);
    const owners = await sql<object>('select 1 from customer.customer where mobile_phone = $1', [mobilePhone]);
    expect(owners).toHaveLength(1);
  });

  it('the former phone is free for another customer', async () => {
    const [customer, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    await customer.client.ok(changePhone, await changeForm(test_, customer));
    expect((await other.client.call(changePhone, await changeForm(test_, other, customer.phone))).code).toBe('OK');
  });
});
