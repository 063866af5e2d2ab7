import { calls } from '@portal/contract';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { takeReview } = calls.staff;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({});
});
afterAll(() => gateway.stop());

const as = (name: string) => new StaffClient(gateway.staffUrl, staffTokenOf(name));
const item = { kind: 'identity', id: '7' } as const;

it('shows the second member who has opened the item, and nothing to the first', async () => {
  expect((await as('anna').ok(takeReview, item)).takenBy).toBeUndefined();
  expect((await as('boris').ok(takeReview, item)).takenBy).toBe('anna');
  expect((await as('anna').ok(takeReview, item)).takenBy).toBeUndefined();
});

it('ends 45 seconds after the last request of the first member', async () => {
  const other = { ...item, id: '8' };
  await as('anna').ok(takeReview, other);
  const later = (seconds: number) =>
    gateway.gateway.db.rows(
      '',
      "update staff.taken_item set seen_at = now() - $1::int * interval '1 second' where item_id = '8'",
      [seconds],
    );
  await later(40);
  expect((await as('boris').ok(takeReview, other)).takenBy).toBe('anna');
  await later(46);
  expect((await as('boris').ok(takeReview, other)).takenBy).toBeUndefined();
  expect((await as('anna').ok(takeReview, other)).takenBy).toBe('boris');
});

it('requires the permission to read the queue', async () => {
  expect(await as('finance').call(takeReview, item)).toMatchObject({ status: 403, code: 'STAFF_PERMISSION' });
  expect(await as('finance').call(takeReview, { kind: 'withdraw', id: 'W261125ABCDEFGH' })).toMatchObject({
    code: 'OK',
  });
});
