import type { staffCalls } from '@portal/contract/staff';
import { defineRequest } from '../http/request';

type Calls = typeof staffCalls;
const open = { open: true } as const;

/** The staff calls of the back office for `call()` of @portal/api-client/http. A cookie authenticates them. */
export const staffRequests = {
  acceptInvitation: defineRequest<Calls['acceptInvitation']>('POST', '/ops/session/invitation', open),
  addNote: defineRequest<Calls['addNote']>('POST', '/ops/notes', open),
  addPasskey: defineRequest<Calls['addPasskey']>('POST', '/ops/passkeys', open),
  auditLog: defineRequest<Calls['auditLog']>('GET', '/ops/audit', open),
  changeMember: defineRequest<Calls['changeMember']>('POST', '/ops/members/:id', open),
  changeRole: defineRequest<Calls['changeRole']>('POST', '/ops/roles/:name', open),
  checkFactor: defineRequest<Calls['checkFactor']>('POST', '/ops/session/factor', open),
  checkPassword: defineRequest<Calls['checkPassword']>('POST', '/ops/session/password', open),
  customers: defineRequest<Calls['customers']>('GET', '/ops/customers', open),
  decide: defineRequest<Calls['decide']>('POST', '/ops/reviews/:kind/:id', open),
  endSessions: defineRequest<Calls['endSessions']>('POST', '/ops/members/:id/sessions/end', open),
  getSession: defineRequest<Calls['getSession']>('GET', '/ops/session', open),
  inviteMember: defineRequest<Calls['inviteMember']>('POST', '/ops/members', open),
  members: defineRequest<Calls['members']>('GET', '/ops/members', open),
  newPasskeyOptions: defineRequest<Calls['newPasskeyOptions']>('POST', '/ops/passkeys/options', open),
  notes: defineRequest<Calls['notes']>('GET', '/ops/notes', open),
  passkeyOptions: defineRequest<Calls['passkeyOptions']>('POST', '/ops/session/passkey-options', open),
  passkeys: defineRequest<Calls['passkeys']>('GET', '/ops/passkeys', open),
  reconcile: defineRequest<Calls['reconcile']>('POST', '/ops/reconcile', open),
  removePasskey: defineRequest<Calls['removePasskey']>('POST', '/ops/passkeys/remove', open),
  renewInvitation: defineRequest<Calls['renewInvitation']>('POST', '/ops/members/:id/invitation', open),
  reviews: defineRequest<Calls['reviews']>('GET', '/ops/reviews', open),
  roles: defineRequest<Calls['roles']>('GET', '/ops/roles', open),
  signIns: defineRequest<Calls['signIns']>('GET', '/ops/sign-ins', open),
  signOut: defineRequest<Calls['signOut']>('POST', '/ops/session/end', open),
  staffFile: defineRequest<Calls['staffFile']>('GET', '/ops/file/:fileId', { open: true, bytes: true }),
  stepUp: defineRequest<Calls['stepUp']>('POST', '/ops/session/step-up', open),
  stepUpOptions: defineRequest<Calls['stepUpOptions']>('POST', '/ops/session/step-up-options', open),
  stopPayouts: defineRequest<Calls['stopPayouts']>('POST', '/ops/stop', open),
  takeReview: defineRequest<Calls['takeReview']>('POST', '/ops/reviews/:kind/:id/take', open),
};
