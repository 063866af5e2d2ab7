import { maskBankAccount, maskIdNumber } from '@portal/rules/masks';
import type { Crypto } from '../crypto/crypto';
import { numberIndex, type NumberColumn } from '../crypto/number-index';

/**
 * Where a search looks: customers whose field begins with it, and where `ends` is set also those whose field ends with it. Each
 * line has an index on the same expression in tables.sql. `lower`: the field is in small letters.
 */
const fields: readonly { from: string; owner: string; field: string; ends?: true; lower?: true }[] = [
  { from: 'customer.customer', owner: 'id', field: 'id::text' },
  { from: 'customer.customer', owner: 'id', field: 'mobile_phone', ends: true },
  { from: 'customer.customer', owner: 'id', field: 'chinese_name', ends: true },
  { from: 'customer.customer', owner: 'id', field: 'id_mask' },
  { from: 'customer.customer', owner: 'id', field: 'lower(email)', lower: true },
  { from: 'identity.identity', owner: 'customer_id', field: 'chinese_name', ends: true },
  { from: 'identity.identity', owner: 'customer_id', field: 'id_mask' },
  { from: 'identity.bank_card', owner: 'customer_id', field: 'number_mask', ends: true },
  { from: 'account.account', owner: 'customer_id', field: 'login', ends: true },
];

// The greatest character: a text that begins with `part` lies between `part` and `part` with this behind it.
const last = '\u{10ffff}';
const reversed = (text: string) => [...text].reverse().join('');
const range = (part: string) => (part === '' ? [null, null] : [part, part + last]);
// Two digits begin or end a field of most customers.
const isTooShort = (known: string) => /^[\x20-\x7e]{0,2}$/.test(known);
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** An identity or card number in full. */
const wholeNumber = (search: string): string | undefined =>
  /^(\d{10,19}|\d{17}X)$/.exec(search.replace(/\s/g, '').toUpperCase())?.[0];

/** The number of a deposit, withdrawal, transfer or adjustment in full. */
const proposalNumber = (search: string): string | null =>
  /^[ACDTW]\d{6}[0-9A-Z]{8}$/.exec(search.toUpperCase())?.[0] ?? null;

/** A number as it may be pasted, with spaces, hyphens or the prefix +86, becomes its digits. */
function plainNumber(search: string): string {
  const digits = search.replace(/[\s-]/g, '').replace(/^\+86/, '');
  return /^[\d*]+$/.test(digits) ? digits : search.trim();
}

/** A search as the audit log may keep it: nobody can remove an identity or card number from there. */
export function searchForAudit(search: string): string {
  const number = wholeNumber(search);
  if (number === undefined || number.length < 12) return search;
  return number.length === 18 ? maskIdNumber(number) : maskBankAccount(number);
}

/** The parameter of `matches`. */
export type SearchParts = readonly (string | null)[];

/**
 * What a search asks for, as the parameter of `matches`: the bounds of what begins with it and of what ends with it, the pattern
 * of both, the keyed hashes of a whole identity or card number, and the number of a proposal. Stars are what a mask hides. Fewer
 * than 3 letters or digits find nobody.
 */
export function searchOf(crypto: Crypto, search: string): SearchParts {
  const text = plainNumber(search);
  const parts = text.split(/\*+/);
  if (isTooShort(parts.join(''))) return Array<null>(9).fill(null);
  const [head = ''] = parts;
  const tail = parts.at(-1) ?? '';
  const starred = parts.length > 1;
  const pattern = parts.map(escaped).join('%');
  const number = wholeNumber(text);
  const hashesOf = (column: NumberColumn) =>
    number === undefined
      ? null
      : numberIndex(crypto, column, number)
          .map((hash) => hash.toString('hex'))
          .join();
  return [
    ...range(head),
    ...range(starred && head !== '' ? '' : reversed(tail)),
    starred ? pattern : `${pattern}%`,
    starred ? pattern : `%${pattern}`,
    hashesOf('identity.id'),
    hashesOf('bank_card.number'),
    proposalNumber(text),
  ];
}

/**
 * The condition that a customer matches `searchOf`. The ids are collected first: with `in` or `exists` the planner may walk
 * through all customers in the order of the page instead.
 */
export function matches(search: string): string {
  const at = (index: number) => `(${search}::text[])[${index}]`;
  const hashes = (index: number) => `array(select decode(h, 'hex') from unnest(string_to_array(${at(index)}, ',')) h)`;
  const found = fields.flatMap(({ from, owner, field, ends, lower }) => {
    const part = (index: number) => (lower ? `lower(${at(index)})` : at(index));
    const arm = (indexed: string, bound: number, pattern: number) =>
      `select ${owner} from ${from} where ${indexed} collate "C" >= ${part(bound)} and ${indexed} collate "C" < ${part(bound + 1)}
         and ${field} like ${part(pattern)}`;
    return [arm(`(${field})`, 1, 5), ...(ends ? [arm(`reverse(${field})`, 3, 6)] : [])];
  });
  return `c.id = any (array(
    ${found.join(' union all ')}
    union all select customer_id from identity.identity where id_index = any (${hashes(7)}) and status <> 3
    union all select customer_id from identity.bank_card where number_index = any (${hashes(8)}) and status <> 3
    union all select customer_id from deposit.draft where pno = ${at(9)}
    union all select customer_id from payout.proposal where pno = ${at(9)}
    union all select customer_id from transfer.transfer where tno = ${at(9)}
    union all select a.customer_id from account.adjustment x join account.account a on a.id = x.account_id where x.number = ${at(9)}))`;
}
