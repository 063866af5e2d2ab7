import { calls } from '@portal/contract';
import type { ReviewKind } from '@portal/contract/staff';
import { submitBank } from '@portal/testkit';
import type { TestGateway } from '../start-test-gateway';
import { loginOf } from './of-customers';
import { coinWithdrawal, withdrawal } from './of-payouts';
import { identified } from '../phone-changes';
import { inReview, member, registered, to } from './right';

const { staff } = calls;
const reason = '测试';

/** A member, and the item of a customer that waits in a queue. */
async function waiting(test: TestGateway, kind: ReviewKind, customerNumber: string) {
  const client = await member(test);
  const { list } = await client.ok(staff.reviews, { kind, sort: '-createdAt', pageSize: 100 });
  const { id = '', createdAt = '' } = list.find((item) => item.customerNumber === customerNumber) ?? {};
  return { client, id, createdAt };
}

async function identity(test: TestGateway) {
  const { client, ...args } = await waiting(test, 'identity', (await inReview(test)).customerNumber);
  return { client, args };
}
async function card(test: TestGateway) {
  const person = await identified(test);
  await submitBank(person.client, false);
  const { client, id } = await waiting(test, 'bank', person.customerNumber);
  return { client, args: { id } };
}
async function application(test: TestGateway) {
  const { phone } = await registered(test);
  const { id } = await test.gateway.db.row<{ id: string }>(
    'test.applies',
    `insert into recommend.introducer_application
       (request_key, request_hash, chinese_name, mobile_phone, email, city, channel, address)
     values ($1, '', '李介绍', $1, 'a@b.test', '上海', '线下', '127.0.0.1') returning id::text`,
    [phone],
  );
  return { client: await member(test), args: { id } };
}
async function linking(test: TestGateway) {
  const { customerNumber } = await registered(test);
  const { id } = await test.gateway.db.row<{ id: string }>(
    'test.links',
    `insert into account.link_request (customer_id, login, platform_name) values ($1::bigint, $2, '李四')
     returning id::text`,
    [customerNumber, await loginOf(test)],
  );
  return { client: await member(test), args: { id } };
}
const refused = async <Args extends object, Client>(asked: Promise<{ client: Client; args: Args }>) => {
  const { client, args } = await asked;
  return { client, args: { ...args, reason } };
};

/** Journeys of the decisions that one member takes alone. */
export const ofDecisions = [
  to(staff.approveIdentity)(identity),
  to(staff.refuseIdentity)((test) => refused(identity(test))),
  to(staff.approveBankCard)(card),
  to(staff.refuseBankCard)((test) => refused(card(test))),
  to(staff.approveIntroducer)(application),
  to(staff.refuseIntroducer)((test) => refused(application(test))),
  to(staff.approveLink)(linking),
  to(staff.refuseLink)((test) => refused(linking(test))),
  to(staff.refuseWithdrawal)(async (test) => ({
    client: await member(test),
    args: { pno: (await withdrawal(test)).pno, reason },
  })),
  to(staff.refuseCoinWithdrawal)(async (test) => ({
    client: await member(test),
    args: { pno: (await coinWithdrawal(test)).pno, reason },
  })),
];
