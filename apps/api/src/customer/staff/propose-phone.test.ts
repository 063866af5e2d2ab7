import { calls } from '@portal/contract';
import { newPhone, picture, registerCustomer, upload, waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { bytesOf } from '../../testing/bytes-of';
import { identified, inboxOf, maskedPhoneOf, requestForm, type Identified } from '../../testing/phone-changes';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, customer: customerCalls, account } = calls;

let test_: TestGateway;
let compliance: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());

const sql = (text: string, values: unknown[]) => test_.gateway.db.rows('', text, values);
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

function uploadFor(customerNumber: string) {
  const body = new FormData();
  body.set('file', picture(), 'card.png');
  const path = staff.uploadCustomerFile.path.replace(':customerNumber', customerNumber);
  return compliance.request<{ fileId: string }>(path, { method: 'POST', body });
}
const fileFor = async ({ customerNumber }: Identified) => (await uploadFor(customerNumber)).data.fileId;

async function formOf(customer: Identified, change: Record<string, string> = {}) {
  const files = [await fileFor(customer), await fileFor(customer), await fileFor(customer)] as const;
  const [frontFileId, backFileId, holdingFileId] = files;
  const { customerNumber } = customer;
  const reason = '手机丢失，已电话核实';
  return { customerNumber, mobilePhone: newPhone(), frontFileId, backFileId, holdingFileId, reason, ...change };
}

it('one member requests a new phone for a customer, another approves it, and all sessions of the customer end', async () => {
  const customer = await identified(test_);
  await sql('update customer.customer set email = $2 where id = $1', [
    BigInt(customer.customerNumber),
    `c${customer.customerNumber}@qq.com`,
  ]);
  const form = await formOf(customer);
  const review = await compliance.ok(staff.proposePhone, form);
  const pictures = [form.frontFileId, form.backFileId, form.holdingFileId];
  expect(review).toMatchObject({
    kind: 'phone',
    status: 2,
    customerNumber: customer.customerNumber,
    subject: {
      oldPhone: masked(customer.phone),
      newPhone: form.mobilePhone,
      requestedBy: 'staff:compliance@broker.test',
      requestReason: form.reason,
    },
  });
  expect(review.files).toHaveLength(5);
  expect(review.files.slice(0, 3)).toEqual(pictures);
  for (const file of review.files) expect((await bytesOf(boris, `/ops/file/${file}`)).status).toBe(200);

  const { id } = review;
  for (const decision of ['approve', 'refuse'] as const) {
    const alone = await compliance.call(staff.decide, { kind: 'phone', id, decision, reason: '无' });
    expect(alone.code).toBe('staff.secondPerson');
  }
  expect(await maskedPhoneOf(customer)).toBe(masked(customer.phone));
  const approve = (verifyCode?: string) =>
    boris.call(staff.decide, { kind: 'phone', id, decision: 'approve', ...(verifyCode && { verifyCode }) });
  const without = await approve();
  expect(without).toMatchObject({ code: 'staff.phoneCode', fields: { verifyCode: without.msg } });
  await boris.ok(staff.sendNewPhoneCode, { id });
  const [sent] = await waitFor(async () => {
    const found = (await inboxOf(customer, form.mobilePhone)).filter(({ code }) => code);
    return found.length > 0 && found;
  }, 'the code');
  const code = sent?.code ?? '';
  const wrong = await approve(code === '123456' ? '654321' : '123456');
  expect(wrong).toMatchObject({ code: 'customer.code', fields: { verifyCode: wrong.msg } });
  expect(await maskedPhoneOf(customer)).toBe(masked(customer.phone));
  expect((await approve(code)).code).toBe('OK');
  expect((await boris.call(staff.sendNewPhoneCode, { id })).code).toBe('staff.state');
  expect((await customer.client.call(account.queryAccountInfo, {})).code).toBe('10005');
  const signIn = { username: form.mobilePhone, password: customer.password, platform: 1 } as const;
  expect((await customer.client.call(customerCalls.login, signIn)).code).toBe('OK');
  for (const to of [customer.phone, form.mobilePhone, `c${customer.customerNumber}@qq.com`]) {
    await waitFor(
      async () =>
        (await inboxOf(customer, to)).some(({ kind, text }) => kind === 'customer.phone' && text.includes('更换')),
      `a message to ${to}`,
    );
  }
  expect(
    await sql(`select actor, act, before, after from kernel.audit where subject = $1 order by id`, [`phone:${id}`]),
  ).toEqual([
    {
      actor: 'staff:compliance@broker.test',
      act: 'requestPhoneChange',
      before: null,
      after: {
        status: 2,
        customer: Number(customer.customerNumber),
        mobilePhone: masked(form.mobilePhone),
        reason: form.reason,
      },
    },
    { actor: 'staff:boris@broker.test', act: 'review.phone', before: { status: 2 }, after: { status: 1 } },
  ]);
});

