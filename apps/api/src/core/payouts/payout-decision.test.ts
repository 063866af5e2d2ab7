import { openDatabase, type Database } from '../../database/database';
import { newDatabase } from '../../testing/test-database';

let db: Database;

beforeAll(async () => {
  db = openDatabase(await newDatabase());
});
afterAll(() => db.close());

const decide = (decision: string | null) =>
  db.rows('test.decide', `select payout.decide('bank', 'W1', $1, 'a reason', null, 1, 'staff:anna')`, [decision]);

it.each(['approve', 'pay', 'refuse'])('accepts the decision %s', async (decision) => {
  await expect(decide(decision)).rejects.toThrow('staff.unknown');
});

it.each(['Approve', 'approve ', '', 'cancel', null])(
  'refuses the decision %j and does not treat it as an approval',
  async (decision) => {
    await expect(decide(decision)).rejects.toThrow('staff.decision');
  },
);
