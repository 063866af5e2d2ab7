import { calls } from '@portal/contract';
import { registerCustomer, welcomed } from '@portal/testkit';
import { messagesAfter, readStandings } from '../../account/live.store';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { message } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

test('a kind that this program has no words for is left out, of the counts too', async () => {
  const person = await registerCustomer(test_.url);
  await welcomed(person);
  const { customerNumber, client } = person;
  const { gateway, staffUrl, staffToken } = test_;
  const { rows } = gateway.db;
  const seen = async () => {
    const { list, total } = await client.ok(message.messageList, { pageSize: 100 });
    const { unreadMessages } = await client.ok(calls.account.queryAccountInfo, {});
    const ofStaff = await new StaffClient(staffUrl, staffToken).ok(calls.staff.customerMessages, {
      customerNumber,
      pageSize: 100,
    });
    const [standing] = await readStandings(gateway.db, [BigInt(customerNumber)]);
    const after = await messagesAfter(gateway.db, BigInt(customerNumber), 0n);
    const kindsOf = (messages: readonly { kind: string }[]) => messages.map(({ kind }) => kind).sort();
    return [
      ...[kindsOf(list), total, unreadMessages, kindsOf(ofStaff.list), ofStaff.total],
      ...[Number(standing?.unread), kindsOf(after)],
    ];
  };
  const before = await seen();
  // As a database is that a later release has written to, before the program went back.
  await rows('test.later', 'alter table message.message drop constraint message_kind_check');
  await rows(
    'test.add',
    `insert into message.message (customer_id, kind, params) values ($1, 'customer.later', '{}')`,
    [customerNumber],
  );
  expect(await seen()).toEqual(before);
  const { unreadMessages } = await client.ok(message.messageRead, { id: '0' });
  expect(unreadMessages).toBe(before[2]);
});
