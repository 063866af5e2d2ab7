import type { ApprovalStatus } from '@portal/rules/rules';
import type { StoredNumber } from '../crypto/to-stored-number';
import { cardColumns, type CardRow } from '../core/banks/bank-cards';
import type { Db } from '../database/database';

export interface IdentityRow {
  id: bigint;
  customer_id: bigint;
  chinese_name: string;
  id_mask: string;
  /** Null for an identity that was verified before the import of the customer. */
  front_file_id: string | null;
  back_file_id: string | null;
  status: ApprovalStatus;
  reason: string | null;
  submitted_at: Date;
}

export const identityColumns =
  'id, customer_id, chinese_name, id_mask, front_file_id, back_file_id, status, reason, submitted_at';

export const identityOf = (db: Db, customerId: bigint): Promise<IdentityRow | undefined> =>
  db.maybe<IdentityRow>('identity.of', `select ${identityColumns} from identity.identity where customer_id = $1`, [
    customerId,
  ]);

/** Returns false if the customer has no such card. The caller has locked the customer (refuseWhileUsed). */
export async function removeCard(tx: Db, customerId: bigint, id: bigint | null, requestId: string): Promise<boolean> {
  await tx.rows('identity.actAs', `select kernel.act_as('customer:' || $1)`, [customerId]);
  const removed = await tx.maybe(
    'identity.removeCard',
    `with card as (
       select id, status, number_mask from identity.bank_card where id = $1 and customer_id = $2 and removed_at is null
     ), removed as (
       update identity.bank_card b set approval = 3, reason = null, decided_at = now(), removed_at = now() from card
       where b.id = card.id returning b.id
     ), audited as (
       insert into kernel.audit (actor, act, subject, before, request_id)
       select 'customer:' || $2, 'bank.remove', 'bank:' || id, jsonb_build_object('card', number_mask, 'status', status), $3 from card
     )
     select id from removed`,
    [id, customerId, requestId],
  );
  return removed !== undefined;
}

export interface Progress {
  email: string | null;
  mt5: ApprovalStatus;
  deposited: boolean;
}

export const progressOf = (db: Db, customerId: bigint): Promise<Progress> =>
  db.row<Progress>('identity.progress', 'select email, mt5, deposited from identity.progress($1)', [customerId]);

/** Throws identity.approved, submitted, file. */
export const submitIdentity = (
  db: Db,
  of: { customerId: bigint; name: string; number: StoredNumber; front: string; back: string },
): Promise<IdentityRow> =>
  db.row<IdentityRow>(
    'identity.submit',
    `select ${identityColumns} from identity.submit_identity($1, $2, $3, $4, $5, $6, $7)`,
    [of.customerId, of.name, of.number.encrypted, of.number.hashes[0], of.number.mask, of.front, of.back],
  );

export interface NewCard {
  customerId: bigint;
  bankCode: string;
  number: StoredNumber;
  province: string;
  city: string;
  branch: string;
  file: string;
  /** How many cards a customer may have. */
  max: number;
}

/** Throws identity.required, file, cardTaken, cardLimit. */
export const submitCard = (db: Db, card: NewCard): Promise<CardRow> =>
  db.row<CardRow>(
    'identity.submit_card',
    `select ${cardColumns} from identity.submit_card($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      card.customerId,
      card.bankCode,
      card.number.encrypted,
      card.number.hashes[0],
      card.number.mask,
      card.province,
      card.city,
      card.branch,
      card.file,
      card.max,
    ],
  );
