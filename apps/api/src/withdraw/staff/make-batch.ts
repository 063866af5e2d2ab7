import { makeBatch as call } from '@portal/contract/staff';
import { bankName } from '../../core/banks/banks';
import { proposalNumber } from '../../core/money/proposal-number';
import type { Gateway } from '../../core/gateway/gateway';
import { handle } from '../../http/handler';
import { batchableTargets, findBatch, type TargetRow } from './batch.store';
import { batchContext } from '../../core/payouts/batch-context';
import { cardNumber } from './card-number';
import { pain001Faults } from './files/pain001-faults';
import type { PayoutFile, PayoutLine } from './files/payout-line';
import { unwritable } from './files/unwritable';
import { writeCsv } from './files/write-csv';
import { writePain001 } from './files/write-pain001';
import { writeXlsx } from './files/write-xlsx';

const lineOf = (gateway: Gateway, row: TargetRow): PayoutLine => ({
  pno: row.pno,
  holder: row.holder ?? '',
  number: cardNumber(gateway, row) ?? '',
  bank: bankName(row.bank_code ?? '') ?? row.bank_code ?? '',
  province: row.province ?? '',
  city: row.city ?? '',
  branch: row.branch ?? '',
  amount: row.pay_amount,
});

export const makeBatch = handle(call, async ({ body, gateway, staff, request, fail, log }) => {
  const { brand, crypto, csvProfiles, db, env } = gateway;
  const profile = csvProfiles.find(({ id }) => id === (body.profile ?? csvProfiles[0]?.id));
  if (!profile) throw fail('staff.batchProfile', { fields: ['profile'] });
  const targets = await batchableTargets(db, body.pnos);
  // Another member puts the member's own payouts into a batch.
  const rows = body.pnos ? targets : targets.filter(({ customer_id }) => customer_id !== staff.customerId);
  if (rows.length === 0 || (body.pnos && rows.length !== body.pnos.length)) throw fail('staff.batchEmpty');
  const number = proposalNumber('B');
  const content: PayoutFile = {
    number,
    debtor: { name: brand.legal.company || brand.name, account: env.PAYOUT_ACCOUNT, bank: env.PAYOUT_BANK },
    lines: rows.map((row) => lineOf(gateway, row)),
    at: new Date(),
  };
  const left = unwritable(content.lines);
  if (left) throw fail('staff.batchText', { values: { pno: left.pno } });
  const file = await {
    csv: () => writeCsv(content, profile),
    xlsx: () => writeXlsx(content),
    'pain.001': () => writePain001(content),
  }[body.format]();
  const faults = typeof file === 'string' ? await pain001Faults(file) : [];
  if (faults.length > 0) {
    log.error({ faults: faults.slice(0, 5) }, 'a batch breaks the schema of pain.001');
    throw fail('staff.batchSchema');
  }
  await db.rows('staff.makeBatch', 'select payout.make_batch($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    number,
    body.format,
    body.format === 'csv' ? profile.name : null,
    rows.map(({ pno }) => pno),
    crypto.encrypt(file, batchContext(number)),
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  const batch = await findBatch(db, number);
  if (!batch) throw fail('staff.batchEmpty');
  return batch;
});
