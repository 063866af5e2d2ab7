import type { Job } from '../kernel/jobs';
import { openLogins } from './reports.store';
import { syncTrades } from './sync-trades';

/** `{login}`: something happened on it. */
export const sync: Job = async ({ db, ports: { history } }, { login = '' }) => {
  if (history) await syncTrades(db, history, login);
};

/** Looks at every login: what the platform did not tell, or told while nobody listened. */
export const poll: Job = async ({ db, ports: { history }, log }) => {
  if (!history) return;
  for (const login of await openLogins(db)) {
    // One login that cannot be read must not stop the others.
    await syncTrades(db, history, login).catch((error: unknown) =>
      log.error({ err: error, login }, 'records not copied'),
    );
  }
};
