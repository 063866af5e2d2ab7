import { calls, type ArgsOf } from '@portal/contract';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;
type Proposal = ArgsOf<typeof staff.proposeSettings>;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ SETTINGS_LEAD_SECONDS: '0', SETTINGS_NOTICE_DAYS: '0' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());

const propose = (values: Proposal['values'], more: Partial<Proposal> = {}) =>
  anna.ok(staff.proposeSettings, { values, reason: '调整', ...more });
const decide = async (id: string, decision: 'approve' | 'withdraw') =>
  (await boris.call(staff.decideSettings, { id, decision })).code;
const refusal = async (values: Proposal['values'], more: Partial<Proposal> = {}) => {
  const { code, fields } = await anna.call(staff.proposeSettings, { values, reason: '调整', ...more });
  return [code, Object.keys(fields ?? {})];
};
const rate = (value: string) => ({ name: 'rates.depositCny', value }) as const;
const withdrawal = (value: string) => ({ name: 'rates.withdrawCny', value }) as const;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('a rate', () => {
  it.each([rate('7.1599'), withdrawal('7.260001')])(
    'of withdrawals above that of deposits is refused: %j',
    async (one) => {
      expect(await refusal([one])).toEqual(['staff.settingOrder', ['rates.withdrawCny']]);
    },
  );

  it('of withdrawals may equal that of deposits', async () => {
    await propose([rate('7.1600')]);
    await propose([withdrawal('7.26')]);
  });

  it('moves by at most 5 % at once', async () => {
    for (const value of ['7.623001', '72.60']) {
      expect(await refusal([rate(value)])).toEqual(['staff.settingMove', ['rates.depositCny']]);
      expect((await anna.call(staff.previewSettings, { values: [rate(value)] })).code).toBe('staff.settingMove');
    }
    const usdt = { name: 'rates.withdrawUsdt', value: '0.949999' } as const;
    expect(await refusal([usdt])).toEqual(['staff.settingMove', [usdt.name]]);
    await propose([rate('7.623000'), { ...usdt, value: '0.95' }]);
  });

  it('is compared with the one that applies just before it', async () => {
    const later = await propose([rate('7.5000')], { from: inMs(600_000) });
    expect(await decide(later.id, 'approve')).toBe('OK');
    const far = await propose([rate('7.8000')], { from: inMs(1_200_000) });
    expect(await refusal([rate('7.8000')])).toEqual(['staff.settingMove', ['rates.depositCny']]);
    expect(await decide(far.id, 'approve')).toBe('OK');
    // Only the brand's own rate can be restored at once.
    const back = { from: inMs(1_800_000) };
    expect(await refusal([rate('7.2700')], back)).toEqual(['staff.settingMove', ['rates.depositCny']]);
    await propose([rate('7.26')], back);
    expect(await decide(later.id, 'withdraw')).toBe('staff.settingMove');
    expect([await decide(far.id, 'withdraw'), await decide(later.id, 'withdraw')]).toEqual(['OK', 'OK']);
  });

  it('that another approval has moved too far meanwhile is not approved', async () => {
    const low = await propose([rate('7.1700')]);
    const high = await propose([rate('7.6000')]);
    expect([await decide(high.id, 'approve'), await decide(low.id, 'approve')]).toEqual(['OK', 'staff.settingMove']);
  });
});
