import { withLock } from '../database/with-lock';
import type { Gateway } from '../core/gateway/gateway';
import type { Job } from '../core/gateway/job';
import { readImportCursor, setImportCursor } from './import.store';
import { importLogin, importSince, recheckSince } from './import-records';

/** Records are read again for this long after their time: the platform may write them late. Milliseconds. */
const overlap = 10 * 60_000;
const recheckDays = 7;

/** One import at a time, over all gateways, so that no older list of a deal is posted after a newer one. */
const alone = ({ db }: Gateway, work: () => Promise<void>) => withLock(db, 'reports.import', work);

/** `{login, since?}`: it has new records, or its records since then are read again. */
export const importOne: Job = (gateway, { login = '', since }) =>
  alone(gateway, () =>
    importLogin(gateway.db, gateway.ports.history, login, since === undefined ? undefined : new Date(since)),
  );

/** Every minute: imports the new records of all logins. */
export const importAll: Job = (gateway) =>
  alone(gateway, async () => {
    const { db } = gateway;
    const started = new Date();
    const readTo = await readImportCursor(db);
    await importSince(gateway, new Date(readTo.getTime() - overlap));
    await setImportCursor(db, started);
  });

/** Every night: compares the last days with the platform. */
export const recheck: Job = (gateway) =>
  alone(gateway, () => recheckSince(gateway, new Date(Date.now() - recheckDays * 86_400_000)));
