import { maskIdNumber } from '@portal/rules/masks';
import { randomCode } from '../../crypto/crypto';
import { toStoredNumber } from '../../crypto/to-stored-number';
import { numberIndex } from '../../crypto/number-index';
import type { Import, ImportRow, Outcome } from '../../core/imports';
import type { Gateway } from '../../gateway';
import { customerIds, importOutcomes, insertCustomers, type StoredOutcome } from './imports.store';
import { readCustomerLine, type CustomerLine } from './read-customer-line';

const outcomes: Record<StoredOutcome, Outcome> = {
  new: 'new',
  exists: 'exists',
  phoneTaken: { fault: '该手机号已由另一位客户使用' },
  idTaken: { fault: '该身份证号已由另一位客户认证' },
};

/** Customers of a former system: phone, name, identity number and whether the identity is verified. They have no password. */
export function importCustomers({ brand, crypto, db }: Pick<Gateway, 'brand' | 'crypto' | 'db'>): Import<CustomerLine> {
  const nation = brand.defaultPrefix;

  const look = (rows: readonly ImportRow<CustomerLine>[]) =>
    importOutcomes(
      db,
      nation,
      rows.map(({ line, row }) => ({
        line,
        phone: row.phone,
        idIndex: row.verified && numberIndex(crypto, 'identity.id', row.verified.idNumber).toString('hex'),
      })),
    );

  const write = (rows: readonly ImportRow<CustomerLine>[]) =>
    db.transaction(async (tx) => {
      const ids = await customerIds(tx, rows.length);
      const records = rows.map(({ line, row: { phone, verified } }, at) => {
        const id = ids[at] ?? 0n;
        const number = verified && toStoredNumber(crypto, 'identity.id', id, verified.idNumber, maskIdNumber);
        return {
          line,
          id: String(id),
          nation,
          phone,
          inviteCode: randomCode(8),
          name: verified?.name,
          idEncrypted: number?.encrypted.toString('hex'),
          idIndex: number?.index.toString('hex'),
          idMask: number?.mask,
        };
      });
      return insertCustomers(tx, records);
    });

  return {
    columns: ['mobilePhone', 'chineseName', 'idDocumentNumber', 'kyc'],
    batch: 500,
    check: (values) => readCustomerLine(values, new Date()),
    keys: ({ phone, verified }) => [
      { key: `phone ${phone}`, fault: '手机号重复' },
      ...(verified ? [{ key: `id ${verified.idNumber}`, fault: '身份证号重复' }] : []),
    ],
    async carryOut(rows, apply) {
      const found = await (apply ? write(rows) : look(rows));
      return new Map(found.map(({ line, outcome }) => [line, outcomes[outcome]]));
    },
  };
}
