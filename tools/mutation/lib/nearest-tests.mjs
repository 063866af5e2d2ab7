import { existsSync, readdirSync } from 'node:fs';
import { inWorkspace } from '../../commands/lib/workspace.mjs';

/** Where the tests of shared code lie: in the domains that use it, or in a file of its own. */
const USERS = {
  'core/accounts': ['account', 'transfer', 'withdraw'],
  'core/audit': ['staff'],
  'core/banks': ['identity', 'withdraw'],
  'core/codes': ['customer', 'account'],
  'core/coupons': ['deposit', 'activity'],
  'core/customers': ['customer', 'withdraw'],
  'core/errors': ['http'],
  'core/health': ['business-metrics.test', 'staff'],
  'core/imports': ['customer', 'account'],
  'core/instruments': ['common', 'market', 'sandbox'],
  'core/ledger': ['transfer', 'deposit'],
  'core/levels': ['account'],
  'core/money': ['withdraw', 'coin', 'deposit'],
  'core/payments': ['deposit'],
  'core/payouts': ['withdraw', 'coin'],
  'core/reasons': ['account', 'deposit', 'withdraw'],
  'core/reconciliation': ['staff', 'deposit'],
  'core/records': ['account'],
  'core/reviews': ['staff', 'withdraw'],
  'core/staff': ['staff'],
  'core/time': ['reports', 'content'],
  crypto: ['customer', 'deposit'],
  ports: ['adapters'],
  observability: ['http', 'staff'],
};

/** The schemas that no domain of that name has. */
const SCHEMAS = {
  kernel: ['withdraw', 'customer', 'deposit', 'http'],
  ledger: ['core/ledger', 'transfer', 'deposit', 'staff'],
  mt5: ['sandbox', 'adapters/trading'],
  payout: ['core/payouts', 'withdraw', 'coin'],
};

const isFile = (place) => place.endsWith('.test');

const hasTests = (folder) =>
  isFile(folder) ||
  (existsSync(inWorkspace('apps/api/src', folder)) &&
    readdirSync(inWorkspace('apps/api/src', folder), { recursive: true }).some((file) => file.endsWith('.test.ts')));

/** The patterns for jest, relative to apps/api, of the tests nearest to a source of the gateway. */
export function nearestTests(file) {
  const parts = file.replace(/^apps\/api\//, '').split('/');
  if (parts[0] === 'database') {
    const folders = SCHEMAS[parts[1]] ?? [parts[1]];
    return patternsOf(folders);
  }
  const [, top, sub] = parts;
  // A file of src itself.
  if (parts.length === 2) return ['src/[^/]+\\.test'];
  const shared = top === 'core' || top === 'adapters';
  const own = shared ? `${top}/${sub}` : top;
  return patternsOf([own, ...(USERS[own] ?? [])]);
}

function patternsOf(folders) {
  const tested = folders.filter(hasTests);
  return (tested.length > 0 ? tested : ['http']).map((place) => `src/${place}${isFile(place) ? '' : '/'}`);
}
