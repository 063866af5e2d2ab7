import { calls, type OkOf } from '@portal/contract';
import { openMt5, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { takeRecords } from '../core/records/take-records';
import type { PlatformDeal } from '../ports';
import { computeCommissions } from '../recommend/commission/compute-commissions';
import { staffTokenOf } from './add-test-staff';
import { StaffClient } from './staff-client';
import type { TestGateway } from './start-test-gateway';
import { uploadDocument } from './upload-document';

const { recommend, staff } = calls;

/** A month from the running one (Asia/Shanghai), `2026-11`. */
export function monthAt(offset: number): string {
  const now = new Date(Date.now() + 8 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 7);
}

/** A moment in Beijing: `at('2026-11', '05T12:00:00')`. */
export const at = (month: string, rest: string): Date => new Date(`${month}-${rest}+08:00`);

const flat = (rate: string) => ({ forex: rate, goods: rate, indexes: rate, digiccy: rate, stock: rate });
export const tiers = [
  { fromLots: 0, perLot: { ...flat('1.00'), forex: '4.00' } },
  { fromLots: 10, perLot: { ...flat('2.00'), forex: '5.00' } },
];

export const staffOf = (test: TestGateway, name: string) => new StaffClient(test.staffUrl, staffTokenOf(name));

export interface TestIntroducer extends TestCustomer {
  /** Of the application. */
  id: string;
  inviteCode: string;
}

/** A customer whose application to become an introducer, a year ago, is approved. */
export async function approvedIntroducer(test: TestGateway): Promise<TestIntroducer> {
  const customer = await registerCustomer(test.url);
  const { id } = await test.gateway.db.row<{ id: bigint }>(
    'test.application',
    `insert into recommend.introducer_application
       (request_key, request_hash, chinese_name, mobile_phone, email, city, channel, address, created_at)
     values ($1, '', '李介绍', $1, 'a@b.test', '上海', '线下', '127.0.0.1', now() - interval '1 year') returning id`,
    [customer.phone],
  );
  await staffOf(test, 'anna').ok(staff.decide, { kind: 'introducer', id: String(id), decision: 'approve' });
  const { code: inviteCode } = await customer.client.ok(recommend.getInviteCode, {});
  return { ...customer, id: String(id), inviteCode };
}

export interface Client extends TestCustomer {
  mt5Id: string;
}

/** A customer who has registered under an introducer's code and opened an account. */
export async function clientOf(test: TestGateway, inviteCode?: string): Promise<Client> {
  const client = await registerCustomer(test.url, inviteCode === undefined ? {} : { inviteCode });
  await submitIdentity(client.client, false);
  return { ...client, mt5Id: await openMt5(client.client) };
}

type Agreement = OkOf<typeof staff.proposeAgreement>;

export async function proposeAgreement(test: TestGateway, id: string, from: string, table = tiers): Promise<Agreement> {
  const anna = staffOf(test, 'anna');
  return anna.ok(staff.proposeAgreement, { id, from, tiers: table, documentId: await uploadDocument(anna) });
}

/** An agreement that one member has proposed and another approved. */
export async function agree(test: TestGateway, id: string, from: string, table = tiers): Promise<Agreement> {
  const { id: agreement } = await proposeAgreement(test, id, from, table);
  return staffOf(test, 'boris').ok(staff.decideAgreement, { id: agreement, decision: 'approve' });
}

let deal = 9_000_000_000;

interface Trade {
  opening: string;
  closing: string;
}

/** Imports a closed trade as the platform would report it. Returns the deals; imported again with another volume they have changed. */
export async function closeTrade(
  { gateway: { db } }: TestGateway,
  accountId: string,
  closedAt: Date,
  lots: number,
  symbol = 'EURUSD',
  deals?: Trade,
): Promise<Trade> {
  const ids = deals ?? { opening: String((deal += 1)), closing: String((deal += 1)) };
  const volume = BigInt(Math.round(lots * 10_000));
  const { login } = await db.row<{ login: string }>(
    'test.login',
    'select login from account.account where id = $1::bigint',
    [accountId],
  );
  const one = (entry: 'in' | 'out', id: string, when: Date): PlatformDeal => ({
    deal: id,
    login,
    kind: 'trade',
    purpose: 'trade',
    order: id,
    position: ids.opening,
    symbol,
    entry,
    side: entry === 'in' ? 'buy' : 'sell',
    volume,
    volumeClosed: entry === 'in' ? 0n : volume,
    price: '1.10000',
    pricePosition: '1.10000',
    profit: 0n,
    commission: 0n,
    swap: 0n,
    platformTime: when.toISOString(),
    at: when,
  });
  await takeRecords(db, login, {
    deals: [one('in', ids.opening, new Date(closedAt.getTime() - 1000)), one('out', ids.closing, closedAt)],
    orders: [],
  });
  return ids;
}

/** Runs the job that computes commissions, up to the last finished month unless another is given. */
export const compute = ({ gateway }: TestGateway, month?: string) =>
  computeCommissions(gateway, month ? { month } : {});

/** The commission of a month, as staff see it. */
export async function commissionIn(test: TestGateway, { customerNumber }: TestCustomer, month: string) {
  const { list } = await staffOf(test, 'anna').ok(staff.commissions, { customerNumber, month });
  expect(list.length).toBeLessThanOrEqual(1);
  return list[0];
}
