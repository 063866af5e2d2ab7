import { calls } from '@portal/contract';
import { registerCustomer } from '@portal/testkit';
import { bankCard, idCard } from '../testing/kyc-forms';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { reviews, decide } = calls.staff;
const { addIdCard, addBank, queryKycInfo } = calls.identity;

let gateway: TestGateway;
let anna: StaffClient;
let boris: StaffClient;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(gateway.staffUrl, gateway.staffToken);
  boris = new StaffClient(gateway.staffUrl, staffTokenOf('boris'));
});
afterAll(() => gateway.stop());

async function waiting() {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  const { id: bankId } = await customer.client.ok(addBank, await bankCard(customer.client));
  const { list } = await anna.ok(reviews, { kind: 'identity', pageSize: 100 });
  const identity = list.find(({ customerNumber }) => customerNumber === customer.customerNumber);
  return { customer, identityId: identity?.id ?? '', createdAt: identity?.createdAt ?? '', bankId };
}

const audited = (subject: string) =>
  gateway.gateway.db.rows<{
    actor: string;
    act: string;
    before: unknown;
    after: unknown;
    address: string;
    request_id: string;
  }>(
    'test.audited',
    'select actor, act, before, after, address, request_id from kernel.audit where subject = $1 order by id',
    [subject],
  );

it('approves an identity and notifies the customer; the audit log records the member', async () => {
  const { customer, identityId, createdAt } = await waiting();
  const answer = await boris.ok(decide, { kind: 'identity', id: identityId, createdAt, decision: 'approve' });
  expect(answer).toMatchObject({ id: identityId, status: 1 });
  expect(await customer.client.ok(queryKycInfo, {})).toMatchObject({ identity: { status: 1 } });
  expect(await audited(`identity:${identityId}`)).toEqual([
    {
      actor: 'staff:boris@broker.test',
      act: 'review.identity',
      before: { status: 2 },
      after: { status: 1 },
      address: boris.address,
      request_id: expect.stringMatching(/^[\w-]{16}$/),
    },
  ]);
});

it('requires a reason for a refusal, and shows it to the customer', async () => {
  const { customer, identityId, createdAt } = await waiting();
  const refuse = (reason?: string) =>
    anna.call(decide, {
      kind: 'identity',
      id: identityId,
      createdAt,
      decision: 'refuse',
      ...(reason ? { reason } : {}),
    });
  expect((await refuse()).code).toBe('staff.reason');
  expect((await refuse('   ')).code).toBe('staff.reason');
  expect((await refuse('证件已过期')).code).toBe('OK');
  expect(await customer.client.ok(queryKycInfo, {})).toMatchObject({ identity: { status: 3, reason: '证件已过期' } });
  const { list } = await customer.client.ok(calls.message.messageList, {});
  expect(JSON.stringify(list)).toContain('证件已过期');
});

it('decides once: one of two decisions at the same time succeeds', async () => {
  const { identityId, createdAt } = await waiting();
  const args = { kind: 'identity', id: identityId, createdAt } as const;
  const answers = await Promise.all([
    anna.call(decide, { ...args, decision: 'approve' }),
    boris.call(decide, { ...args, decision: 'refuse', reason: '不符' }),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'staff.state']);
  expect(await audited(`identity:${identityId}`)).toHaveLength(1);
});

it('refuses a decision on an identity that the customer has submitted again since it was seen', async () => {
  const { customer, identityId: id, createdAt } = await waiting();
  const seenByBoth = { kind: 'identity', id, createdAt } as const;
  await boris.ok(decide, { ...seenByBoth, decision: 'refuse', reason: '照片模糊' });
  const again = await idCard(customer.client);
  await customer.client.ok(addIdCard, again);
  for (const answer of [
    await anna.call(decide, { ...seenByBoth, decision: 'approve' }),
    await anna.call(decide, { ...seenByBoth, decision: 'refuse', reason: '照片模糊' }),
  ])
    expect(answer).toMatchObject({ code: 'staff.resubmitted', msg: '客户已重新提交资料，请查看新的资料后再决定' });
  expect(await customer.client.ok(queryKycInfo, {})).toMatchObject({ identity: { status: 2 } });
  expect(await anna.call(decide, { kind: 'identity', id, decision: 'approve' })).toMatchObject({
    status: 400,
    code: 'PARAM',
    fields: { createdAt: expect.any(String) },
  });
  const { list } = await anna.ok(reviews, { kind: 'identity', status: 2, pageSize: 100 });
  const seen = list.find((review) => review.id === id);
  expect(seen?.files).toEqual([again.frontFileId, again.backFileId]);
  await anna.ok(decide, { kind: 'identity', id, createdAt: seen?.createdAt ?? '', decision: 'approve' });
  expect(await customer.client.ok(queryKycInfo, {})).toMatchObject({ identity: { status: 1 } });
});

