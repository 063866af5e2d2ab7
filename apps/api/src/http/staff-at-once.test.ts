import { calls } from '@portal/contract';
import { registerCustomer, type Answered } from '@portal/testkit';
import { staffOrigin } from './staff-origin';
import { identified } from '../testing/phone-changes';
import { deliver, reportOf } from '../testing/channel';
import { bankCard } from '../testing/kyc-forms';
import { enrolStaff } from '../testing/enrol-staff';
import { newMember, type NewMember } from '../testing/new-member';
import { softPasskey } from '../testing/soft-passkey';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld, type Held } from '../testing/while-held';

// Acts of one staff member that need a lock, by requests that meet at it. Acts of two are in two-persons-at-once.test.ts.
const { staff } = calls;

let test_: TestGateway;
let members: NewMember[];
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', STAFF_ORIGIN: 'http://staff.broker.test' });
  members = await Promise.all(Array.from({ length: 4 }, () => newMember(test_)));
});
afterAll(() => test_.stop());

interface Meeting {
  held: Held;
  /** Each is sent once. */
  requests: (() => Promise<Answered<unknown>>)[];
  /** What all but one of them answer. */
  refusal: string;
  /** Acts of the audit log about a subject that stand there once. */
  audited?: { act: string; subject: string };
}

const byAll = (send: (client: NewMember['client']) => Promise<Answered<unknown>>) =>
  members.map(
    ({ client }) =>
      () =>
        send(client),
  );
const post = (id: string): Held => ({ text: 'select from content.post where id = $1 for update', values: [id] });
const text = { kind: 'notice', title: '休市安排', summary: '各品种', text: '正文' } as const;
const slide = () => ({
  ...{ title: '休市安排', subtitle: '各品种', image: 'images/slide-market.svg', href: '/news' },
  until: new Date(Date.now() + 86_400_000).toISOString(),
});
const firstClient = () => members[0]!.client;

/** A payment of an unknown order on which four members decide. */
async function suspended(act: 'refund' | 'reject'): Promise<Meeting> {
  const pno = `D991231${act.toUpperCase()}`;
  await deliver(test_, reportOf({ pno, payAmount: '720.00', payCurrency: 'CNY' }));
  const { list } = await firstClient().ok(staff.suspendedPayments, { status: 1 });
  const { id = '', number = '' } = list.find(({ orderNumber }) => orderNumber === pno) ?? {};
  const call = act === 'refund' ? staff.refundSuspended : staff.rejectSuspended;
  return {
    held: { text: 'select from deposit.suspense where id = $1 for update', values: [id] },
    requests: byAll((member) => member.call(call, { id, reason: '核对结果' })),
    refusal: 'staff.state',
    audited: { act: `suspense.${act}`, subject: `suspense:${number}` },
  };
}

