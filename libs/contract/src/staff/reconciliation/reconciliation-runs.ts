import { Type, type Static } from 'typebox';
import { defineCall, Id, Page, SortedQuery, Time } from '../../kernel';
import { BreakArea } from './reconciliation-break';

/** A run of the reconciliation. */
export const ReconciliationRun = Type.Object({
  id: Id,
  at: Time,
  actor: Type.String({ description: 'system for the hourly run' }),
  checked: Type.Array(BreakArea),
  unchecked: Type.Array(BreakArea, {
    description: 'could not be compared as a whole; their earlier breaks remain open',
  }),
  breaks: Type.Integer(),
  opened: Type.Integer({ description: 'of the breaks, those that were not known' }),
  closed: Type.Integer({ description: 'breaks of earlier runs that are gone' }),
});
export type ReconciliationRun = Static<typeof ReconciliationRun>;

export const reconciliationRuns = defineCall({
  id: 'staff.reconciliationRuns',
  method: 'GET',
  path: '/ops/reconciliation/runs',
  access: 'staff',
  permission: ['reconciliation.read', 'reconciliation.resolve'],
  query: Type.Object(SortedQuery(['at'])),
  ok: Page(ReconciliationRun),
  errors: [],
  summary: 'The runs of the reconciliation, newest first.',
});
