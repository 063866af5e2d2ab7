import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantedFaults } from './planted-faults.mjs';

// Each lock has a fault that leaves it out, with the test that finds it. Those that have none are here, and why.
const root = join(__dirname, '../../..');
const order = 'only the order of locks, against deadlocks';
const later = 'not planted yet';
const without: Readonly<Record<string, string>> = {
  'apps/api/database/account/functions/link-login.sql': 'by login: the unique key lets one have it, too',
  'apps/api/database/account/functions/lock-ledgers.sql': 'account/archive-at-once.test.ts holds what takes it',
  'apps/api/database/account/functions/resolve-quarantine.sql': order,
  'apps/api/database/customer/functions/lock-for-staff.sql': 'planted where it is called',
  'apps/api/database/deposit/functions/decide-suspense.sql': order,
  'apps/api/database/deposit/functions/end-refund.sql': order,
  'apps/api/database/deposit/functions/lock-suspense.sql': order,
  'apps/api/database/kernel/functions/count-attempt.sql': 'skip locked: removal of old rows',
  'apps/api/database/kernel/functions/put-captcha.sql': 'skip locked: removal of old rows',
  'apps/api/database/kernel/functions/return-attempt.sql': order,
  'apps/api/database/mt5/functions/apply-balance.sql': 'the simulator of the platform',
  'apps/api/database/mt5/functions/archive.sql': 'the simulator of the platform',
  'apps/api/database/payout/functions/make-batch.sql': later,
  'apps/api/database/payout/functions/open-account.sql': later,
  'apps/api/database/recommend/functions/lock-commissions.sql': 'planted where it is called',
  'apps/api/database/sandbox/functions/terminal-try.sql': 'the simulator of the platform',
  'apps/api/src/account/set-off.store.ts': later,
  'apps/api/src/adapters/trading/mt5-sandbox/accounts.store.ts': 'the simulator of the platform',
  'apps/api/src/content/content.store.ts':
    'one of two gateways that load the same content fails without it, and loads it again',
  'apps/api/src/core/payouts/platform-outcome.store.ts': later,
  'apps/api/src/core/retention/delete-old-rows.ts': 'skip locked: removal of old rows',
  'apps/api/src/customer/guardrail-changes.store.ts':
    'skip locked: a draft that is being paid is credited, not cancelled',
  'apps/api/src/customer/factors/factor.store.ts': later,
  'apps/api/src/database/apply-schema.ts': 'database/apply-schema.test.ts starts two',
  'apps/api/src/database/with-lock.ts': 'database/with-lock.test.ts',
  'apps/api/src/jobs/supervise-workers.ts': 'the workers of a gateway that is gone',
  'apps/api/src/staff/members/member.store.ts': 'planted where it is called',
  'apps/api/src/staff/session/ticket.store.ts': 'guesses are counted before; a code is used once',
};

const locks = /for (no key )?update\b|for (key )?share\b|pg_advisory(_xact)?_lock/;
const isComment = (line: string) => /^\s*(--|\/\/|\*)/.test(line);

const found = ['apps/api/database', 'apps/api/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(sql|ts)$/.test(path) && !/\.test\.ts$|\/testing\//.test(path))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => locks.test(line) && !isComment(line))
        .map((line) => ({ file, line: line.trim() })),
    ),
);

/** Whether a fault leaves the lock of a line out. */
const isPlanted = ({ file, line }: (typeof found)[number]) =>
  plantedFaults.some(
    (fault) =>
      fault.file === file && fault.from.split('\n').some((part) => locks.test(part) && line.includes(part.trim())),
  );

it('has a planted fault, or a reason, for every lock', () => {
  expect(found.length).toBeGreaterThan(70);
  const unplanted = found.filter((lock) => !isPlanted(lock));
  expect(unplanted.filter(({ file }) => !(file in without)).map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
  expect(Object.keys(without).filter((file) => !unplanted.some((lock) => lock.file === file))).toEqual([]);
});
