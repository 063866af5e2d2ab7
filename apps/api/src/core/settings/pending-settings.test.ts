import { calls, type ArgsOf } from '@portal/contract';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;
type Values = ArgsOf<typeof staff.proposeSettings>['values'];

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ SETTINGS_LEAD_SECONDS: '0', SETTINGS_NOTICE_DAYS: '0' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());

const minutes = 60_000;
const start = Date.now();
async function change(values: Values, after: number): Promise<string> {
  const from = new Date(start + after * minutes).toISOString();
  const { id } = await anna.ok(staff.proposeSettings, { values, from, reason: '调整' });
  await boris.ok(staff.decideSettings, { id, decision: 'approve' });
  return id;
}
/** Bonus and threshold, by the gateway and by the database, which replays documents. */
async function at(after: number) {
  const { invite } = test_.gateway.settings.brandAt(start + after * minutes).limits;
  const { bonus, from } = await test_.gateway.db.row<Record<'bonus' | 'from', string | null>>(
    'test.settingsAt',
    `select s ->> 'limits.invite.bonus' as bonus, s ->> 'limits.invite.firstDeposit' as from
     from common.settings_at(to_timestamp($1::float8 / 1000)) s`,
    [start + after * minutes],
  );
  expect([bonus ?? '20.00', from ?? '200.00']).toEqual([invite.bonus, invite.firstDeposit]);
  return `${invite.bonus} from ${invite.firstDeposit}`;
}
const nextBonus = async () =>
  (await anna.ok(staff.settings, {})).list.find(({ name }) => name === 'limits.invite.bonus')?.next?.value;

it('of two changes the one that begins later holds, and not the one that was proposed later', async () => {
  const bonus = (value: string) => ({ name: 'limits.invite.bonus' as const, value });
  const threshold = { name: 'limits.invite.firstDeposit' as const, value: '210.00' };
  const first = await change([bonus('31.00')], 60);
  const second = await change([bonus('32.00'), threshold], 30);
  expect(await nextBonus()).toBe('32.00');
  const steps = async () => [await at(0), await at(31), await at(61)];
  expect(await steps()).toEqual(['20.00 from 200.00', '32.00 from 210.00', '31.00 from 210.00']);
  // The same once both apply.
  const { db, settings } = test_.gateway;
  const begin = `update common.settings_change set from_at = from_at - interval '2 hours' where id = any ($1::bigint[])`;
  await db.rows('test.begin', begin, [[first, second]]);
  await settings.renew();
  expect(await at(0)).toBe('31.00 from 210.00');
  expect(test_.gateway.brand.limits.invite).toMatchObject({ bonus: '31.00', firstDeposit: '210.00' });
});
