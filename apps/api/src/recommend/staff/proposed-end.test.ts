import { calls } from '@portal/contract';
import { recordBreaks } from '../../core/reconciliation/records';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
  staffOf,
  type TestIntroducer,
} from '../../testing/introducers';
import type { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;
const [before, last, next] = [monthAt(-2), monthAt(-1), monthAt(1)];

let test_: TestGateway;
let introducer: TestIntroducer;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = staffOf(test_, 'anna');
  boris = staffOf(test_, 'boris');
});
beforeEach(async () => {
  introducer = await approvedIntroducer(test_);
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

const proposeEnd = (id: string, end: string, by: StaffClient) =>
  by.ok(staff.proposeAgreementEnd, { id, end, reason: '到期' });
const decide = async (id: string, by: StaffClient) =>
  (await by.call(staff.decideAgreement, { id, decision: 'approve' })).code;

it('the end of an agreement is not approved by the member who proposed it, whoever proposed the agreement', async () => {
  const { id } = await agree(test_, introducer.id, before);
  await proposeEnd(id, next, boris);
  expect(await decide(id, boris)).toBe('staff.secondPerson');
  expect((await anna.ok(staff.introducerDetail, { id: introducer.id })).agreements).toMatchObject([
    { status: 4, proposedBy: 'staff:anna@broker.test', end: { month: next, proposedBy: 'staff:boris@broker.test' } },
  ]);
  // Anna proposed the agreement, and is the second person of its end.
  expect(await decide(id, anna)).toBe('OK');
  expect((await anna.ok(staff.introducerDetail, { id: introducer.id })).agreements).toMatchObject([
    { status: 5, until: next, end: { decidedBy: 'staff:anna@broker.test' } },
  ]);
});

it('a month of an agreement whose end is proposed, or approved for later, is computed like any other', async () => {
  const { mt5Id } = await clientOf(test_, introducer.inviteCode);
  const { id } = await agree(test_, introducer.id, before);
  await closeTrade(test_, mt5Id, at(before, '15T12:00:00'), 3);
  await closeTrade(test_, mt5Id, at(last, '15T12:00:00'), 2);
  await proposeEnd(id, next, boris);
  await compute(test_);
  const amounts = async () => [
    (await commissionIn(test_, introducer, before))?.amount,
    (await commissionIn(test_, introducer, last))?.amount,
  ];
  expect(await amounts()).toEqual(['12.00', '8.00']);
  expect(await decide(id, anna)).toBe('OK');
  await closeTrade(test_, mt5Id, at(last, '16T12:00:00'), 1);
  await compute(test_);
  expect(await amounts()).toEqual(['12.00', '12.00']);
});

it('nothing is due from the first month without the agreement on', async () => {
  const { mt5Id } = await clientOf(test_, introducer.inviteCode);
  const { id } = await agree(test_, introducer.id, before);
  await proposeEnd(id, last, boris);
  expect(await decide(id, anna)).toBe('OK');
  await closeTrade(test_, mt5Id, at(last, '01T00:00:00'), 2);
  await closeTrade(test_, mt5Id, at(before, '28T23:59:59'), 3);
  await compute(test_);
  expect(await commissionIn(test_, introducer, last)).toBeUndefined();
  expect(await commissionIn(test_, introducer, before)).toMatchObject({ amount: '12.00', lots: '3.00' });
});

it('a new version that is approved meanwhile takes the place of the proposed end', async () => {
  const { id } = await agree(test_, introducer.id, before);
  await proposeEnd(id, next, boris);
  await agree(test_, introducer.id, monthAt(0));
  const { agreements } = await anna.ok(staff.introducerDetail, { id: introducer.id });
  expect(agreements.map(({ status, until, end }) => [status, until, end])).toEqual([
    [2, undefined, undefined],
    [5, monthAt(0), undefined],
  ]);
  expect(await decide(id, anna)).toBe('staff.state');
});
