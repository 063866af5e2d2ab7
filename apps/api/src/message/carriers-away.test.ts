import { registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { messageHttp } from '../adapters/message/message-http';
import { startMailSimulator } from '../adapters/message/testing/mail-simulator';
import { startSmsSimulator } from '../adapters/message/testing/sms-simulator';
import { leaveMessage } from '../core/messages/message';
import { sendMessage } from '../core/messages/send-message';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { outboxEmpty } from '../testing/notices';

let test_: TestGateway;
let person: TestCustomer;
let sms: Awaited<ReturnType<typeof startSmsSimulator>>;
let mail: Awaited<ReturnType<typeof startMailSimulator>>;

beforeAll(async () => {
  [sms, mail] = [await startSmsSimulator(), await startMailSimulator()];
  test_ = await startTestGateway();
  person = await registerCustomer(test_.url);
  await query(`update customer.customer set email = 'away@qq.com' where id = $1`, [person.customerNumber]);
  const http = messageHttp(
    {
      SMS_PROVIDER: 'http',
      SMS_URL: sms.url,
      SMS_KEY: sms.key,
      SMTP_URL: mail.url,
      MAIL_FROM: 'no-reply@broker.com',
      SITE_ORIGIN: 'https://www.broker.com',
    } as Parameters<typeof messageHttp>[0],
    'EET',
  );
  test_.gateway.ports.message.send = (one) => http.send(one);
});
afterAll(async () => {
  await test_.stop();
  await sms.close();
  await mail.close();
});
afterEach(async () => {
  sms.restore();
  mail.setSilent(false);
  mail.setRefusing(false);
});

const query = async (text: string, values: unknown[] = []) => (await test_.gateway.db.pool.query(text, values)).rows;
const pay = (pno: string, more = {}) =>
  leaveMessage(test_.gateway.db, {
    customerId: BigInt(person.customerNumber),
    kind: 'deposit.paid',
    params: { pno, amount: '10000' },
    ...more,
  });
/** Lets the waiting jobs run now, as if the time of their next try had come. */
const tryNow = () =>
  query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where task_identifier = 'message.send'`,
  );
const attempts = async () =>
  (await query(`select medium, attempts from message.outgoing where state = 'waiting' order by medium`)) as {
    medium: string;
    attempts: number;
  }[];
const smsOf = (pno: string) => sms.messages.filter(({ text }) => text.includes(pno));
const mailsOf = (pno: string) =>
  mail.mails.filter(({ raw }) => {
    const parts = [...raw.matchAll(/base64\s*\n\n([\w+/=\n]+)/g)].map(([, part = '']) =>
      Buffer.from(part, 'base64').toString(),
    );
    return (parts.join('\n') + raw).includes(pno);
  });

it('loses nothing and doubles nothing while both carriers are away for an hour', async () => {
  sms.failWith(() => ({ status: 503 }));
  mail.setSilent(true);
  await pay('D1');
  await waitFor(
    async () => (await attempts()).length === 2 && (await attempts()).every((one) => one.attempts > 0),
    'a try of each',
    20_000,
  );
  mail.setSilent(false);
  mail.setRefusing(false);
  await waitFor(
    async () =>
      (await query(`select 1 from graphile_worker.jobs where task_identifier = 'message.send' and run_at > now()`))
        .length > 0,
    'a wait',
  );
  // The tries of an hour.
  for (let n = 2; n <= 12; n++) {
    const before = (await attempts()).find(({ medium }) => medium === 'sms')!.attempts;
    await tryNow();
    await waitFor(
      async () => (await attempts()).find(({ medium }) => medium === 'sms')!.attempts > before,
      'another try',
    );
  }
  const [next] = await query(
    `select extract(epoch from max(run_at) - now())::int as s from graphile_worker.jobs where task_identifier = 'message.send'`,
  );
  expect(next.s).toBeGreaterThan(240);
  expect(next.s).toBeLessThanOrEqual(300);
  expect(smsOf('D1')).toEqual([]);
  sms.restore();
  await tryNow();
  await outboxEmpty(test_);
  expect(smsOf('D1')).toHaveLength(1);
  expect(mailsOf('D1')).toHaveLength(1);
}, 60_000);

it('repeats the id when a process ended between the carrier’s answer and the record of it', async () => {
  const { db } = test_.gateway;
  const { rows } = db;
  const lost = jest
    .spyOn(db, 'rows')
    .mockImplementation((name, ...rest) =>
      name === 'outgoing.done' ? Promise.reject(new Error('killed')) : (rows.call(db, name, ...rest) as never),
    );
  await pay('D2');
  await waitFor(async () => smsOf('D2').length === 1 && mailsOf('D2').length === 1, 'the first');
  lost.mockRestore();
  await tryNow();
  await outboxEmpty(test_);
  // A carrier that keeps its promise delivers one of the two.
  const keys = sms.messages.flatMap(({ text }, n) => (text.includes('D2') ? [sms.keys[n]] : []));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^message-\d+$/);
  expect(new Set(keys).size).toBe(1);
  const ids = mailsOf('D2').map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('does not try a recipient again that the carrier refuses, and tells the others', async () => {
  mail.setRefusing(true);
  await pay('D3');
  await outboxEmpty(test_);
  expect(smsOf('D3')).toHaveLength(1);
  const state = `select state from message.outgoing o join message.message m on m.id = o.message_id
                 where m.params ->> 'pno' = 'D3' order by medium`;
  expect(await query(state)).toEqual([{ state: 'failed' }, { state: 'sent' }]);
});

it('gives up after three days, and sends nothing of a message that is gone', async () => {
  sms.failWith(() => ({ status: 503 }));
  await pay('D4');
  await waitFor(async () => (await attempts()).some((one) => one.attempts > 0), 'a try');
  await query(`update message.outgoing set made_at = now() - interval '73 hours' where state = 'waiting'`);
  await tryNow();
  await outboxEmpty(test_);
  sms.restore();
  const [row] = await query(`select o.id::text from message.outgoing o join message.message m on m.id = o.message_id
                             where m.params ->> 'pno' = 'D4' and medium = 'sms'`);
  await sendMessage(test_.gateway, { id: row.id });
  await query(`delete from message.message where params ->> 'pno' = 'D4'`);
  await sendMessage(test_.gateway, { id: row.id });
  expect(smsOf('D4')).toEqual([]);
});

it('sends a thousand once each', async () => {
  await query(
    `select message.leave($1, 'deposit.paid', jsonb_build_object('pno', 'M' || n, 'amount', '100')) from generate_series(1, 1000) n`,
    [person.customerNumber],
  );
  await waitFor(async () => (await attempts()).length === 0, 'an empty outbox', 150_000);
  expect(smsOf('M')).toHaveLength(1000);
  expect(new Set(smsOf('M').map(({ text }) => text)).size).toBe(1000);
}, 180_000);
