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
  it('ends the other sessions, keeps this one, and tells both phones and the message centre', async () => {
    const person = await registerCustomer(test_.url);
    const other = await signInAgain(person);
    const form = await changeForm(test_, person);
    expect(await person.client.ok(phoneChange, {})).toEqual({ status: 0, coolingHours: 0 });
    const answer = await person.client.ok(changePhone, form);
    expect(answer).toMatchObject({ status: 1, way: 'code', mobilePhone: masked(form.mobilePhone), coolingHours: 0 });
    expect(await person.client.ok(phoneChange, {})).toEqual(answer);
    expect(await maskedPhoneOf(person)).toBe(masked(form.mobilePhone));
    expect((await other.call(queryAccountInfo, {})).code).toBe('10005');
    expect(await person.client.ok(sessions, {})).toHaveLength(1);
    const { list } = await person.client.ok(calls.message.messageList, { topic: 'account' });
    expect(list[0]).toMatchObject({ kind: 'customer.phone', title: '手机号已更换' });
    for (const phone of [person.phone, form.mobilePhone]) {
      const notice = await waitFor(
        async () => (await inboxOf(person, phone)).find(({ kind }) => kind === 'phoneChanged'),
        `an SMS to ${phone}`,
      );
      expect(notice.text).toContain(masked(form.mobilePhone));
      expect(notice.text).not.toContain(form.mobilePhone);
    }
  });

  it('moves the login to the new phone', async () => {
    const person = await registerCustomer(test_.url);
    const form = await changeForm(test_, person);
    await person.client.ok(changePhone, form);
    const visitor = new Client(test_.url);
    const tryWith = async (username: string) =>
      (await visitor.call(login, { username, password: person.password, platform: 1 })).code;
    expect(await tryWith(person.phone)).toBe('customer.credentials');
    expect(await tryWith(form.mobilePhone)).toBe('OK');
    expect(await tryWith(person.customerNumber)).toBe('OK');
  });

  it('is in the audit log with both phones masked', async () => {
    const person = await registerCustomer(test_.url);
    const form = await changeForm(test_, person);
    await person.client.ok(changePhone, form);
    const rows = await sql<object>(
      `select actor, before, after, address from kernel.audit where act = 'changePhone' and subject = $1`,
      [`customer:${person.customerNumber}`],
    );
    expect(rows).toEqual([
      {
        actor: `customer:${person.customerNumber}`,
        before: { mobilePhone: masked(person.phone) },
        after: { mobilePhone: masked(form.mobilePhone), way: 'code' },
        address: person.client.address,
      },
    ]);
  });

  it('kills what the old phone was sent: codes of every kind and a ticket that resets the password', async () => {
    const person = await registerCustomer(test_.url);
    const { client, phone } = person;
    await giveCode(test_, person, 'resetPwd');
    const verifyCode = await giveCode(test_, person, 'withdraw');
    const { ticket } = await client.ok(validResetPwdCaptcha, { mobilePhone: phone, verifyCode });
    await giveCode(test_, person, 'resetPwd');
    await client.ok(changePhone, await changeForm(test_, person));
    const open = await sql<object>('select 1 from kernel.verify_code where target = $1 and closed_at is null', [
      `86${phone}`,
    ]);
    expect(open).toEqual([]);
    expect((await client.call(validResetPwdCaptcha, { mobilePhone: phone, verifyCode })).code).toBe('customer.code');
    expect((await client.call(resetPwd, { ticket, password: 'Another1' })).code).toBe('customer.ticket');
  });
});

