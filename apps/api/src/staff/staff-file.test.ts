import { calls } from '@portal/contract';
import { Client, registerCustomer, upload } from '@portal/testkit';
import { bytesOf } from '../testing/bytes-of';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

const pathOf = (fileId: string) => calls.staff.staffFile.path.replace(':fileId', fileId);

it('is shown to staff only, and each view is recorded in the audit log', async () => {
  const customer = await registerCustomer(gateway.url);
  const staff = new StaffClient(gateway.staffUrl, gateway.staffToken);
  const fileId = await upload(customer.client);
  expect(await bytesOf(staff, pathOf(fileId))).toMatchObject({ status: 200, type: 'image/jpeg' });
  expect((await bytesOf(staff, pathOf(fileId))).status).toBe(200);
  const outsider = new Client(gateway.staffUrl);
  outsider.token = customer.client.token;
  expect(await outsider.request(pathOf(fileId))).toMatchObject({ status: 401, code: 'STAFF' });
  expect((await bytesOf(staff, pathOf('0'.repeat(32)))).status).toBe(404);
  const looks = await gateway.gateway.db.rows<object>(
    'test.looks',
    'select actor, act, after, address from kernel.audit where subject = $1',
    [`file:${fileId}`],
  );
  const look = {
    actor: 'staff:anna@broker.test',
    act: 'staff.file',
    after: { customer: customer.customerNumber },
    address: staff.address,
  };
  expect(looks).toEqual([look, look]);
});
