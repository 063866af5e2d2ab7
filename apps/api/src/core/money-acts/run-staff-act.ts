import type { ErrorCode } from '@portal/contract';
import type { Database, Db } from '../../database/database';
import { audit, type AuditEntry } from '../audit/audit';
import { failureOf } from './failure-of';
import type { Refused } from './money-act';
import { actAs } from './money-act.store';

/** Who decides, a member of staff or a job, why, and by which request. */
export interface StaffRequest {
  /** `staff:anna@example.com`, `system:auto-review` */
  actor: string;
  reason?: string | undefined;
  requestId?: string | undefined;
  address?: string | undefined;
}

/**
 * A decision on a document that moves money. Unlike a MoneyAct it has no idempotency key: the status of its document says whether it
 * is done, and it needs no word of the platform.
 *
 * - `load`: locks the document and reads the facts under the lock.
 * - `decide`: the rules, a pure function.
 * - `apply`: writes document, postings, message and job, and says what the audit log gets.
 */
export interface StaffAct<Request extends StaffRequest, Facts, Code extends ErrorCode, Decision> {
  load(tx: Db, request: Request): Promise<Facts>;
  decide(facts: Facts, request: Request): Refused<Code> | { decision: Decision };
  apply(
    tx: Db,
    decision: Decision,
    request: Request,
  ): Promise<Pick<AuditEntry, 'act' | 'subject' | 'before' | 'after'>>;
}

/** Carries out a decision within a transaction, which a refusal has to undo. Throws the codes of the act. */
export async function carryOut<Request extends StaffRequest, Facts, Code extends ErrorCode, Decision>(
  tx: Db,
  act: StaffAct<Request, Facts, Code, Decision>,
  request: Request,
): Promise<void> {
  const { actor, reason, requestId, address } = request;
  await actAs(tx, actor, reason);
  const decided = act.decide(await act.load(tx, request), request);
  if ('refused' in decided) throw failureOf(decided);
  await audit(tx, { actor, requestId, address, ...(await act.apply(tx, decided.decision, request)) });
}

/** Carries out a decision in a transaction of its own. */
export const runStaffAct = <Request extends StaffRequest, Facts, Code extends ErrorCode, Decision>(
  db: Pick<Database, 'transaction'>,
  act: StaffAct<Request, Facts, Code, Decision>,
  request: Request,
): Promise<void> => db.transaction((tx) => carryOut(tx, act, request));
