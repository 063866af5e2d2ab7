import type { ErrorCode } from '@portal/contract';
import type { Chain, CoinAddress, CoinDeal, CoinWithdrawal } from '@portal/contract/coin';
import type { CodeTry } from '../core/codes/code-try';
import type { Confirmation } from '../core/factors/confirm-payout';
import type { Db } from '../database/database';
import type { Idempotency } from '../http/idempotency';
import { listPage, type ListPageSource } from '../database/list-page';
import { payoutRecords, type RecordsQuery } from '../core/payouts';
import type { ShownTerms } from '../core/payouts/shown-terms';
import type { AtPlatform } from '../core/accounts/at-platform';
import type { Submitted } from '../core/accounts/with-available';

/** Newest first. */
export async function addressesOf(db: Db, customerId: bigint): Promise<CoinAddress[]> {
  const rows = await db.rows<{ address: CoinAddress }>(
    'coin.addresses',
    'select coin.address_json(a) as address from coin.address a where customer_id = $1 and removed_at is null order by id desc',
    [customerId],
  );
  return rows.map(({ address }) => address);
}

export const chainOf = (db: Db, customerId: bigint, id: bigint | null) =>
  db.maybe('coin.chain', 'select chain from coin.address where id = $1 and customer_id = $2 and removed_at is null', [
    id,
    customerId,
  ]);

export const bookedAddress = (db: Db, customerId: bigint, id: bigint | null) =>
  db.maybe(
    'coin.bookedAddress',
    'select chain, address from coin.address where id = $1 and customer_id = $2 and removed_at is null',
    [id, customerId],
  );

/** Returns false if the customer has no such address. The caller has locked the customer (refuseWhileUsed). */
export async function removeAddress(
  tx: Db,
  customerId: bigint,
  id: bigint | null,
  requestId: string,
): Promise<boolean> {
  const removed = await tx.maybe(
    'coin.removeAddress',
    `with removed as (
       update coin.address set removed_at = now() where id = $1 and customer_id = $2 and removed_at is null returning id, chain, address
     ), audited as (
       insert into kernel.audit (actor, act, subject, before, request_id)
       select 'customer:' || $2, 'coin.removeAddress', 'coinAddress:' || id, jsonb_build_object('chain', chain, 'address', address), $3
       from removed
     )
     select id from removed`,
    [id, customerId, requestId],
  );
  return removed !== undefined;
}

/** A bank card of the customer that payouts may go to. */
export const cardOf = (db: Db, customerId: bigint, id: bigint | null) =>
  db.maybe(
    'coin.card',
    'select number_mask from identity.bank_card where id = $1 and customer_id = $2 and status = 1',
    [id, customerId],
  );

export const loginOf = (db: Db, customerId: bigint, id: bigint | null) =>
  db.maybe('coin.login', 'select login from account.account where id = $1 and customer_id = $2 and login is not null', [
    id,
    customerId,
  ]);

export interface NewAddress {
  customerId: bigint;
  coin: string;
  chain: Chain;
  address: string;
  label: string;
  coolingHours: number;
  max: number;
  phone: string;
  code: CodeTry;
  requestId: string;
}

/** Throws the codes of addOutCoinAddress, but for the code's: that one is answered. */
export async function addAddress(db: Db, of: NewAddress): Promise<CoinAddress | { refused: ErrorCode }> {
  const { answer } = await db.row<{ answer: CoinAddress | { refused: ErrorCode } }>(
    'coin.addAddress',
    'select coin.add_address($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer',
    [of.customerId, of.coin, of.chain, of.address, of.label, of.coolingHours, of.max, of.phone, of.code, of.requestId],
  );
  return answer;
}

export interface NewCoinWithdrawal {
  pno: string;
  customerId: bigint;
  accountId: bigint | null;
  addressId: bigint | null;
  amount: bigint;
  terms: Record<'min' | 'max' | 'rate' | 'coolingHours', string> & {
    quotes: Record<Chain, Record<'fee' | 'receive', string>>;
  } & ShownTerms;
  phone: string;
  code: Confirmation;
  requestId: string;
}

/** Throws the codes of submitWithdrawCoinV2, but for the code's: that one is answered. */
export async function submitCoinWithdrawal(
  db: Db,
  idem: Idempotency,
  of: NewCoinWithdrawal,
  at: AtPlatform,
): Promise<Submitted<CoinWithdrawal>> {
  const { answer } = await db.row<{ answer: Submitted<CoinWithdrawal> }>(
    'coin.submit',
    'select coin.submit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as answer',
    [
      idem.scope,
      idem.key,
      idem.hash,
      of.pno,
      of.customerId,
      of.accountId,
      of.addressId,
      of.amount,
      JSON.stringify(of.terms),
      of.phone,
      of.code,
      at?.available,
      at?.settled,
      of.requestId,
    ],
  );
  return answer;
}

export async function readCoinWithdrawal(db: Db, pno: string): Promise<CoinWithdrawal> {
  const { answer } = await db.row<{ answer: CoinWithdrawal }>(
    'coin.read',
    'select coin.json(p) as answer from payout.proposal p where p.pno = $1',
    [pno],
  );
  return answer;
}

export const coinRecords = (db: Db, customerId: bigint, query: RecordsQuery) =>
  payoutRecords<CoinWithdrawal>(db, 'coin', 'coin.json(t)', customerId, query);

const deals: ListPageSource = {
  name: 'coin.deals',
  from: 'coin.deal',
  key: ['customer_id'],
  ord: 'ord',
  at: 'at',
  row: 'coin.deal_json(t)',
};

export const coinDeals = (db: Db, customerId: bigint, query: RecordsQuery) =>
  listPage<CoinDeal>(db, deals, [customerId], query);
