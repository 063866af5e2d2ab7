import { calls } from '@portal/contract';
import { maskBankAccount } from '@portal/rules/masks';
import { bankCardStatus, type ApprovalStatus } from '@portal/rules/rules';
import { registerCustomer } from '@portal/testkit';
import { databaseText } from '../testing/database-text';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { bankCard, decideIdentity, idCard } from '../testing/kyc-forms';

const { addIdCard, addBank, getUserBankDetail, queryKycInfo } = calls.identity;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

it('stores and returns no unencrypted number, in any table, response or message', async () => {
  const customer = await registerCustomer(gateway.url);
  const card = await idCard(customer.client);
  const bank = await bankCard(customer.client);
  const submitted = [await customer.client.ok(addIdCard, card), await customer.client.ok(addBank, bank)];
  await decideIdentity(gateway.gateway, customer, 'approve');
  const shown = [await customer.client.ok(queryKycInfo, {}), await customer.client.ok(getUserBankDetail, {})];
  const text = (await databaseText(gateway.gateway)) + JSON.stringify([submitted, shown]);
  expect(text).toContain(maskBankAccount(bank.accountNumber));
  for (const number of [card.idDocumentNumber, bank.accountNumber]) {
    expect(text.includes(number)).toBe(false);
    expect(text.includes(Buffer.from(number).toString('hex'))).toBe(false);
    expect(text.includes(Buffer.from(number).toString('base64').slice(0, 20))).toBe(false);
  }
});

it('encrypts the same number differently each time, bound to its customer', async () => {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  const { id_encrypted } = await gateway.gateway.db.row<{ id_encrypted: Buffer }>(
    'test.encrypted',
    'select id_encrypted from identity.identity where customer_id = $1',
    [customer.customerNumber],
  );
  const { crypto } = gateway.gateway;
  expect(crypto.decrypt(id_encrypted, `identity.identity.id_encrypted|${customer.customerNumber}`).toString()).toMatch(
    /^110105\d{11}[\dX]$/,
  );
  expect(() => crypto.decrypt(id_encrypted, 'identity.identity.id_encrypted|1')).toThrow();
});

it('derives the status of a card by the same rule as the rules library, for all 64 combinations', async () => {
  const values: ApprovalStatus[] = [0, 1, 2, 3];
  const rows = await gateway.gateway.db.rows<Record<'a' | 'n' | 'i' | 'status', ApprovalStatus>>(
    'test.rule',
    `select a, n, i, identity.card_status(a::smallint, n::smallint, i::smallint) as status
     from generate_series(0, 3) a, generate_series(0, 3) n, generate_series(0, 3) i`,
  );
  expect(rows).toHaveLength(values.length ** 3);
  for (const { a, n, i, status } of rows) {
    expect([a, n, i, status]).toEqual([a, n, i, bankCardStatus({ approval: a, nameApproval: n, imageApproval: i })]);
  }
});
