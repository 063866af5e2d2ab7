import { calls } from '@portal/contract';
import { Client, newIdNumber, newPhone, registerCustomer, submitIdentity, upload, waitFor } from '@portal/testkit';
import { bytesOf } from '../testing/bytes-of';
import { changeForm, identified, inboxOf, maskedPhoneOf, requestForm } from '../testing/phone-changes';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { requestPhoneChange, cancelPhoneChange, changePhone, phoneChange, login } = calls.customer;
const { reviews, decide } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

async function requestId() {
  const customer = await identified(test_);
  const form = await requestForm(test_, customer);
  const { id = '' } = await customer.client.ok(requestPhoneChange, form);
  return { customer, form, id };
}

describe('a request', () => {
  it('waits for staff, who see the necessary data, the three pictures and those of the approved identity', async () => {
    const { customer, form, id } = await requestId();
    expect(await customer.client.ok(phoneChange, {})).toEqual({
      status: 2,
      id,
      way: 'identity',
      mobilePhone: masked(form.mobilePhone),
      coolingHours: 24,
      submittedAt: expect.any(String),
    });
    expect(await maskedPhoneOf(customer)).toBe(masked(customer.phone));
    const { list } = await anna.ok(reviews, { kind: 'phone', status: 2, pageSize: 100 });
    const approved = await test_.gateway.db.row<{ front_file_id: string; back_file_id: string }>(
      'test.identity',
      'select front_file_id, back_file_id from identity.identity where customer_id = $1',
      [BigInt(customer.customerNumber)],
    );
    const asked = [form.frontFileId, form.backFileId, form.holdingFileId];
    const files = [...asked, approved.front_file_id, approved.back_file_id];
    expect(list.find((review) => review.id === id)).toMatchObject({
      kind: 'phone',
      customerNumber: customer.customerNumber,
      status: 2,
      files,
      subject: {
        chineseName: '王小明',
        idDocumentNumber: expect.stringContaining('*'),
        oldPhone: masked(customer.phone),
        newPhone: form.mobilePhone,
      },
    });
    for (const file of files) expect((await bytesOf(anna, `/ops/file/${file}`)).status).toBe(200);
  });

  it('is announced to the old phone while it can still be cancelled', async () => {
    const { customer, form } = await requestId();
    const notice = await waitFor(
      async () => (await inboxOf(customer, customer.phone)).find(({ kind }) => kind === 'customer.phone'),
      'an SMS to the old phone',
    );
    expect(notice.text).toContain(masked(form.mobilePhone));
    const { list } = await customer.client.ok(calls.message.messageList, { topic: 'account' });
    expect(list[0]).toMatchObject({ title: '更换手机号的申请已提交' });
  });

  it('requires an approved identity', async () => {
    const customer = await registerCustomer(test_.url);
    const idDocumentNumber = newIdNumber();
    const form = await requestForm(test_, { ...customer, idDocumentNumber });
    expect((await customer.client.call(requestPhoneChange, form)).code).toBe('customer.phoneIdentity');
    await submitIdentity(customer.client, false, idDocumentNumber);
    expect((await customer.client.call(requestPhoneChange, form)).code).toBe('customer.phoneIdentity');
  });

  it('refuses each wrong value with an error at its field, and then accepts the correct form', async () => {
    const [customer, other] = [await identified(test_), await identified(test_)];
    const form = await requestForm(test_, customer);
    const refused = async (change: object) => {
      const { code, fields } = await customer.client.call(requestPhoneChange, { ...form, ...change });
      return [code, ...Object.keys(fields)];
    };
    expect(await refused({ password: 'Wrong123' })).toEqual(['customer.password', 'password']);
    expect(await refused({ idDocumentNumber: other.idDocumentNumber })).toEqual([
      'customer.phoneIdNumber',
      'idDocumentNumber',
    ]);
    expect(await refused({ verifyCode: '000000' })).toEqual(['customer.code', 'verifyCode']);
    expect(await refused({ mobilePhone: customer.phone })).toEqual(['customer.samePhone', 'mobilePhone']);
    expect(await refused({ mobilePhone: other.phone })).toEqual(['customer.phoneTaken', 'mobilePhone']);
    expect(await refused({ nationCode: '1' })).toEqual(['customer.prefix', 'nationCode']);
    expect(await refused({ backFileId: form.frontFileId })).toEqual(['customer.phoneFiles', 'backFileId']);
    expect(await refused({ holdingFileId: form.backFileId })).toEqual(['customer.phoneFiles', 'holdingFileId']);
    expect(await refused({ holdingFileId: form.frontFileId })).toEqual(['customer.phoneFiles', 'holdingFileId']);
    expect(await refused({ frontFileId: '0'.repeat(32) })).toEqual(['identity.file']);
    expect(await refused({ frontFileId: await upload(other.client) })).toEqual(['identity.file']);
    expect(await refused({})).toEqual(['OK']);
  });

  it('is refused for a while after repeated wrong identity numbers', async () => {
    const customer = await identified(test_);
    const form = { ...(await requestForm(test_, customer)), idDocumentNumber: newIdNumber() };
    const codes: string[] = [];
    for (let n = 0; n < 7; n++) codes.push((await customer.client.call(requestPhoneChange, form)).code);
    expect(codes.at(0)).toBe('customer.phoneIdNumber');
    expect(codes.at(-1)).toBe('customer.loginWait');
  });

  it('is limited to one at a time per customer, even when sent many times at the same time', async () => {
    const customer = await identified(test_);
    const form = await requestForm(test_, customer);
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await customer.client.call(requestPhoneChange, form)).code),
    );
    expect(codes.sort()).toEqual(['OK', 'customer.phoneInReview', 'customer.phoneInReview']);
    expect((await customer.client.call(requestPhoneChange, await requestForm(test_, customer))).code).toBe(
      'customer.phoneInReview',
    );
  });

  it('is limited to one customer per phone, even when two send it at the same time', async () => {
    const mobilePhone = newPhone();
    const customers = [await identified(test_), await identified(test_)];
    const forms = await Promise.all(customers.map((customer) => requestForm(test_, customer, mobilePhone)));
    const codes = await Promise.all(
      customers.map(async ({ client }, n) => (await client.call(requestPhoneChange, forms[n] as never)).code),
    );
    expect(codes.sort()).toEqual(['OK', 'customer.phoneTaken']);
  });
});

