import { asksIdleSessions, type CallSpec } from '@portal/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { ownerLanes } from '../limits/owner-lanes';
import { headerOf } from './header-of';
import { notePresence, refuseIdle } from './idle-session';
import { signedIn, type SignedIn } from './session';
import { readSids, sidCookie } from './sid-cookie';
import { requirePermission, requireStepUp, staffSession, type StaffMember } from './staff-session';
import { readStaffToken } from './staff-cookie';

/** The caller of a request, as far as the call's access requires it. */
export interface Caller {
  customer: SignedIn | undefined;
  staff: StaffMember | undefined;
}

const nobody: Caller = { customer: undefined, staff: undefined };
const callers = new WeakMap<FastifyRequest, Caller>();

/** The caller that `authenticate` has found for a request. */
export const callerOf = (request: FastifyRequest): Caller => callers.get(request) ?? nobody;

/** Makes somebody the caller of a request: for a door that asks for no session. */
export const callAs = (request: FastifyRequest, customer: SignedIn): void =>
  void callers.set(request, { customer, staff: undefined });

/** Of each session, some requests are identified at once. The rest of a flood waits here, without a connection to the database. */
const sessions = ownerLanes('session', { running: 4, waiting: 100, retryAfter: 2 });
const inTurn = <Result>(token: string | undefined, find: () => Promise<Result>): Promise<Result> =>
  token ? sessions(find, token) : find();

/**
 * Identifies the caller before the body is read, so that a caller without access learns nothing about the call's fields.
 * Throws 4, 10005, REAUTH, STAFF, STAFF_PERMISSION, STAFF_STEP_UP or QueueFullError.
 */
export async function authenticate(
  gateway: Gateway,
  call: CallSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { access, permission, stepUp, keepsTokenUnbound } = call;
  if (access === 'customer') {
    const credentials = { token: headerOf(request, 'token'), sids: readSids(gateway, request) };
    const setSid = keepsTokenUnbound ? undefined : sidCookie(gateway, request, reply).set;
    const customer = await inTurn(credentials.token, () => signedIn(gateway.db, credentials, setSid));
    if (asksIdleSessions(call)) await refuseIdle(gateway, customer);
    else if (headerOf(request, 'present') === '1') await notePresence(gateway, customer);
    callers.set(request, { customer, staff: undefined });
  } else if (access === 'staff' && permission) {
    const token = readStaffToken(gateway, request);
    const staff = await inTurn(token, () => staffSession(gateway, token));
    requirePermission(staff, permission);
    if (stepUp) requireStepUp(staff);
    callers.set(request, { customer: undefined, staff });
  }
}
