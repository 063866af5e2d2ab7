import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { staffRequests as requests } from './requests';

/** The endpoints of the back office, injected into the base api. The customers' apps do not load them. */
export const staffApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    acceptInvitation: act(build, requests.acceptInvitation),
    addNote: act(build, requests.addNote, ['staffCustomers']),
    addPasskey: act(build, requests.addPasskey, ['staffSession']),
    auditLog: read(build, requests.auditLog),
    changeMember: act(build, requests.changeMember, ['staffMembers']),
    changeRole: act(build, requests.changeRole, ['staffMembers']),
    checkFactor: act(build, requests.checkFactor),
    checkPassword: act(build, requests.checkPassword),
    customers: read(build, requests.customers, ['staffCustomers']),
    decide: act(build, requests.decide, ['staffReviews', 'staffMoney']),
    endSessions: act(build, requests.endSessions, ['staffMembers']),
    getSession: read(build, requests.getSession, ['staffSession']),
    inviteMember: act(build, requests.inviteMember, ['staffMembers']),
    members: read(build, requests.members, ['staffMembers']),
    newPasskeyOptions: act(build, requests.newPasskeyOptions),
    notes: read(build, requests.notes, ['staffCustomers']),
    passkeyOptions: act(build, requests.passkeyOptions),
    passkeys: read(build, requests.passkeys, ['staffSession']),
    reconcile: act(build, requests.reconcile),
    removePasskey: act(build, requests.removePasskey, ['staffSession']),
    renewInvitation: act(build, requests.renewInvitation, ['staffMembers']),
    reviews: read(build, requests.reviews, ['staffReviews']),
    roles: read(build, requests.roles, ['staffMembers']),
    signIns: read(build, requests.signIns, ['staffMembers']),
    signOut: act(build, requests.signOut),
    stepUp: act(build, requests.stepUp),
    stepUpOptions: act(build, requests.stepUpOptions),
    takeReview: act(build, requests.takeReview),
    stopPayouts: act(build, requests.stopPayouts, ['staffReviews', 'staffMoney']),
  }),
});
