import { calls } from '@portal/contract';
import { registerCustomer, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const RATE = 20;
let gateway: TestGateway;
let customer: TestCustomer;
let other: TestCustomer;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_PER_MINUTE: String(RATE) });
  [customer, other] = [await registerCustomer(gateway.url), await registerCustomer(gateway.url)];
});
afterAll(() => gateway.stop());

const read = ({ client }: TestCustomer, from: string) =>
  fetch(gateway.url + calls.account.queryAccountInfo.path, {
    headers: {
      token: client.token ?? '',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': from,
    },
  });

it('counts the requests of a customer from all addresses together, and of others apart', async () => {
  for (let n = 1; n <= RATE; n += 1) expect([n, (await read(customer, `10.1.0.${n}`)).status]).toEqual([n, 200]);
  const refused = await read(customer, '10.1.0.99');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ code: 'RATE' });
  expect((await read(other, '10.1.0.99')).status).toBe(200);
});
