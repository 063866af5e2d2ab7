import { calls } from '@portal/contract';
import { openMt5 } from '@portal/testkit';
import { recordBreaks } from '../../core/reconciliation/records';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
  staffOf,
  type Client,
  type TestIntroducer,
} from '../../testing/introducers';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { account, recommend, staff } = calls;
const [before, last, running] = [monthAt(-2), monthAt(-1), monthAt(0)];

let test_: TestGateway;
let introducer: TestIntroducer;
let client: Client;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
beforeEach(async () => {
  introducer = await approvedIntroducer(test_);
  client = await clientOf(test_, introducer.inviteCode);
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

const trade = (when: Date, lots: number, symbol?: string, accountId = client.mt5Id) =>
  closeTrade(test_, accountId, when, lots, symbol);
const noon = (month: string) => at(month, '15T12:00:00');
const computed = async (month = last) => {
  await compute(test_);
  return commissionIn(test_, introducer, month);
};

describe('lots', () => {
  it('reach a tier at its limit, for every lot and each product line at its rate', async () => {
    await agree(test_, introducer.id, last);
    await trade(noon(last), 9.98);
    await trade(noon(last), 0.01, 'XAUUSD');
    expect(await computed()).toMatchObject({ lots: '9.99', fromLots: 0, amount: '39.93' });
    await trade(noon(last), 0.01, 'XAUUSD');
    expect(await computed()).toMatchObject({
      lots: '10.00',
      fromLots: 10,
      amount: '49.94',
      status: 1,
      differences: [],
      parts: [
        { kind: 'forex', lots: '9.98', rate: '5.00', amount: '49.90' },
        { kind: 'goods', lots: '0.02', rate: '2.00', amount: '0.04' },
      ],
    });
  });

  it('belong to the month in Beijing in which the position was closed', async () => {
    await agree(test_, introducer.id, before);
    await trade(at(last, '01T00:00:00'), 1);
    await trade(new Date(at(last, '01T00:00:00').getTime() - 1), 2);
    await trade(new Date(at(running, '01T00:00:00').getTime() - 1), 4);
    await trade(at(running, '01T00:00:00'), 8);
    expect(await computed(before)).toMatchObject({ lots: '2.00' });
    expect(await computed(last)).toMatchObject({ lots: '5.00' });
    expect(await commissionIn(test_, introducer, running)).toBeUndefined();
    const { running: sofar } = await introducer.client.ok(recommend.queryCommission, {});
    expect(sofar).toMatchObject({ month: running, lots: '8.00', fromLots: 0, amount: '32.00' });
  });

  it('count from the first moment of the agreement to the last before its end', async () => {
    const first = at(before, '01T00:00:00');
    const end = at(last, '01T00:00:00');
    const { id } = await agree(test_, introducer.id, before);
    await staffOf(test_, 'anna').ok(staff.proposeAgreementEnd, { id, end: last, reason: '到期' });
    await staffOf(test_, 'boris').ok(staff.decideAgreement, { id, decision: 'approve' });
    for (const [when, lots] of [
      [new Date(first.getTime() - 1), 1],
      [first, 2],
      [new Date(end.getTime() - 1), 4],
      [end, 8],
    ] as const)
      await trade(when, lots);
    expect(await computed(before)).toMatchObject({ lots: '6.00' });
    const { total } = await introducer.client.ok(recommend.getCommissionRecords, {});
    expect(total).toBe(1);
    expect(await introducer.client.ok(recommend.queryCommission, {})).toMatchObject({
      agreement: { from: before, until: last },
    });
  });

  it('are those of the introducer’s own clients', async () => {
    await agree(test_, introducer.id, last);
    const other = await approvedIntroducer(test_);
    await agree(test_, other.id, last);
    for (const code of [other.inviteCode, undefined])
      await trade(noon(last), 3, 'EURUSD', (await clientOf(test_, code)).mt5Id);
    await trade(noon(last), 1);
    expect(await computed()).toMatchObject({ lots: '1.00', amount: '4.00' });
    expect(await commissionIn(test_, other, last)).toMatchObject({ lots: '3.00', amount: '12.00' });
  });

  it('are the same in an account of another currency', async () => {
    await agree(test_, introducer.id, last);
    const { id } = await client.client.ok(account.createMT5Account, {
      level: 'MIN',
      currency: 'CNH',
      password: 'Trade#2026',
    });
    await trade(noon(last), 1.5, 'EURUSD', id);
    await trade(noon(last), 1, 'EURUSD', await openMt5(client.client));
    expect(await computed()).toMatchObject({ lots: '2.50', amount: '10.00' });
  });

  it('are added before they are rounded down, and those of an unknown symbol are listed separately', async () => {
    await agree(test_, introducer.id, last);
    for (const lots of [0.0055, 0.0055, 0.0089]) await trade(noon(last), lots);
    await trade(noon(last), 2, 'NOBODY');
    expect(await computed()).toMatchObject({ lots: '0.01', otherLots: '2.00', amount: '0.04' });
  });
});

describe('a computation', () => {
  it('repeats without effect, also twice at once', async () => {
    await agree(test_, introducer.id, before);
    await trade(noon(last), 1);
    await Promise.all([compute(test_), compute(test_), compute(test_)]);
    const first = await commissionIn(test_, introducer, last);
    expect(first).toMatchObject({ amount: '4.00' });
    await compute(test_);
    expect(await commissionIn(test_, introducer, last)).toEqual(first);
    const { list, total } = await introducer.client.ok(recommend.getCommissionRecords, {});
    expect(total).toBe(2);
    expect(list.map(({ month, amount, state }) => [month, amount, state])).toEqual([
      [last, '4.00', 'waiting'],
      [before, '0.00', 'nothing'],
    ]);
  });

  it('follows deals that change or are deleted until the month is approved', async () => {
    await agree(test_, introducer.id, last);
    const deals = await trade(noon(last), 1);
    expect(await computed()).toMatchObject({ amount: '4.00' });
    await closeTrade(test_, client.mt5Id, noon(last), 2, 'EURUSD', deals);
    expect(await computed()).toMatchObject({ lots: '2.00', amount: '8.00' });
    for (const deal of Object.values(deals))
      await test_.gateway.db.rows('test.retract', 'select reports.retract($1::bigint)', [deal]);
    expect(await computed()).toMatchObject({ lots: '0.00', amount: '0.00', status: 1 });
  });

  it('that fails for one introducer is made for the others', async () => {
    const { tiers } = await agree(test_, introducer.id, last);
    await trade(noon(last), 1);
    const other = await approvedIntroducer(test_);
    await agree(test_, other.id, last);
    await trade(noon(last), 3, 'EURUSD', (await clientOf(test_, other.inviteCode)).mt5Id);
    const setTiers = (table: unknown) =>
      test_.gateway.db.transaction(async (tx) => {
        await tx.rows('test.replica', 'set local session_replication_role = replica');
        await tx.rows('test.tiers', 'update recommend.agreement set tiers = $2 where introducer_id = $1::bigint', [
          introducer.customerNumber,
          JSON.stringify(table),
        ]);
      });
    await setTiers([{}]);
    await expect(compute(test_)).rejects.toThrow('commissions were not computed, introducers: 1');
    await setTiers(tiers);
    expect(await commissionIn(test_, introducer, last)).toBeUndefined();
    expect(await commissionIn(test_, other, last)).toMatchObject({ lots: '3.00', amount: '12.00' });
  });

  it('uses the terms of each month’s own version', async () => {
    await agree(test_, introducer.id, before);
    const flat = { forex: '9.00', goods: '9.00', indexes: '9.00', digiccy: '9.00', stock: '9.00' };
    await agree(test_, introducer.id, last, [{ fromLots: 0, perLot: flat }]);
    await trade(noon(before), 1);
    await trade(noon(last), 1);
    expect(await computed(before)).toMatchObject({ amount: '4.00', agreementVersion: 1 });
    expect(await computed(last)).toMatchObject({ amount: '9.00', agreementVersion: 2 });
  });

  it('counts the first day of a new version once', async () => {
    await agree(test_, introducer.id, before);
    await agree(test_, introducer.id, last);
    await trade(at(last, '01T00:00:00'), 1);
    expect(await computed(last)).toMatchObject({ lots: '1.00', amount: '4.00' });
  });
});

it('an introducer sees the agreement, and nobody else sees one', async () => {
  expect(await introducer.client.ok(recommend.queryCommission, {})).toEqual({});
  const { tiers } = await agree(test_, introducer.id, monthAt(1));
  expect(await introducer.client.ok(recommend.queryCommission, {})).toEqual({ agreement: { from: monthAt(1), tiers } });
  expect(await client.client.ok(recommend.queryCommission, {})).toEqual({});
  expect((await client.client.ok(recommend.getCommissionRecords, {})).total).toBe(0);
});
