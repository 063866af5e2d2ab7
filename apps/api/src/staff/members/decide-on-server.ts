import type { Database } from '../../database/database';
import { numberId } from '../../database/number-id';
import { decideChange } from './decide-change';
import { approversOf, changeOf, listChanges, lockChange } from './member-change.store';

const server = { actor: 'command-line', memberId: null };

/** The changes that wait, for the server's terminal. */
export const waitingChanges = async (db: Database) => (await listChanges(db, 1, 100, 0)).rows.map(changeOf);

/**
 * The server's terminal as the second person of a change, while no member could be it. With `refusal` the change is refused.
 * @returns undefined if there is no such change that waits; the e-mail addresses of those who could approve it, if there are any
 */
export const decideOnServer = (db: Database, id: string, refusal?: string) =>
  db.transaction(async (tx) => {
    const row = await lockChange(tx, numberId(id));
    if (row?.status !== 1) return undefined;
    const approvers = refusal === undefined ? await approversOf(tx, row) : [];
    if (approvers.length === 0) await decideChange(tx, row, server, { refusal });
    return { approvers };
  });
