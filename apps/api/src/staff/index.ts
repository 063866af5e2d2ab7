import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../jobs/jobs';
import { addNote } from './add-note';
import { auditLog } from './audit-log';
import { customers } from './customers';
import { decide } from './decide';
import { notes } from './notes';
import { prove } from './prove';
import { reconcile } from './reconcile';
import { reviews } from './reviews';
import { appendBlock } from './append-block';
import { stopPayouts } from './stop-payouts';
import { staffFile } from './staff-file';

export const staffHandlers = {
  addNote,
  auditLog,
  customers,
  decide,
  notes,
  reconcile,
  reviews,
  staffFile,
  stopPayouts,
} satisfies Handlers<typeof staffCalls>;

export const staffJobs: Jobs = { 'staff.prove': prove, 'staff.appendBlock': appendBlock };
