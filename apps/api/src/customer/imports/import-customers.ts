import { maskIdNumber } from '@portal/rules/masks';
import { randomCode } from '../../crypto/crypto';
import { toStoredNumber } from '../../crypto/to-stored-number';
import { numberIndex } from '../../crypto/number-index';
import type { Import, ImportRow, Outcome } from '../../core/imports';
import { storedHash, unifyHash } from '../../core/customers/number-hash.store';
import type { Gateway } from '../../core/gateway/gateway';
import { customerIds, importOutcomes, insertCustomers, type NewCustomer, type StoredOutcome } from './imports.store';
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

  const hashOf = async (idNumber: string) =>
    (await storedHash(db, numberIndex(crypto, 'identity.id', idNumber))).toString('hex');

  const look = async (rows: readonly ImportRow<CustomerLine>[]) => {
    const found: { line: number; phone: string; idIndex: string | undefined }[] = [];
    for (const { line, row } of rows)
      found.push({ line, phone: row.phone, idIndex: row.verified && (await hashOf(row.verified.idNumber)) });
    return importOutcomes(db, nation, found);
  };

  const write = (rows: readonly ImportRow<CustomerLine>[]) =>
    db.transaction(async (tx) => {
      const ids = await customerIds(tx, rows.length);
      const records: NewCustomer[] = [];
      for (const [at, { line, row }] of rows.entries()) {
        const { phone, verified } = row;
        const id = ids[at] ?? 0n;
        const number = verified && toStoredNumber(crypto, 'identity.id', id, verified.idNumber, maskIdNumber);
        if (number) await unifyHash(tx, number.hashes);
        records.push({
          line,
          id: String(id),
          nation,
          phone,
          inviteCode: randomCode(8),
          name: verified?.name,
          idEncrypted: number?.encrypted.toString('hex'),
          idIndex: number?.hashes[0].toString('hex'),
          idMask: number?.mask,
        });
      }
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