describe('a cancellation', () => {
  it('is allowed to the owner only, once, and makes another request possible', async () => {
    const { customer, id } = await requestId();
    const other = await registerCustomer(test_.url);
    const cancel = async ({ client }: { client: Client }, which: string) =>
      (await client.call(cancelPhoneChange, { id: which })).code;
    expect(await cancel(other, id)).toBe('customer.phoneRequest');
    expect(await cancel(customer, 'none')).toBe('customer.phoneRequest');
    expect(await cancel(customer, '9'.repeat(30))).toBe('customer.phoneRequest');
    expect(await cancel(customer, id)).toBe('OK');
    expect(await cancel(customer, id)).toBe('customer.phoneRequest');
    expect(await customer.client.ok(phoneChange, {})).toMatchObject({ status: 4, id });
    expect((await anna.call(decide, { kind: 'phone', id, decision: 'approve' })).code).toBe('staff.state');
    expect((await customer.client.call(requestPhoneChange, await requestForm(test_, customer))).code).toBe('OK');
  });

  it('happens automatically when the customer changes the phone by a code to the old one', async () => {
    const { customer, id } = await requestId();
    await customer.client.ok(changePhone, await changeForm(test_, customer));
    expect((await anna.call(decide, { kind: 'phone', id, decision: 'approve' })).code).toBe('staff.state');
    expect(await customer.client.ok(phoneChange, {})).toMatchObject({ status: 1, way: 'code' });
  });
});

