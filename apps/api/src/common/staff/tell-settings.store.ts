import type { SettingsChange } from '@portal/contract/staff';
import type { MessageParams } from '../../core/messages/message-params';
import { beijingTime } from '../../core/time/beijing-time';
import type { Db } from '../../database/database';

/** Customers a transaction tells, so that it is short. */
const batch = 500;

/** Whose act it is, and by which request. */
export type Act = Readonly<Record<'actor' | 'requestId' | 'address', string>>;

/** What a message about a change says. */
export const termsMessage = ({ from, values }: SettingsChange): MessageParams['terms.2'] => ({
  from: beijingTime(new Date(from)),
  changes: values.map(({ name, before, value }) => ({ name, before, value })),
});

/** Publishes the notice of an approved change and begins to tell all customers, in the transaction of the approval. */
export const tellChange = (
  tx: Db,
  id: string,
  { title, summary, text }: Readonly<Record<'title' | 'summary' | 'text', string>>,
  { actor, requestId, address }: Act,
) =>
  tx.rows('settings.tell', 'select common.tell_change($1, $2, $3, $4, $5, $6, $7)', [
    id,
    title,
    summary,
    text,
    actor,
    requestId,
    address,
  ]);

/** Withdraws the notice of a change and begins to tell all customers that it is off, in the transaction of its withdrawal. */
export const untellChange = (tx: Db, id: string, reason: string, { actor, requestId, address }: Act) =>
  tx.rows('settings.untell', 'select common.untell_change($1, $2, $3, $4, $5)', [
    id,
    reason,
    actor,
    requestId,
    address,
  ]);

/** Tells the next customers of a change in a status. Resolves to whether there may be more. */
export async function tellNext(
  db: Db,
  { id, status }: SettingsChange,
  { from, changes }: MessageParams['terms.2'],
): Promise<boolean> {
  const { more } = await db.row(
    'settings.tellNext',
    'select coalesce(common.tell_next($1, $2, $3, $4, $5), false) as more',
    [id, status, from, JSON.stringify(changes), batch],
  );
  return more;
}
