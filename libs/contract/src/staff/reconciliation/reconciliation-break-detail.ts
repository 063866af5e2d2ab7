import { Type, type Static } from 'typebox';
import { defineCall, Id, Time } from '../../kernel';
import { BreakFinding, ReconciliationBreak } from './reconciliation-break';

/** A step of the quarantine of a break's account. */
export const QuarantineStep = Type.Object({
  at: Time,
  act: Type.Enum(['open', 'propose', 'confirm', 'agreed']),
  actor: Type.String(),
  decision: Type.Optional(Type.Enum(['import', 'correct', 'accept'])),
});
export type QuarantineStep = Static<typeof QuarantineStep>;

export const reconciliationBreakDetail = defineCall({
  id: 'staff.reconciliationBreakDetail',
  method: 'GET',
  path: '/ops/reconciliation/breaks/:id',
  access: 'staff',
  permission: ['reconciliation.read', 'reconciliation.resolve'],
  params: Type.Object({ id: Id }),
  ok: Type.Object({
    item: ReconciliationBreak,
    findings: Type.Array(BreakFinding, {
      description: 'newest first; one for the first run and one for each run that found other values; at most 100',
    }),
    steps: Type.Array(QuarantineStep, { description: 'of the account, oldest first' }),
    openQuarantine: Type.Optional(Id),
  }),
  errors: ['staff.unknown'],
  summary: 'One break with both sides over time and the steps of its account’s quarantine.',
});