const meetings: Readonly<Record<string, () => Promise<Meeting>>> = {
  [staff.savePost.id]: async () => {
    const { id, version } = await firstClient().ok(staff.savePost, text);
    return {
      held: post(id),
      requests: byAll((client) => client.call(staff.savePost, { ...text, id, version, title: '更正' })),
      refusal: 'staff.postChanged',
    };
  },
  [staff.decidePost.id]: async () => {
    const { id, version } = await firstClient().ok(staff.savePost, text);
    return {
      held: post(id),
      requests: byAll((client) => client.call(staff.decidePost, { id, version, decision: 'publish' })),
      refusal: 'staff.postChanged',
      audited: { act: 'content.publish', subject: `post:${id}` },
    };
  },
  [staff.saveSlide.id]: async () => {
    const { id, version } = await firstClient().ok(staff.saveSlide, slide());
    return {
      held: post(id),
      requests: byAll((client) => client.call(staff.saveSlide, { ...slide(), id, version, title: '更正' })),
      refusal: 'staff.postChanged',
    };
  },
  [staff.recordBankBalance.id]: async () => {
    const account = '工行客户资金 8821';
    const day = new Date(Date.now() + 28_800_000).toISOString().slice(0, 10);
    const balance = { account, currency: 'USD', day, amount: '2000.00', reference: 'S-1', version: 0 } as const;
    return {
      held: {
        text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
        values: [`reports.bank_balance ${account}`],
      },
      requests: byAll((client) => client.call(staff.recordBankBalance, balance)),
      refusal: 'staff.bankBalance',
      audited: { act: 'report.bankBalance', subject: `bankBalance:${day}` },
    };
  },
  [`${staff.decide.id} bank`]: async () => {
    const { client } = await identified(test_);
    const { id } = await client.ok(calls.identity.addBank, await bankCard(client));
    return {
      held: { text: 'select from identity.bank_card where id = $1 for update', values: [id] },
      requests: byAll((member) => member.call(staff.decide, { kind: 'bank', id, decision: 'approve' })),
      refusal: 'staff.state',
      audited: { act: 'review.bank', subject: `bank:${id}` },
    };
  },
  [`${staff.decide.id} introducer`]: async () => {
    const { id } = await test_.gateway.db.row<{ id: bigint }>(
      'test.application',
      `insert into recommend.introducer_application (request_key, request_hash, chinese_name, mobile_phone, email, city, channel, address)
       values ('at-once', '', '李介绍', '13900000000', 'a@b.test', '上海', '线下', '127.0.0.1') returning id`,
    );
    return {
      held: { text: 'select from recommend.introducer_application where id = $1 for update', values: [id] },
      requests: byAll((member) =>
        member.call(staff.decide, { kind: 'introducer', id: String(id), decision: 'approve' }),
      ),
      refusal: 'staff.state',
      audited: { act: 'review.introducer', subject: `introducer:${id}` },
    };
  },
  [`${staff.decide.id} link`]: async () => {
    const { customerNumber } = await registerCustomer(test_.url);
    const { id } = await test_.gateway.db.row<{ id: bigint }>(
      'test.link',
      `insert into account.link_request (customer_id, login, platform_name) values ($1::bigint, '300001', '李四') returning id`,
      [customerNumber],
    );
    return {
      held: { text: 'select from account.link_request where id = $1 for update', values: [id] },
      requests: byAll((member) =>
        member.call(staff.decide, { kind: 'link', id: String(id), decision: 'refuse', reason: '姓名不符' }),
      ),
      refusal: 'staff.state',
      audited: { act: 'review.link', subject: `link:${id}` },
    };
  },
  [staff.refundSuspended.id]: () => suspended('refund'),
  [staff.rejectSuspended.id]: () => suspended('reject'),
  [staff.endPromotion.id]: async () => {
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();
    const { id } = await firstClient().ok(staff.createPromotion, {
      ...{ title: '预算活动', coupon: '预算赠金', amount: '25.00', minDeposit: '2000.00', budget: '60.00', days: 14 },
      ...{ from: day(-1), until: day(30), newCustomers: false },
    });
    return {
      held: { text: 'select from activity.campaign where id = $1 for update', values: [id] },
      requests: byAll((member) => member.call(staff.endPromotion, { id, reason: '提前结束' })),
      refusal: 'staff.state',
      audited: { act: 'promotion.end', subject: `promotion:${id}` },
    };
  },
  [staff.stepUp.id]: async () => {
    const { client } = await enrolStaff(test_);
    const passkey = softPasskey(staffOrigin(test_.gateway), false);
    const made = passkey.create(await client.ok(staff.newPasskeyOptions, {}));
    await client.ok(staff.addPasskey, { name: '电脑', passkey: made });
    const answer = passkey.get(await client.ok(staff.stepUpOptions, {}));
    return {
      // Behind the lock of the session: who has read the challenge waits here, the other one at the session.
      held: { text: 'select from staff.passkey where id = $1 for update', values: [passkey.id] },
      requests: [answer, answer].map((passkey) => () => client.call(staff.stepUp, { passkey })),
      refusal: 'staff.passkey',
    };
  },
};

it.each(Object.entries(meetings))('%s: of those that meet one succeeds', async (_name, prepare) => {
  const { held, requests, refusal, audited } = await prepare();
  const answers = await whileHeld(test_, held, requests.length, () => requests.map((send) => send()));
  expect(answers.map(({ code }) => code).sort()).toEqual(
    ['OK', ...Array.from({ length: requests.length - 1 }, () => refusal)].sort(),
  );
  if (!audited) return;
  const { times } = await test_.gateway.db.row<{ times: bigint }>(
    'test.audited',
    'select count(*) as times from kernel.audit where (act, subject) = ($1, $2)',
    [audited.act, audited.subject],
  );
  expect(times).toBe(1n);
});

it('an item that nobody has had for 45 seconds becomes one member’s', async () => {
  const { db } = test_.gateway;
  const item = { kind: 'identity', id: '77' } as const;
  const held = {
    text: `insert into staff.taken_item (kind, item_id, member_id, seen_at) values ('identity', $1, $2, now() - interval '46 seconds')`,
    values: [item.id, (await newMember(test_)).id],
  };
  const answers = await whileHeld(test_, held, members.length, () =>
    members.map(({ client }) => client.ok(staff.takeReview, item)),
  );
  expect(answers.filter(({ takenBy }) => takenBy === undefined)).toHaveLength(1);
  const { name } = await db.row<{ name: string }>(
    'test.takenBy',
    `select m.name from staff.taken_item t join staff.member m on m.id = t.member_id where (kind, item_id) = ('identity', $1)`,
    [item.id],
  );
  expect(new Set(answers.flatMap(({ takenBy }) => takenBy ?? []))).toEqual(new Set([name]));
});