describe('a decision of staff', () => {
  it('to approve changes the phone, keeps the requesting session, ends the others, and is logged with the member', async () => {
    const { customer, form, id } = await requestId();
    const other = new Client(test_.url);
    const signIn = { username: customer.customerNumber, password: customer.password, platform: 1 } as const;
    other.token = (await other.ok(login, signIn)).token;
    expect(await anna.ok(decide, { kind: 'phone', id, decision: 'approve' })).toMatchObject({ id, status: 1 });
    expect(await customer.client.ok(phoneChange, {})).toMatchObject({ status: 1, id, decidedAt: expect.any(String) });
    expect(await maskedPhoneOf(customer)).toBe(masked(form.mobilePhone));
    expect((await other.call(calls.account.queryAccountInfo, {})).code).toBe('10005');
    const audited = await test_.gateway.db.rows<object>(
      'test.audited',
      'select actor, act, before, after, address from kernel.audit where subject = any ($1) and actor = $2 order by id',
      [[`phone:${id}`, `customer:${customer.customerNumber}`], 'staff:anna@broker.test'],
    );
    expect(audited).toEqual([
      {
        actor: 'staff:anna@broker.test',
        act: 'review.phone',
        address: anna.address,
        before: { status: 2 },
        after: { status: 1 },
      },
      {
        actor: 'staff:anna@broker.test',
        act: 'changePhone',
        address: anna.address,
        before: { mobilePhone: masked(customer.phone) },
        after: { mobilePhone: masked(form.mobilePhone), way: 'identity' },
      },
    ]);
    for (const phone of [customer.phone, form.mobilePhone]) {
      await waitFor(
        async () => (await inboxOf(customer, phone)).find(({ kind }) => kind === 'customer.phone'),
        `an SMS to ${phone}`,
      );
    }
  });

  it('to refuse shows the reason to the customer, keeps the phone, and allows another request', async () => {
    const { customer, id } = await requestId();
    const refuse = (reason?: string) =>
      anna.call(decide, { kind: 'phone', id, decision: 'refuse', ...(reason ? { reason } : {}) });
    expect((await refuse()).code).toBe('staff.reason');
    expect((await refuse('  ')).code).toBe('staff.reason');
    expect((await refuse('手持照片模糊')).code).toBe('OK');
    expect(await customer.client.ok(phoneChange, {})).toMatchObject({ status: 3, reason: '手持照片模糊' });
    expect(await maskedPhoneOf(customer)).toBe(masked(customer.phone));
    const { list } = await customer.client.ok(calls.message.messageList, { topic: 'account' });
    expect(list[0]?.text).toContain('手持照片模糊');
    expect((await customer.client.call(requestPhoneChange, await requestForm(test_, customer))).code).toBe('OK');
  });

  it('is made once: one of two at the same time succeeds', async () => {
    const { id } = await requestId();
    const answers = await Promise.all([
      anna.call(decide, { kind: 'phone', id, decision: 'approve' }),
      boris.call(decide, { kind: 'phone', id, decision: 'refuse', reason: '不符' }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'staff.state']);
  });

  it('is refused if it does not fit a phone change', async () => {
    const { id } = await requestId();
    const ask = async (args: object) =>
      (await anna.call(decide, { kind: 'phone', id, decision: 'approve', ...args })).code;
    expect(await ask({ decision: 'pay' })).toBe('staff.decision');
    expect(await ask({ approval: 'approval' })).toBe('staff.decision');
    expect(await ask({ id: '99999999' })).toBe('staff.unknown');
    expect(await ask({ id: 'abc' })).toBe('staff.unknown');
    expect(await ask({ id: '9'.repeat(40) })).toBe('staff.unknown');
  });

  it('is refused for a change by code, which needs no decision', async () => {
    const customer = await registerCustomer(test_.url);
    const { id = '' } = await customer.client.ok(changePhone, await changeForm(test_, customer));
    expect((await anna.call(decide, { kind: 'phone', id, decision: 'approve' })).code).toBe('staff.unknown');
  });

  it('to approve is refused if another customer has registered the phone since; a refusal closes the request', async () => {
    const { customer, form, id } = await requestId();
    const other = await registerCustomer(test_.url);
    await other.client.ok(changePhone, await changeForm(test_, other, form.mobilePhone));
    expect((await anna.call(decide, { kind: 'phone', id, decision: 'approve' })).code).toBe('staff.phoneTaken');
    expect(await customer.client.ok(phoneChange, {})).toMatchObject({ status: 2 });
    expect(await maskedPhoneOf(customer)).toBe(masked(customer.phone));
    expect((await anna.call(decide, { kind: 'phone', id, decision: 'refuse', reason: '号码已被使用' })).code).toBe(
      'OK',
    );
  });

  it('and another customer’s change to the same phone at the same time: only one succeeds', async () => {
    const { form, id } = await requestId();
    const other = await registerCustomer(test_.url);
    const otherForm = await changeForm(test_, other, form.mobilePhone);
    const answers = await Promise.all([
      anna.call(decide, { kind: 'phone', id, decision: 'approve' }),
      other.client.call(changePhone, otherForm),
    ]);
    const codes = answers.map(({ code }) => code);
    expect([
      ['OK', 'customer.phoneTaken'],
      ['staff.phoneTaken', 'OK'],
    ]).toContainEqual(codes);
  });
});
