import { calls } from '@portal/contract';
import { Client, newPhone, readCode, registerCustomer, solveCaptcha, waitFor } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer } = calls;
const from = { nationCode: '86', signature: 'EET', trackParameters: {} };
const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });

let test_: TestGateway;
let second: TestGateway;
let sent: { id?: string | undefined; to: string; text: string }[];
let isAway: boolean;
/** The carrier answers after it. */
let gate: Promise<void>;

beforeAll(async () => {
  test_ = await startTestGateway();
  second = await startTestGateway({}, test_.databaseUrl);
  for (const { gateway } of [test_, second]) {
    const { message } = gateway.ports;
    const send = message.send.bind(message);
    message.send = async (one) => {
      await gate;
      if (isAway) {
        await gateway.db.rows(
          'test.out',
          `insert into kernel.outage (party, error) values ('sms', 'x') on conflict do nothing`,
        );
        throw refused;
      }
      sent.push(one);
      await send(one);
    };
  }
});
afterAll(async () => {
  await second.stop();
  await test_.stop();
});
beforeEach(async () => {
  [sent, isAway, gate] = [[], false, Promise.resolve()];
  await test_.gateway.db.pool.query('delete from kernel.outage');
});

const codes = async (phone: string) =>
  (await test_.gateway.db.pool.query('select * from kernel.verify_code where target = $1 order by id', [`86${phone}`]))
    .rows as {
    id: bigint;
    encrypted: Buffer | null;
    counted: boolean;
    failures: number;
    sent_at: Date | null;
  }[];
const failed = (phone: string) => waitFor(async () => (await codes(phone)).at(-1)?.counted === false, 'the failure');
const ask = async (mobilePhone: string, client = new Client(test_.url)) =>
  client.call(customer.sendOpenMessage, { ...from, mobilePhone, ...(await solveCaptcha(client)) });
/** Lets the waiting jobs run now, as if the time of their next try had come. */
const tryNow = () =>
  test_.gateway.db.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where task_identifier = 'codes.send'`,
  );
const toSend = async () =>
  Number(
    (
      await test_.gateway.db.pool.query(
        `select count(*) from graphile_worker.jobs where task_identifier = 'codes.send'`,
      )
    ).rows[0].count,
  );

it('answers before the carrier does, sends once at two gateways, and then holds the code no longer', async () => {
  let open = () => undefined as void;
  gate = new Promise((resolve) => (open = resolve));
  const phones = Array.from({ length: 10 }, () => newPhone());
  for (const phone of phones) expect((await ask(phone)).code).toBe('OK');
  expect(sent).toEqual([]);
  open();
  await waitFor(async () => sent.length === 10 && (await toSend()) === 0, 'ten messages');
  expect(sent.map(({ to }) => to).sort()).toEqual(phones.map((phone) => `86${phone}`).sort());
  for (const phone of phones)
    expect(await codes(phone)).toMatchObject([{ encrypted: null, sent_at: expect.any(Date) }]);
});

it('a code that was not sent starts no wait and uses no budget, and is not sent after a newer one', async () => {
  isAway = true;
  const phone = newPhone();
  const client = new Client(test_.url);
  for (let n = 0; n < 12; n++) {
    expect((await ask(phone, client)).code).toBe('OK');
    await failed(phone);
  }
  isAway = false;
  expect((await ask(phone, client)).code).toBe('OK');
  await readCode(client, phone);
  expect((await ask(phone, client)).code).toBe('customer.codeWait');
  await tryNow();
  await waitFor(async () => (await toSend()) === 0, 'an empty queue');
  expect(sent.filter(({ to }) => to === `86${phone}`)).toHaveLength(1);
  expect((await codes(phone)).filter(({ encrypted }) => encrypted)).toEqual([]);
}, 60_000);

it('tells the page of no wait while the carrier is away, for a known and an unknown phone alike', async () => {
  const { phone: known } = await registerCustomer(test_.url);
  const reset = async (mobilePhone: string) => {
    const client = new Client(test_.url);
    return client.ok(customer.getResetPwdCaptcha, { mobilePhone, nationCode: '86', ...(await solveCaptcha(client)) });
  };
  const unknown = newPhone();
  isAway = true;
  for (const [phone, resendAfter] of [
    [known, 60],
    [unknown, 0],
    [known, 0],
  ] as const) {
    expect(await reset(phone)).toEqual({ resendAfter });
    await failed(phone);
  }
  isAway = false;
  await test_.gateway.db.pool.query('delete from kernel.outage');
  for (const phone of [known, unknown]) expect(await reset(phone)).toEqual({ resendAfter: 60 });
});

it('is tried again while the code is valid, with the minutes that are left, and then starts the wait', async () => {
  isAway = true;
  const phone = newPhone();
  await ask(phone);
  await failed(phone);
  await test_.gateway.db.pool.query(
    `update kernel.verify_code set created_at = created_at - interval '2 minutes', expires_at = expires_at - interval '2 minutes'`,
  );
  isAway = false;
  await tryNow();
  await waitFor(async () => sent.length === 1, 'the message');
  const [row] = await codes(phone);
  expect(sent[0]).toMatchObject({ id: `code-${row?.id}`, text: expect.stringContaining('3 分钟内有效') });
  await waitFor(async () => (await codes(phone))[0]?.sent_at, 'the record');
  expect((await ask(phone)).code).toBe('customer.codeWait');
});

it('does not send an expired code late, and forgets it', async () => {
  isAway = true;
  const phone = newPhone();
  await ask(phone);
  await failed(phone);
  await test_.gateway.db.pool.query(`update kernel.verify_code set expires_at = now() + interval '29 seconds'`);
  isAway = false;
  await tryNow();
  await waitFor(async () => (await toSend()) === 0, 'an empty queue');
  expect(sent).toEqual([]);
  expect(await codes(phone)).toMatchObject([{ encrypted: null, sent_at: null }]);
});

it('an unknown phone waits and asks again like a registered one, also while the carrier is away', async () => {
  const { phone: known } = await registerCustomer(test_.url);
  const reset = async (mobilePhone: string) => {
    const client = new Client(test_.url);
    return client.call(customer.getResetPwdCaptcha, { mobilePhone, nationCode: '86', ...(await solveCaptcha(client)) });
  };
  isAway = true;
  const unknown = newPhone();
  for (const phone of [known, unknown]) {
    for (let n = 0; n < 2; n++) {
      expect((await reset(phone)).code).toBe('OK');
      await failed(phone);
    }
  }
  isAway = false;
  await test_.gateway.db.pool.query('delete from kernel.outage');
  for (const phone of [known, unknown]) {
    expect((await reset(phone)).code).toBe('OK');
    await waitFor(async () => (await codes(phone)).at(-1)?.sent_at, 'the end');
    expect((await reset(phone)).code).toBe('customer.codeWait');
  }
  expect(sent.map(({ to }) => to)).not.toContain(`86${unknown}`);
}, 60_000);
