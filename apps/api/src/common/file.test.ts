import { calls } from '@portal/contract';
import { Client, registerCustomer, upload, type TestCustomer } from '@portal/testkit';
import { bytesOf } from '../testing/bytes-of';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
let customer: TestCustomer;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
  customer = await registerCustomer(gateway.url);
});
afterAll(() => gateway.stop());

const pathOf = (fileId: string) => calls.common.file.path.replace(':fileId', fileId);

it('is readable by its owner only', async () => {
  const path = pathOf(await upload(customer.client));
  const other = await registerCustomer(gateway.url);
  expect(await bytesOf(customer.client, path)).toMatchObject({ status: 200, type: 'image/jpeg' });
  expect((await bytesOf(other.client, path)).status).toBe(404);
  expect(await new Client(gateway.url).request(path)).toMatchObject({ code: '4' });
});

it('answers 404 for an unknown id and 400 for an invalid one', async () => {
  expect((await bytesOf(customer.client, pathOf('0'.repeat(32)))).status).toBe(404);
  expect((await bytesOf(customer.client, pathOf('..%2f..%2fsecrets.json'))).status).toBe(400);
});

it('cannot be decrypted under the id of another file', async () => {
  const [one, two] = [await upload(customer.client), await upload(customer.client)];
  const { files } = gateway.gateway.ports;
  await files.put(two, (await files.get(one)) ?? Buffer.alloc(0));
  expect(await customer.client.request(pathOf(two))).toMatchObject({ status: 500, code: 'INTERNAL' });
});
