import type { CaseDetail } from '@portal/contract/staff';
import { Failure } from '../../core/errors/fail';
import { stepsOf } from '../../core/reviews/steps';
import type { Gateway } from '../../core/gateway/gateway';
import { caseById, notesOf, proposalOf, toCase } from './case.store';
import { caseId } from './case-no';

/**
 * One case with all that staff have written. Throws staff.unknown, and staff.ownCustomer for a member who is its customer.
 * @param own the customer number of the member, null if there is none
 */
export async function readCase({ brand, db }: Gateway, no: string, own: bigint | null): Promise<CaseDetail> {
  const row = await caseById(db, caseId(no));
  if (!row) throw new Failure('staff.unknown');
  if (row.customer_id === own) throw new Failure('staff.ownCustomer');
  const [notes, steps, proposal] = await Promise.all([
    notesOf(db, row.id),
    stepsOf(db, 'case', String(row.id)),
    proposalOf(db, row.id),
  ]);
  return {
    case: toCase(row, brand.targetHours.case),
    notes: notes.map(({ author, text, ref, at }) => ({
      by: author,
      text,
      ref: ref ?? undefined,
      at: at.toISOString(),
    })),
    steps,
    proposal: proposal && {
      outcome: proposal.outcome,
      text: proposal.outcome_text,
      by: proposal.proposed_by,
      at: proposal.proposed_at.toISOString(),
    },
  };
}
