import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitIdentity, waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { decideIdentity } from '../../testing/kyc-forms';
import { breaksOf } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, recommend } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

it('an introducer is listed with clients and earnings, equal to the bonuses and the ledger', async () => {
  const introducer = await registerCustomer(test_.url);
  const anna = new StaffClient(test_.staffUrl, test_.staffToken);
  const marta = new StaffClient(test_.staffUrl, staffTokenOf('marketing'));
  await test_.gateway.db.rows(
    'test.application',
    `insert into recommend.introducer_application (request_key, request_hash, chinese_name, mobile_phone, email, city, channel, address)
     values ('k', '', '李介绍', $1, 'a@b.test', '上海', '线下', '127.0.0.1')`,
    [introducer.phone],
  );
  expect((await marta.ok(staff.introducers, {})).list).toEqual([]);
  const [waiting] = (await anna.ok(staff.reviews, { kind: 'introducer', status: 2 })).list;
  await anna.ok(staff.decide, { kind: 'introducer', id: waiting?.id ?? '', decision: 'approve' });
  const { code: inviteCode } = await introducer.client.ok(recommend.getInviteCode, {});
  const client = await registerCustomer(test_.url, { inviteCode });
  await submitIdentity(client.client, false);
  const mt5Id = await openMt5(client.client);
  await decideIdentity(test_.gateway, client, 'approve');
  await payDeposit(client.client, mt5Id, '200.00');
  const listed = async () => (await marta.ok(staff.introducers, {})).list[0];
  await waitFor(async () => (await listed())?.paid === '20.00', 'the bonus');
  expect(await listed()).toMatchObject({
    name: '李介绍',
    customerNumber: introducer.customerNumber,
    clients: 1,
    earned: 1,
    accrued: '0.00',
    mobilePhone: expect.stringContaining('****'),
  });
  const { list, total } = await marta.ok(staff.introducerClients, { customerNumber: introducer.customerNumber });
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    customerNumber: client.customerNumber,
    state: 'earned',
    bonus: '20.00',
    bonusState: 'paid',
  });
  const looked = await anna.ok(staff.auditLog, { subject: introducer.customerNumber, act: 'customer.read' });
  expect(looked.list[0]).toMatchObject({ actor: 'staff:marketing@broker.test', after: '{"part":"clients"}' });
  expect(await breaksOf(test_)).toEqual([]);
  const finance = new StaffClient(test_.staffUrl, staffTokenOf('support'));
  expect((await finance.call(staff.introducers, {})).code).toBe('STAFF_PERMISSION');
});
