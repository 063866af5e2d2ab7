import { calls } from '@portal/contract';
import { maskBankAccount } from '@portal/rules/masks';
import { newBankNumber, registerCustomer, upload, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { bankCard, decideIdentity, idCard } from '../testing/kyc-forms';

const { addIdCard, addBank } = calls.identity;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

async function submitted(): Promise<TestCustomer> {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  return customer;
}

it('requires an identity first', async () => {
  const customer = await registerCustomer(gateway.url);
  expect((await customer.client.call(addBank, await bankCard(customer.client))).code).toBe('identity.required');
  await customer.client.ok(addIdCard, await idCard(customer.client));
  await decideIdentity(gateway.gateway, customer, 'refuse', '照片模糊');
  expect((await customer.client.call(addBank, await bankCard(customer.client))).code).toBe('identity.required');
});

it('returns the card masked, with its three approvals pending', async () => {
  const customer = await submitted();
  const card = await bankCard(customer.client);
  expect(await customer.client.ok(addBank, card)).toMatchObject({
    bankName: '中国工商银行',
    accountNumber: maskBankAccount(card.accountNumber),
    holder: '欧**修',
    status: 2,
    approval: 2,
    nameApproval: 2,
    imageApproval: 2,
  });
});

it('refuses an unknown bank, a picture of another customer and a short number', async () => {
  const [customer, other] = [await submitted(), await registerCustomer(gateway.url)];
  const card = await bankCard(customer.client);
  expect(await customer.client.call(addBank, { ...card, bankCode: 'XXXX' })).toMatchObject({ code: 'identity.bank' });
  expect(await customer.client.call(addBank, { ...card, bankCode: 'TOSTRING' })).toMatchObject({
    code: 'identity.bank',
  });
  expect(await customer.client.call(addBank, { ...card, imageFileId: await upload(other.client) })).toMatchObject({
    code: 'identity.file',
  });
  expect(await customer.client.call(addBank, { ...card, accountNumber: '123456789' })).toMatchObject({
    code: 'PARAM',
    status: 400,
  });
});

it('accepts a card number once of a customer, and of another customer too', async () => {
  const [customer, other] = [await submitted(), await submitted()];
  const accountNumber = newBankNumber();
  const [one, two] = [
    await bankCard(customer.client, { accountNumber }),
    await bankCard(other.client, { accountNumber }),
  ];
  const codes = [
    customer.client.call(addBank, one),
    customer.client.call(addBank, one),
    other.client.call(addBank, two),
  ];
  const [first, second, others] = (await Promise.all(codes)).map(({ code }) => code);
  expect([first, second].sort()).toEqual(['OK', 'identity.cardTaken']);
  expect(others).toBe('OK');
});

it('allows five cards, also for requests at the same time', async () => {
  const customer = await submitted();
  const cards = await Promise.all(Array.from({ length: 7 }, () => bankCard(customer.client)));
  const answers = await Promise.all(cards.map((card) => customer.client.call(addBank, card)));
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(5);
  expect(answers.find(({ code }) => code !== 'OK')).toMatchObject({
    code: 'identity.cardLimit',
    msg: '最多可绑定 5 张银行卡',
  });
});
