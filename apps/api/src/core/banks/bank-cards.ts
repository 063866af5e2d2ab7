import type { BankCard } from '@portal/contract/kernel';
import { maskName } from '@portal/rules/masks';
import type { ApprovalStatus } from '@portal/rules/rules';
import { bankName } from './banks';
import type { Db } from '../../database/database';

export interface CardRow {
  id: bigint;
  customer_id: bigint;
  bank_code: string;
  number_mask: string;
  holder: string;
  province: string;
  city: string;
  branch: string;
  image_file_id: string;
  approval: ApprovalStatus;
  name_approval: ApprovalStatus;
  image_approval: ApprovalStatus;
  status: ApprovalStatus;
  reason: string | null;
  created_at: Date;
}

export const cardColumns = `id, customer_id, bank_code, number_mask, holder, province, city, branch, image_file_id, approval,
  name_approval, image_approval, status, reason, created_at`;

/** Newest first, without those that the customer has removed. */
export const cardsOf = (db: Db, customerId: bigint): Promise<CardRow[]> =>
  db.rows<CardRow>(
    'identity.cards',
    `select ${cardColumns} from identity.bank_card where customer_id = $1 and removed_at is null order by id desc`,
    [customerId],
  );

/** A card as the API returns it, with masked number and holder. */
export function toCard(row: CardRow): BankCard {
  return {
    id: String(row.id),
    bankCode: row.bank_code,
    // A bank that is no longer in the list is shown by its code.
    bankName: bankName(row.bank_code) ?? row.bank_code,
    accountNumber: row.number_mask,
    holder: maskName(row.holder),
    province: row.province,
    city: row.city,
    branch: row.branch,
    status: row.status,
    approval: row.approval,
    nameApproval: row.name_approval,
    imageApproval: row.image_approval,
    reason: row.reason ?? undefined,
  };
}
