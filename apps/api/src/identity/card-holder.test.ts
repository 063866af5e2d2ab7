import { calls } from '@portal/contract';
import { registerCustomer } from '@portal/testkit';
import { staffOf } from '../testing/introducers';
import { bankCard, decideIdentity, idCard } from '../testing/kyc-forms';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { identity, staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const anna = () => staffOf(test_, 'anna');

/** A card that was submitted under a name, whose customer's identity is then approved under another one, or the same. */
async function cardOf(before: string, after: string): Promise<string> {
  const person = await registerCustomer(test_.url);
  const { client } = person;
  await client.ok(identity.addIdCard, await idCard(client, { chineseName: before }));
  const { id } = await client.ok(identity.addBank, await bankCard(client));
  await decideIdentity(test_.gateway, person, 'refuse', '照片模糊');
  await client.ok(identity.addIdCard, await idCard(client, { chineseName: after }));
  await decideIdentity(test_.gateway, person, 'approve');
  return id;
}

it.each([
  ['the card', { decision: 'approve' }],
  ['its name', { decision: 'approve', approval: 'nameApproval' }],
  ['its own approval', { decision: 'approve', approval: 'approval' }],
] as const)('a card of another name than the verified one is not approved: %s', async (_what, decision) => {
  const id = await cardOf('王小明', '李大力');
  expect((await anna().call(staff.decide, { kind: 'bank', id, ...decision })).code).toBe('staff.cardHolder');
  const approval = 'approval' in decision ? { approval: decision.approval } : {};
  expect((await anna().call(staff.approveBankCard, { id, ...approval })).code).toBe('staff.cardHolder');
  const refused = await anna().call(staff.refuseBankCard, { id, reason: '持卡人与姓名不同' });
  expect(refused.data).toMatchObject({ status: 3 });
});

it('the picture of such a card may be approved, and a card of the same name as a whole', async () => {
  const [other, same] = [await cardOf('王小明', '李大力'), await cardOf('王小明', '王小明')];
  const picture = await anna().call(staff.approveBankCard, { id: other, approval: 'imageApproval' });
  expect(picture.data).toMatchObject({ status: 2 });
  expect((await anna().call(staff.approveBankCard, { id: same })).data).toMatchObject({ status: 1 });
});
