import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { addNote } from './add-note';
import { auditCsv } from './audit/audit-csv';
import { auditLog } from './audit/audit-log';
import { customerList } from './customer-list';
import { customers } from './customers';
import { decide } from './decide';
import { decisions } from './decisions';
import { alerts } from './home/alerts';
import { moneyToday } from './home/money-today';
import { queues } from './home/queues';
import { changeMember } from './members/change-member';
import { changeRole } from './members/change-role';
import { decideMemberChange } from './members/decide-member-change';
import { endSessions } from './members/end-sessions';
import { inviteMember } from './members/invite-member';
import { memberChanges } from './members/member-changes';
import { members } from './members/members';
import { renewInvitation } from './members/renew-invitation';
import { roles } from './members/roles';
import { sendInvitation } from './members/send-invitation';
import { signIns } from './members/sign-ins';
import { notes } from './notes';
import { acceptBreak } from './reconciliation/accept-break';
import { prove } from './reconciliation/prove';
import { reconcile } from './reconciliation/reconcile';
import { reconciliationBreakDetail } from './reconciliation/reconciliation-break-detail';
import { reconciliationBreaks } from './reconciliation/reconciliation-breaks';
import { reconciliationRuns } from './reconciliation/reconciliation-runs';
import { stopPayouts } from './reconciliation/stop-payouts';
import { reviewItem } from './review-item';
import { reviews } from './reviews';
import { acceptInvitation } from './session/accept-invitation';
import { addPasskey } from './session/add-passkey';
import { checkFactor } from './session/check-factor';
import { checkPassword } from './session/check-password';
import { getSession } from './session/get-session';
import { newPasskeyOptions } from './session/new-passkey-options';
import { passkeyOptions } from './session/passkey-options';
import { passkeys } from './session/passkeys';
import { removePasskey } from './session/remove-passkey';
import { signOut } from './session/sign-out';
import { stepUp } from './session/step-up';
import { stepUpOptions } from './session/step-up-options';
import { appendBlock } from './append-block';
import { takeReview } from './take-review';
import { staffFile } from './staff-file';

export const staffHandlers = {
  alerts,
  moneyToday,
  queues,
  acceptInvitation,
  addPasskey,
  checkFactor,
  checkPassword,
  getSession,
  newPasskeyOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
  signOut,
  stepUp,
  stepUpOptions,
  changeMember,
  changeRole,
  decideMemberChange,
  endSessions,
  inviteMember,
  memberChanges,
  members,
  renewInvitation,
  roles,
  signIns,
  addNote,
  auditCsv,
  auditLog,
  customerList,
  customers,
  decide,
  ...decisions,
  notes,
  acceptBreak,
  reconcile,
  reconciliationBreakDetail,
  reconciliationBreaks,
  reconciliationRuns,
  reviewItem,
  reviews,
  staffFile,
  stopPayouts,
  takeReview,
} satisfies Partial<Handlers<typeof staffCalls>>;

export const staffJobs: Jobs = {
  'staff.prove': prove,
  'staff.appendBlock': appendBlock,
  'staff.sendInvitation': sendInvitation,
};

export { addMember } from './members/add-member';
export { decideOnServer, waitingChanges } from './members/decide-on-server';
export { invitationLink } from './members/invitation-link';
