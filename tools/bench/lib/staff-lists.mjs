import { loadSource } from '../../commands/lib/load-source.mjs';

const of = async (path, name) => (await loadSource(`apps/api/src/${path}`))[name];
const page = { limit: 100, offset: 0 };

/**
 * What reads a queue of the back office: each list as its page opens it, and the counts of the home page. `ask` is the call with
 * its orders; `read` runs the gateway's own statements.
 */
export async function staffQueues() {
  const payouts = await of('core/payouts/payout.store.ts', 'payoutReviews');
  const identities = await of('identity/review.store.ts', 'identities');
  const cards = await of('identity/review.store.ts', 'cards');
  const deposits = await of('deposit/staff/staff-deposit.store.ts', 'findDeposits');
  const adjustments = await of('account/staff/adjustment.store.ts', 'findAdjustments');
  const audit = await of('staff/audit/audit.store.ts', 'findAudit');
  const customers = await of('staff/customers.store.ts', 'findCustomers');
  const customerList = await of('staff/customers.store.ts', 'listCustomers');
  const searchOf = await of('staff/customer-search.ts', 'searchOf');
  const crypto = (await of('crypto/crypto.ts', 'makeCrypto'))('0'.repeat(64));
  const counts = await of('core/reviews/open-queues.ts', 'openQueues');
  const review = (kind, status, sorts) => ({ ask: `/ops/reviews?kind=${kind}&status=${status}`, sorts });
  return [
    {
      name: '身份认证',
      ...review('identity', 2, ['createdAt', 'customer']),
      read: (db, more) => identities(db, { status: 2, ...page, ...more }),
    },
    {
      name: '银行卡',
      ...review('bank', 2, ['createdAt', 'customer']),
      read: (db, more) => cards(db, { status: 2, ...page, ...more }),
    },
    {
      name: '出金',
      ...review('withdraw', 1, ['createdAt', 'customer', 'amount']),
      read: (db, more) => payouts(db, 'bank', { status: 1, ...page, ...more }),
    },
    {
      name: '数字货币出金',
      ...review('coin', 1, ['createdAt', 'customer', 'amount']),
      read: (db, more) => payouts(db, 'coin', { status: 1, ...page, ...more }),
    },
    {
      name: '入金',
      ask: '/ops/deposits?state=open',
      sorts: ['createdAt', 'customer', 'amount', 'payAmount'],
      read: (db, more) => deposits(db, { filter: { open: true, late: false }, ...page, ...more }),
    },
    {
      name: '调账',
      ask: '/ops/adjustments?status=1',
      sorts: ['proposedAt', 'customer', 'amount'],
      read: (db, more) => adjustments(db, { filter: { status: 1 }, ...page, ...more }),
    },
    {
      name: '审计',
      ask: '/ops/audit?act=customer.read',
      sorts: ['at'],
      read: (db, more) => audit(db, { filter: { act: 'customer.read' }, ...page, ...more }),
    },
    {
      name: '客户',
      ask: '/ops/customers/find',
      search: '131',
      sorts: ['customerNumber', 'chineseName', 'wallet', 'registeredAt'],
      read: (db, more) => customers(db, { search: searchOf(crypto, '131'), ...page, ...more }),
    },
    {
      name: '全部客户',
      ask: '/ops/customers',
      sorts: ['registeredAt'],
      read: (db, more) => customerList(db, { filter: {}, ...page, ...more }),
    },
    { name: '首页计数', ask: '/ops/home/queues', sorts: [], read: (db) => counts(db) },
  ];
}