it('requires an approved identity before the approval of a card, except for that of the picture', async () => {
  const { customer, identityId, createdAt, bankId } = await waiting();
  const bank = { kind: 'bank', id: bankId, decision: 'approve' } as const;
  expect((await anna.call(decide, bank)).code).toBe('staff.identityFirst');
  expect((await anna.call(decide, { ...bank, approval: 'nameApproval' })).code).toBe('staff.identityFirst');
  expect(await anna.ok(decide, { ...bank, approval: 'imageApproval' })).toMatchObject({
    status: 2,
    subject: { approval: '2', nameApproval: '2', imageApproval: '1' },
  });
  expect((await anna.call(decide, { ...bank, approval: 'imageApproval' })).code).toBe('staff.state');
  await anna.ok(decide, { kind: 'identity', id: identityId, createdAt, decision: 'approve' });
  expect(await anna.ok(decide, { ...bank, approval: 'nameApproval' })).toMatchObject({
    status: 2,
    subject: { approval: '2', nameApproval: '1', imageApproval: '1' },
  });
  expect(await boris.ok(decide, bank)).toMatchObject({
    status: 1,
    subject: { approval: '1', nameApproval: '1', imageApproval: '1', verifiedName: '欧阳明修' },
  });
  expect(await customer.client.ok(queryKycInfo, {})).toMatchObject({ bank: { status: 1 }, next: 'mt5' });
  expect((await audited(`bank:${bankId}`)).map(({ actor, before }) => [actor, before])).toEqual([
    ['staff:anna@broker.test', { status: 2, approval: 2, nameApproval: 2, imageApproval: 2 }],
    ['staff:anna@broker.test', { status: 2, approval: 2, nameApproval: 2, imageApproval: 1 }],
    ['staff:boris@broker.test', { status: 2, approval: 2, nameApproval: 1, imageApproval: 1 }],
  ]);
});

it('refuses a card if one approval is refused, and frees its number', async () => {
  const { customer, bankId } = await waiting();
  const bank = { kind: 'bank', id: bankId } as const;
  const refused = await anna.ok(decide, {
    ...bank,
    decision: 'refuse',
    approval: 'imageApproval',
    reason: '图片不清晰',
  });
  expect(refused).toMatchObject({ status: 3, reason: '图片不清晰', subject: { approval: '2', imageApproval: '3' } });
  expect((await anna.call(decide, { ...bank, decision: 'approve' })).code).toBe('staff.state');
  expect(await customer.client.ok(queryKycInfo, {})).toMatchObject({ bank: { status: 3 }, next: 'bank' });
});

it('refuses decisions that do not fit the kind of item', async () => {
  const { identityId, createdAt, bankId } = await waiting();
  const ask = async (args: object) => {
    const { status, code } = await anna.call(decide, {
      kind: 'identity',
      id: identityId,
      createdAt,
      decision: 'approve',
      ...args,
    });
    return `${status} ${code}`;
  };
  expect(await ask({ decision: 'pay' })).toBe('200 staff.decision');
  expect(await ask({ approval: 'approval' })).toBe('200 staff.decision');
  expect(await ask({ kind: 'bank', id: bankId, decision: 'pay' })).toBe('200 staff.decision');
  expect(await ask({ id: '99999999' })).toBe('200 staff.unknown');
  expect(await ask({ id: 'abc' })).toBe('200 staff.unknown');
  expect(await ask({ id: '9'.repeat(40) })).toBe('200 staff.unknown');
  expect(await ask({ kind: 'withdraw' })).toBe('200 staff.unknown');
  expect(await ask({ kind: 'everything' })).toBe('400 PARAM');
  expect(await ask({ decision: 'burn' })).toBe('400 PARAM');
});

it('records every change of status, and refuses transitions that are not in the table', async () => {
  const { identityId, createdAt, bankId } = await waiting();
  await anna.ok(decide, { kind: 'identity', id: identityId, createdAt, decision: 'approve' });
  await anna.ok(decide, { kind: 'bank', id: bankId, decision: 'approve' });
  const { db } = gateway.gateway;
  const events = await db.rows<{ step: string; actor: string }>(
    'test.events',
    `select machine || coalesce(from_status, '') || '>' || to_status as step, actor from kernel.status_event
     where (machine = 'identity' and doc_id = $1) or (machine = 'bank_card' and doc_id = $2) order by id`,
    [identityId, bankId],
  );
  expect(events.map(({ step }) => step)).toEqual(['identity>2', 'bank_card>2', 'identity2>1', 'bank_card2>1']);
  expect(events.slice(2).every(({ actor }) => actor === 'staff:anna@broker.test')).toBe(true);
  await expect(
    db.rows('test.back', 'update identity.identity set status = 2 where id = $1', [identityId]),
  ).rejects.toThrow('no transition 1 -> 2');
  await expect(
    db.rows('test.back2', 'update identity.bank_card set approval = 2 where id = $1', [bankId]),
  ).rejects.toThrow('no transition 1 -> 2');
});