describe('what is refused, each at its field', () => {
  const fieldOf = async (person: TestCustomer, form: object) => {
    const { code, fields, status } = await person.client.call(changePhone, form as never);
    return [status, code, ...Object.keys(fields)];
  };

  it('a wrong password, wrong codes, the same phone, another’s, another country’s; then all of it works as typed', async () => {
    const [person, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    const form = await changeForm(test_, person);
    const refused = (change: object) => fieldOf(person, { ...form, ...change });
    expect(await refused({ password: 'Wrong123' })).toEqual([200, 'customer.password', 'password']);
    expect(await refused({ oldCode: '000000' })).toEqual([200, 'customer.code', 'oldCode']);
    expect(await refused({ newCode: '000000' })).toEqual([200, 'customer.code', 'newCode']);
    expect(await refused({ mobilePhone: person.phone })).toEqual([200, 'customer.samePhone', 'mobilePhone']);
    expect(await refused({ mobilePhone: other.phone })).toEqual([200, 'customer.phoneTaken', 'mobilePhone']);
    expect(await refused({ nationCode: '852' })).toEqual([200, 'customer.prefix', 'nationCode']);
    expect(await refused({ mobilePhone: '138001380001' })).toEqual([400, 'PARAM', 'mobilePhone']);
    expect(await maskedPhoneOf(person)).toBe(masked(person.phone));
    expect(await refused({})).toEqual([200, 'OK']);
  });

  it('a code of another customer, of another phone, of another purpose', async () => {
    const [person, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    const mobilePhone = newPhone();
    const oldCode = await givePhoneCode(test_, person, 'phoneOld', person.phone);
    const form = { oldCode, nationCode: '86', mobilePhone, newCode: oldCode, password: person.password };
    await givePhoneCode(test_, other, 'phoneNew', mobilePhone);
    await givePhoneCode(test_, person, 'phoneNew', newPhone());
    await givePhoneCode(test_, person, 'phoneOld', mobilePhone);
    await giveCode(test_, { ...person, phone: mobilePhone }, 'open');
    expect(await fieldOf(person, form)).toEqual([200, 'customer.code', 'newCode']);
    await givePhoneCode(test_, person, 'phoneNew', mobilePhone);
    expect(await fieldOf(person, form)).toEqual([200, 'OK']);
  });

  it('an old phone’s code that was sent for a withdrawal', async () => {
    const person = await registerCustomer(test_.url);
    const mobilePhone = newPhone();
    const code = await givePhoneCode(test_, person, 'phoneNew', mobilePhone);
    await giveCode(test_, person, 'withdraw');
    const form = { oldCode: code, nationCode: '86', mobilePhone, newCode: code, password: person.password };
    expect(await fieldOf(person, form)).toEqual([200, 'customer.code', 'oldCode']);
  });

  it('a code after its five minutes', async () => {
    const person = await registerCustomer(test_.url);
    const form = await changeForm(test_, person);
    const expire = (seconds: number) =>
      sql(
        `update kernel.verify_code set expires_at = now() + make_interval(secs => $2) where target = $1 and closed_at is null`,
        [`86${form.mobilePhone}`, seconds],
      );
    await expire(0);
    expect(await fieldOf(person, form)).toEqual([200, 'customer.code', 'newCode']);
    await expire(30);
    expect(await fieldOf(person, form)).toEqual([200, 'OK']);
  });

  it.each(['oldCode', 'newCode'])('the sixth try at %s, also with the right one', async (name) => {
    const person = await registerCustomer(test_.url);
    const form = await changeForm(test_, person);
    const codes: unknown[] = [];
    for (let n = 0; n < 5; n++) codes.push((await fieldOf(person, { ...form, [name]: '000000' }))[1]);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'customer.code'), 'customer.codeTries']);
    expect(await fieldOf(person, form)).toEqual([200, 'customer.codeTries', name]);
  });

  it('a fifth try with the right code still works', async () => {
    const person = await registerCustomer(test_.url);
    const form = await changeForm(test_, person);
    for (let n = 0; n < 4; n++) await fieldOf(person, { ...form, newCode: '000000' });
    expect(await fieldOf(person, form)).toEqual([200, 'OK']);
  });

  it('passwords that are guessed at wait, together with those of updatePassWord', async () => {
    const person = await registerCustomer(test_.url);
    const form = { ...(await changeForm(test_, person)), password: 'Wrong123' };
    for (let n = 0; n < 5; n++) expect((await fieldOf(person, form))[1]).toBe('customer.password');
    expect((await fieldOf(person, form))[1]).toMatch(/^customer\.(password|loginWait)$/);
    expect(await fieldOf(person, form)).toEqual([429, 'customer.loginWait']);
    const change = { oldPassword: person.password, newPassword: 'Another1' };
    expect((await person.client.call(updatePassWord, change)).code).toBe('customer.loginWait');
  });
});

describe('twice', () => {
  it('a repeat finds the phone already changed', async () => {
    const person = await registerCustomer(test_.url);
    const form = await changeForm(test_, person);
    const codes = await Promise.all([1, 2, 3].map(async () => (await person.client.call(changePhone, form)).code));
    expect(codes.sort()).toEqual(['OK', 'customer.samePhone', 'customer.samePhone']);
    expect((await person.client.call(changePhone, form)).code).toBe('customer.samePhone');
    const changes = await sql<object>('select 1 from customer.phone_change where customer_id = $1', [
      BigInt(person.customerNumber),
    ]);
    expect(changes).toHaveLength(1);
  });

  it('two customers who take one phone at once: one has it', async () => {
    const mobilePhone = newPhone();
    const customers = await Promise.all(Array.from({ length: 4 }, () => registerCustomer(test_.url)));
    const forms = await Promise.all(customers.map((person) => changeForm(test_, person, mobilePhone)));
    const codes = await Promise.all(
      customers.map(async ({ client }, n) => (await client.call(changePhone, forms[n] as never)).code),
    );
    expect(codes.sort()).toEqual(['OK', ...Array.from({ length: 3 }, () => 'customer.phoneTaken')]);
    const owners = await sql<object>('select 1 from customer.customer where mobile_phone = $1', [mobilePhone]);
    expect(owners).toHaveLength(1);
  });

  it('the phone that was left is free for another customer', async () => {
    const [person, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    await person.client.ok(changePhone, await changeForm(test_, person));
    expect((await other.client.call(changePhone, await changeForm(test_, other, person.phone))).code).toBe('OK');
  });
});
