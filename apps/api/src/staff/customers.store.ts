import type { ListedCustomer } from '@portal/contract/staff';
import { maskEmail, maskName, maskPhone } from '@portal/rules/masks';
import { trackText } from '../core/customers/track-text';
import { usd } from '../core/money/money';
import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../database/sorted-list';
import { matches, type SearchParts } from './customer-search';

type CustomerRow = Rows['staff.customerList'];

const holds = 'f.lifted_at is null and (f.until is null or f.until > now())';
const columns = `
  c.id, c.mobile_phone, c.chinese_name, c.id_mask, c.email, c.level, c.identity_status::int as identity_status, c.closed_at,
  c.registered_at, c.track, l.posted as wallet,
  array(select scope from customer.freeze f where f.customer_id = c.id and ${holds} order by f.scope) as freezes,
  (select r.track from customer.login_record r where r.customer_id = c.id and r.success order by r.id desc limit 1) as login_track,
  array(select number_mask from identity.bank_card b where b.customer_id = c.id order by b.id) as cards,
  array(select login from account.account a where a.customer_id = c.id and login is not null order by a.id) as logins`;
const joins = `
  join account.account w on w.customer_id = c.id and w.kind = 'wallet'
  join ledger.account l on l.id = w.ledger_id`;

const listed = (row: CustomerRow): ListedCustomer => ({
  customerNumber: String(row.id),
  mobilePhone: maskPhone(row.mobile_phone),
  chineseName: row.chinese_name ?? undefined,
  idDocumentNumber: row.id_mask ?? undefined,
  email: row.email ? maskEmail(row.email) : undefined,
  cards: row.cards,
  logins: row.logins,
  level: row.level ?? undefined,
  identityStatus: row.identity_status,
  freezes: row.freezes,
  closed: row.closed_at !== null,
  wallet: usd(row.wallet),
  registeredAt: row.registered_at.toISOString(),
  track: trackText(row.track),
  lastLoginTrack: trackText(row.login_track),
});

export interface CustomerFilter {
  open: boolean;
  closed: boolean;
  level: ListedCustomer['level'];
  identityStatus: number | undefined;
  frozen: ListedCustomer['freezes'][number] | undefined;
}

/** Each filter has an index in this order, except that of the frozen, who are few. */
const customerList: SortedList<'staff.customerList', CustomerFilter, 'registeredAt'> = {
  name: 'staff.customerList',
  from: 'customer.customer c',
  key: 'c.id',
  keyType: 'bigint',
  columns,
  joins,
  where: {
    open: 'c.closed_at is null',
    closed: 'c.closed_at is not null',
    level: (is) => `c.level = ${is}`,
    identityStatus: (is) => `c.identity_status = ${is}`,
    frozen: (is) =>
      `c.id = any (array(select f.customer_id from customer.freeze f where f.scope = ${is} and ${holds}))`,
  },
  sorts: { registeredAt: 'c.registered_at' },
  order: '-registeredAt',
};

/** A list page of all customers, newest first. Their names are masked, because nobody has asked for one of them. */
export async function listCustomers(db: Db, query: SortedQuery<CustomerFilter, 'registeredAt'>) {
  const { rows, total } = await sortedList(db, customerList, query);
  const list = rows.map((row) =>
    listed({ ...row, chinese_name: row.chinese_name === null ? null : maskName(row.chinese_name) }),
  );
  return { list, total };
}

type FoundSort = 'customerNumber' | 'chineseName' | 'wallet' | 'registeredAt';

const found: SortedList<'staff.customerList', { search: SearchParts }, FoundSort> = {
  name: 'staff.customerList.found',
  from: `customer.customer c ${joins}`,
  key: 'c.id',
  keyType: 'bigint',
  columns,
  where: { search: matches },
  sorts: {
    customerNumber: 'c.id',
    chineseName: `coalesce(c.chinese_name, '')`,
    wallet: 'l.posted',
    registeredAt: 'c.registered_at',
  },
  order: 'customerNumber',
};

/** Customers of whom a field begins or ends with the text, as shown or as stored. */
export async function findCustomers(
  db: Db,
  { search, ...page }: Omit<SortedQuery<object, FoundSort>, 'filter'> & { search: SearchParts },
) {
  const query = { ...page, filter: { search } };
  const { rows, total } = await sortedList(db, found, query);
  return { list: rows.map(listed), total };
}
