import { calls } from '@portal/contract';
import { newBankNumber, registerCustomer } from '@portal/testkit';
import { staffOf } from '../testing/introducers';
import { bankCard, decideIdentity, idCard } from '../testing/kyc-forms';
import { autoReview } from './auto-review';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { identity, staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const anna = () => staffOf(test_, 'anna');

type Card = { customerNumber: string; id: string };

/** Two verified customers who have submitted the same card. */
async function sharedCard(): Promise<[Card, Card]> {
  const accountNumber = newBankNumber();
  const submitted = async (): Promise<Card> => {
    const person = await registerCustomer(test_.url);
    await person.client.ok(identity.addIdCard, await idCard(person.client));
    await decideIdentity(test_.gateway, person, 'approve');
    const { id } = await person.client.ok(identity.addBank, await bankCard(person.client, { accountNumber }));
    return { customerNumber: person.customerNumber, id };
  };
  return [await submitted(), await submitted()];
}

type Approval = 'approval' | 'nameApproval' | 'imageApproval';
const approve = async (id: string, approval?: Approval) =>
  (await anna().call(staff.approveBankCard, { id, ...(approval && { approval }) })).code;
/** The other customers that an item names, in its list and by itself. */
async function duplicatesOf(id: string) {
  const { list } = await anna().ok(staff.reviews, { kind: 'bank', pageSize: 100, sort: '-createdAt' });
  const { review } = await anna().ok(staff.reviewItem, { kind: 'bank', id });
  expect(review.duplicates).toEqual(list.find((one) => one.id === id)?.duplicates);
  return review.duplicates;
}

const statusOf = async (id: string) => (await anna().ok(staff.reviewItem, { kind: 'bank', id })).review.status;

it('each item names the other customer, one of two is approved at once, and the other after a revocation', async () => {
  const [one, other] = await sharedCard();
  expect([await duplicatesOf(one.id), await duplicatesOf(other.id)]).toEqual([
    [other.customerNumber],
    [one.customerNumber],
  ]);
  const codes = await Promise.all([approve(one.id), approve(other.id)]);
  expect(codes.sort()).toEqual(['OK', 'staff.duplicateCard']);
  const [approved, waiting] = (await statusOf(one.id)) === 1 ? [one, other] : [other, one];
  for (const approval of ['approval', 'nameApproval', 'imageApproval'] as const)
    expect(await approve(waiting.id, approval)).toBe('staff.duplicateCard');
  expect((await anna().call(staff.decide, { kind: 'bank', id: waiting.id, decision: 'approve' })).code).toBe(
    'staff.duplicateCard',
  );
  await anna().ok(staff.revokeApproval, { kind: 'bank', id: approved.id, reason: '他人的卡' });
  expect(await approve(waiting.id)).toBe('OK');
  expect([await duplicatesOf(approved.id), await duplicatesOf(waiting.id)]).toEqual([undefined, undefined]);
});

it('of both, what is left to approve meets, and one of them is refused', async () => {
  const cards = await sharedCard();
  for (const { id } of cards)
    for (const approval of ['nameApproval', 'imageApproval'] as const) expect(await approve(id, approval)).toBe('OK');
  const codes = await Promise.all(cards.map(({ id }) => approve(id, 'approval')));
  expect(codes.sort()).toEqual(['OK', 'staff.duplicateCard']);
});

it('the automatic review leaves both to people', async () => {
  const { gateway } = test_;
  const automatic = { ...gateway, env: { ...gateway.env, REVIEW: 'auto' as const } };
  const cards = await sharedCard();
  for (const { id } of cards) await autoReview(automatic, { kind: 'bank', id });
  expect(await Promise.all(cards.map(({ id }) => statusOf(id)))).toEqual([2, 2]);
});
