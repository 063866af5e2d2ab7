import { calls } from '@portal/contract';
import { registerCustomer, type TestCustomer } from '@portal/testkit';
import { leaveMessage } from '../core/messages/message';
import { pushBrowser, pushSettings } from '../testing/push';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';

const { message } = calls;

let test_: TestGateway;
let person: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway(pushSettings);
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await registerCustomer(test_.url);
});

const add = () => person.client.call(message.addPushDevice, pushBrowser().args);
const devices = async () =>
  (
    await test_.gateway.db.rows('', 'select from message.push_device where customer_id = $1::bigint', [
      person.customerNumber,
    ])
  ).length;

it('keeps the limit of devices where two are added at once', async () => {
  for (let n = 0; n < 20; n++) await add();
  const text = 'select from customer.customer where id = $1::bigint for update';
  const answers = await whileHeld<{ code: string }>(test_, { text, values: [person.customerNumber] }, 2, () => [
    add(),
    add(),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK']);
  expect(await devices()).toBe(20);
});

it('adds no device of a session that is just being ended', async () => {
  const text = 'update customer.session set ended_at = now() where customer_id = $1::bigint';
  const [answer] = await whileHeld<{ code: string }>(test_, { text, values: [person.customerNumber] }, 1, () => [
    add(),
  ]);
  expect(answer?.code).toBe('10005');
  expect(await devices()).toBe(0);
});

it('is no job of a gateway of release 1.0.0, which would send it as an SMS', async () => {
  await add();
  const { db } = test_.gateway;
  const queued = await db.transaction(async (tx) => {
    await leaveMessage(tx, {
      customerId: BigInt(person.customerNumber),
      kind: 'deposit.paid',
      params: { pno: 'D109', amount: '10000' },
    });
    const jobs = `select o.medium, j.task_identifier as task from graphile_worker.jobs j
                  join message.outgoing o on j.key = 'message:' || o.id order by 1`;
    return tx.rows<object>('', jobs, []);
  });
  expect(queued).toEqual([
    { medium: 'push', task: 'message.push' },
    { medium: 'sms', task: 'message.send' },
  ]);
});