it('tells the old phone and the e-mail address while the change can still be cancelled, and the customer can cancel it', async () => {
  const customer = await identified(test_);
  const email = `c${customer.customerNumber}@qq.com`;
  await sql('update customer.customer set email = $2 where id = $1', [BigInt(customer.customerNumber), email]);
  const { id } = await compliance.ok(staff.proposePhone, await formOf(customer));
  for (const to of [customer.phone, email]) {
    await waitFor(
      async () => (await inboxOf(customer, to)).some(({ kind }) => kind === 'customer.phone'),
      `a message to ${to}`,
    );
  }
  await customer.client.ok(customerCalls.cancelPhoneChange, { id });
  expect((await boris.call(staff.decide, { kind: 'phone', id, decision: 'approve' })).code).toBe('staff.state');
});

it('is never approved automatically', async () => {
  const customer = await identified(test_);
  const { id } = await compliance.ok(staff.proposePhone, await formOf(customer));
  const jobs = await sql(
    `select task_identifier from graphile_worker.jobs where task_identifier = 'customer.autoReviewPhone' and run_at > now() - interval '1 minute'`,
    [],
  );
  expect(jobs).toEqual([]);
  expect((await boris.ok(staff.reviewItem, { kind: 'phone', id })).review.status).toBe(2);
});

it('an approval needs the second factor, a refusal does not', async () => {
  const customer = await identified(test_);
  const { id } = await compliance.ok(staff.proposePhone, await formOf(customer));
  const steppedUp = (at: string) =>
    sql(
      `update staff.session s set stepped_up_at = $1::timestamptz from staff.member m where m.id = s.member_id and m.name = 'boris'`,
      [at],
    );
  await steppedUp('2026-01-01');
  const decide = (decision: 'approve' | 'refuse') =>
    boris.call(staff.decide, { kind: 'phone', id, decision, reason: '未能与客户核实' });
  expect((await decide('approve')).code).toBe('STAFF_STEP_UP');
  expect((await decide('refuse')).code).toBe('OK');
  await steppedUp('infinity');
});

it('refuses each wrong request', async () => {
  const [customer, other] = [await identified(test_), await identified(test_)];
  const form = await formOf(customer);
  const refused = async (change: Record<string, string>) =>
    (await compliance.call(staff.proposePhone, { ...form, ...change })).code;
  expect(await refused({ mobilePhone: customer.phone })).toBe('customer.samePhone');
  expect(await refused({ mobilePhone: other.phone })).toBe('customer.phoneTaken');
  expect(await refused({ backFileId: form.frontFileId })).toBe('customer.phoneFiles');
  expect(await refused({ holdingFileId: await upload(other.client) })).toBe('identity.file');
  expect(await refused({ customerNumber: '999' })).toBe('staff.customer');
  const unidentified = await registerCustomer(test_.url);
  expect(await refused({ customerNumber: unidentified.customerNumber })).toBe('staff.phoneIdentity');
  await customer.client.ok(customerCalls.requestPhoneChange, await requestForm(test_, customer));
  expect(await refused({})).toBe('customer.phoneInReview');
});

it('is refused for the member’s own customer account, also the upload of a picture', async () => {
  const customer = await identified(test_);
  const form = await formOf(customer);
  const own = (id: string | null) =>
    sql(`update staff.member set customer_id = $1::bigint where name = 'compliance'`, [id]);
  await own(customer.customerNumber);
  expect((await compliance.call(staff.proposePhone, form)).code).toBe('staff.ownCustomer');
  expect((await uploadFor(customer.customerNumber)).code).toBe('staff.ownCustomer');
  await own(null);
  expect((await uploadFor('999')).code).toBe('staff.customer');
});
