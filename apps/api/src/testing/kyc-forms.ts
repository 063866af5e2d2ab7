import { agreementsFor, newBankNumber, newIdNumber, upload, type Client } from '@portal/testkit';
import type { Gateway } from '../core/gateway/gateway';

/** Arguments of addIdCard. */
export async function idCard(client: Client, change: { chineseName?: string; idDocumentNumber?: string } = {}) {
  const [frontFileId, backFileId] = [await upload(client), await upload(client)];
  const agreements = await agreementsFor(client, 'identity');
  return { chineseName: '欧阳明修', idDocumentNumber: newIdNumber(), frontFileId, backFileId, agreements, ...change };
}

/** Arguments of addBank. */
export async function bankCard(client: Client, change: { accountNumber?: string; bankCode?: string } = {}) {
  const place = { province: '上海市', city: '上海市', branch: '浦东支行' };
  const agreements = await agreementsFor(client, 'bank');
  const form = { bankCode: 'ICBC', accountNumber: newBankNumber(), ...place, agreements };
  return { ...form, imageFileId: await upload(client), ...change };
}

/** Decides a customer's identity as staff would, unless the automatic review was first. */
export const decideIdentity = (
  { db }: Gateway,
  { customerNumber }: { customerNumber: string },
  decision: 'approve' | 'refuse',
  reason: string | null = null,
) =>
  db.rows(
    'test.decide',
    'select identity.decide_identity(id, submitted_at, $2, $3, $4) from identity.identity where customer_id = $1::bigint and status = 2',
    [customerNumber, decision, reason, 'staff:test'],
  );
