import { calls } from '@portal/contract';
import { staffOf } from '../../testing/introducers';
import { legsOf } from '../../testing/legs-of';
import { breaksOf, payee, platformShows, type Payee } from '../../testing/payouts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { account, staff } = calls;

let test_: TestGateway;
let customer: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await payee(test_, '50.00');
});
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));
afterAll(() => test_.stop());

const anna = () => staffOf(test_, 'anna');
const propose = async (reference: string, accountId = customer.walletId) =>
  anna().call(staff.proposeAdjustment, {
    ...{ kind: 'deposit', accountId, amount: '120.41', reference, reason: '银行来账' },
    documentId: await uploadDocument(anna()),
  });
const approve = (id: string) => staffOf(test_, 'boris').call(staff.decideAdjustment, { id, decision: 'approve' });
const reverse = (reference: string) =>
  anna().call(staff.proposeAdjustment, { kind: 'reversal', reference, reason: '入错客户' });
const deposited = async (gts2AccountId: string) =>
  (await customer.client.ok(account.getNextAccountLevel, { gts2AccountId })).deposited;

it('a bank transfer that was booked for the wrong customer is reversed by two, with what it counts for the level', async () => {
  const { mt5Id } = customer;
  const { data: booked } = await propose('WIRE-1', mt5Id);
  expect((await reverse(booked.number)).code).toBe('staff.adjustmentReference');
  await approve(booked.id);
  await platformShows(test_, mt5Id, 12041n);
  expect(await deposited(mt5Id)).toBe('120.41');
  const { data: reversal } = await reverse(booked.number);
  expect(reversal).toMatchObject({ kind: 'reversal', amount: '-120.41', accountId: mt5Id });
  expect((await anna().call(staff.decideAdjustment, { id: reversal.id, decision: 'approve' })).code).toBe(
    'staff.secondPerson',
  );
  expect((await approve(reversal.id)).code).toBe('OK');
  // The bank account is what it was before.
  expect(await legsOf(test_, booked.number)).toEqual(['deposit.wire: bank:wire > mt5 120.41 USD']);
  expect(await legsOf(test_, reversal.number)).toEqual(['adjustment: mt5 > bank:wire 120.41 USD']);
  await platformShows(test_, mt5Id, 0n);
  expect(await deposited(mt5Id)).toBe('0.00');
  expect((await reverse(booked.number)).code).toBe('staff.adjustmentRepeated');
});

it('a bank transfer that is spent cannot be reversed', async () => {
  const { data: booked } = await propose('WIRE-2');
  await approve(booked.id);
  const spent = { kind: 'correction', accountId: customer.walletId, amount: '-100.00', reason: '更正' } as const;
  await approve((await anna().ok(staff.proposeAdjustment, spent)).id);
  const { data: reversal } = await reverse(booked.number);
  expect(await approve(reversal.id)).toMatchObject({ code: 'staff.adjustmentFunds' });
});

it.each([
  ['small letters', 'wire-88'],
  ['spaces around it', ' WIRE-88 '],
  ['a space in it', 'WIRE -88'],
  ['a space that does not break', 'WIRE\u00a0-88'],
  ['full-width characters', 'ＷＩＲＥ－８８'],
])('a bank transfer is credited once, also with %s', async (_what, reference) => {
  const first = await propose('WIRE-88');
  expect(['OK', 'staff.adjustmentRepeated']).toContain(first.code);
  expect(await propose(reference)).toMatchObject({
    code: 'staff.adjustmentRepeated',
    fields: { reference: expect.any(String) },
  });
});

it('a reference of spaces is none', async () => {
  const { data } = await propose('\u3000 ');
  expect(data).toMatchObject({ fields: { reference: expect.any(String) } });
});
