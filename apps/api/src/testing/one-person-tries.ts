import { calls, permissions, type ArgsOf, type CallSpec } from '@portal/contract';
import type { ReviewKind } from '@portal/contract/staff';
import { everything } from './add-test-staff';
import type { NewMember } from './new-member';
import type { Payee } from './payouts';
import type { Begun } from './two-person-acts';

/** What one member has before them: an act of which they have done the first part. */
export interface Scene {
  self: NewMember;
  role: string;
  colleague: NewMember;
  customer: Payee;
  act: Begun;
}

type Staff = typeof calls.staff;
type PostName = { [K in keyof Staff]: Staff[K]['method'] extends 'POST' ? K : never }[keyof Staff];
/** The arguments of each try; `file` is the part of a multipart call. Or why there is nothing to try. */
type Tries<C extends CallSpec> = string | ((scene: Scene) => readonly (ArgsOf<C> & { file?: string })[]);

const reason = '测试';
const session = 'signs in or out, or shows the second factor, which the member of a try has shown';
const content = 'writes pages for visitors';
const takesAway = 'takes away only';
const reads = 'changes nothing';
const begins = 'is the first part of an act, which the act has done';

const argOf = ({ act }: Scene, name: string): string => String((act.args as Record<string, unknown>)[name] ?? '');
const isOf = ({ act }: Scene, call: CallSpec, kind?: string) =>
  act.call.id === call.id && (kind === undefined || (act.args as { kind?: string }).kind === kind);
/** The last part of the act, by the member who has done the first. */
const lastPart =
  <C extends CallSpec>(call: C) =>
  (scene: Scene) =>
    isOf(scene, call) ? [scene.act.args as ArgsOf<C>] : [];
/** Another act on the complaint whose outcome waits. */
const ofOutcome =
  <More extends object>(more: More) =>
  (scene: Scene) =>
    isOf(scene, calls.staff.decideOutcome) ? [{ no: argOf(scene, 'no'), version: 2, ...more }] : [];
const customerOf = ({ act, customer }: Scene) => act.customerNumber ?? customer.customerNumber;
const isPayout = (scene: Scene) =>
  isOf(scene, calls.staff.decide, 'withdraw') || isOf(scene, calls.staff.decide, 'coin');
const soon = () => new Date(Date.now() + 1000).toISOString();
const all = [...permissions];

/** The call of a decision on the item of an act, where it is of this kind. A payout is known by its number. */
const decisionOn =
  <More extends object>(kind: ReviewKind, more: More = {} as More) =>
  (scene: Scene) => {
    const id = argOf(scene, 'id');
    return isOf(scene, calls.staff.decide, kind) ? [{ id, pno: id, ...more }] : [];
  };
const createdAt = '2026-01-01T00:00:00.000Z';

/** How one member tries to complete an act of two people, by each call of staff that changes something. */
export const onePersonTries: { readonly [K in PostName]: Tries<Staff[K]> } = {
  acceptInvitation: session,
  addPasskey: session,
  checkFactor: session,
  checkPassword: session,
  newPasskeyOptions: session,
  passkeyOptions: session,
  removePasskey: session,
  signOut: session,
  stepUp: session,
  stepUpOptions: session,
  decidePost: content,
  savePost: content,
  saveSlide: content,
  closeCustomer: takesAway,
  refuseClosing: takesAway,
  endCustomerSessions: takesAway,
  endPromotion: takesAway,
  revokeApproval: takesAway,
  customers: reads,
  previewPost: reads,
  previewSettings: reads,
  recordBankBalance: 'records what a bank says it holds',
  proposeAgreement: begins,
  proposeFactorReset: begins,
  proposePhone: begins,
  sendNewPhoneCode: 'sends a code to the phone that is asked for',
  uploadCustomerFile: begins,
  uploadDocument: begins,
  proposeOutcome: begins,
  proposeCaseOutcome: begins,
  openCase: begins,
  writeToCustomer: 'writes to a customer',
  askTask: 'asks a customer for a document',
  decideTask: 'says whether a document is what was asked for',

  acceptBreak: lastPart(calls.staff.acceptBreak),
  decideFactorReset: lastPart(calls.staff.decideFactorReset),
  decideAdjustment: lastPart(calls.staff.decideAdjustment),
  decideAgreement: lastPart(calls.staff.decideAgreement),
  decideBatch: lastPart(calls.staff.decideBatch),
  decideCommission: lastPart(calls.staff.decideCommission),
  decideMemberChange: lastPart(calls.staff.decideMemberChange),
  decideOutcome: lastPart(calls.staff.decideOutcome),
  decideCase: lastPart(calls.staff.decideCase),
  decideSettings: lastPart(calls.staff.decideSettings),
  liftFreeze: lastPart(calls.staff.liftFreeze),
  decide(scene) {
    const [item] = lastPart(calls.staff.decide)(scene);
    if (!item) return [];
    if (item.kind === 'quarantine')
      return (['import', 'accept', 'correct'] as const).map((resolution) => ({ ...item, resolution }));
    return isPayout(scene) ? [item, { ...item, decision: 'pay' }] : [item];
  },

  approveIdentity: decisionOn('identity', { createdAt }),
  refuseIdentity: decisionOn('identity', { createdAt, reason }),
  approveBankCard: decisionOn('bank'),
  refuseBankCard: decisionOn('bank', { reason }),
  // The code of the act, which a refused try must not spend.
  approvePhoneChange: (scene) => decisionOn('phone', { verifyCode: argOf(scene, 'verifyCode') || '000000' })(scene),
  refusePhoneChange: decisionOn('phone', { reason }),
  approveLink: decisionOn('link'),
  refuseLink: decisionOn('link', { reason }),
  approveIntroducer: decisionOn('introducer'),
  refuseIntroducer: decisionOn('introducer', { reason }),
  approveWithdrawal: decisionOn('withdraw'),
  refuseWithdrawal: takesAway,
  payWithdrawal: decisionOn('withdraw'),
  approveCoinWithdrawal: decisionOn('coin'),
  refuseCoinWithdrawal: takesAway,
  payCoinWithdrawal: decisionOn('coin'),
  resolveQuarantine: (scene) =>
    (['import', 'accept', 'correct'] as const).flatMap((resolution) => decisionOn('quarantine', { resolution })(scene)),
  approveStop: decisionOn('stop'),

  inviteMember: ({ self }) => [{ email: `puppet-of-${self.id}@broker.test`, name: '新员工', roles: [everything] }],
  renewInvitation: ({ self, colleague }) => [self, colleague].map(({ id }) => ({ id })),
  changeMember: ({ self, colleague, customer: { customerNumber } }) =>
    [self, colleague].flatMap(({ id }) => [
      { id, roles: [everything] },
      { id, customerNumber },
      { id, customerNumber: '' },
      { id, name: '新名', roles: [everything], customerNumber },
    ]),
  changeRole: ({ role }) => [role, 'puppets'].map((name) => ({ name, permissions: all })),
  endSessions: ({ colleague: { id } }) => [{ id }],

  proposeSettings: () => [{ values: [{ name: 'limits.twoPersonFrom', value: '9999999.00' }], reason }],
  setCustomerLimits: (scene) => [
    { customerNumber: customerOf(scene), limits: { withdrawMax: '9999999.00' }, seen: {}, reason },
  ],
  setCustomerProfile: (scene) => [
    { customerNumber: customerOf(scene), risk: 'low', tags: [], seen: { risk: 'low', tags: [] }, reason },
  ],
  // Another freeze beside the first, or in its place, must not end it.
  freezeCustomer: (scene) =>
    isOf(scene, calls.staff.liftFreeze)
      ? [{ customerNumber: customerOf(scene), scope: 'money', until: soon(), reason }]
      : [{ customerNumber: customerOf(scene), scope: 'trading', until: soon(), reason }],
  changeLevel: ({ customer: { customerNumber, mt5Id } }) => [
    { customerNumber, id: mt5Id, level: 'DIA', seen: 'STD', reason },
  ],
  addCaseNote: 'writes a note, which whoever decides has to read first',
  takeTicket: ofOutcome({}),
  assignTicket: (scene) => ofOutcome({ memberId: scene.colleague.id })(scene),
  answerTicket: ofOutcome({ text: reason, waits: false }),
  closeTicket: ofOutcome({ reason }),
  addNote: (scene) => [{ customerNumber: customerOf(scene), text: reason }],
  takeReview: (scene) => lastPart(calls.staff.decide)(scene).map(({ kind, id }) => ({ kind, id })),

  makeBatch: (scene) => (isPayout(scene) ? [{ format: 'csv', pnos: [argOf(scene, 'id')] }] : []),
  batchResult: (scene) =>
    isOf(scene, calls.staff.decideBatch)
      ? [{ number: argOf(scene, 'number'), file: 'pno,amount,result,reference,reason\nW1,1.00,paid,,\n' }]
      : [],
  proposeAdjustment: ({ customer: { walletId: accountId } }) => [
    { kind: 'goodwill', accountId, amount: '1.00', reason },
    { kind: 'correction', accountId, amount: '-1.00', reason },
  ],
  proposeAgreementEnd: (scene) =>
    isOf(scene, calls.staff.decideAgreement) ? [{ id: argOf(scene, 'id'), end: '2099-01', reason }] : [],
  resolveDeposit: (scene) =>
    isPayout(scene) ? [{ pno: argOf(scene, 'id'), eventId: 'none', act: 'credit', reason }] : [],
  refundSuspended: () => [{ id: '1', reason }],
  rejectSuspended: () => [{ id: '1', reason }],
  askChannel: (scene) => (isPayout(scene) ? [{ orderNumber: argOf(scene, 'id') }] : []),
  createPromotion: () => [
    {
      title: reason,
      coupon: reason,
      amount: '1.00',
      minDeposit: '1.00',
      budget: '1.00',
      days: 1,
      from: new Date().toISOString(),
      until: new Date(Date.now() + 60_000).toISOString(),
      newCustomers: false,
    },
  ],
  grantCoupon: (scene) => [{ id: 'S1001', customerNumber: customerOf(scene) }],
  reconcile: () => [{}],
  stopPayouts: (scene) => decisionOn('stop', { reason })(scene).map(() => ({ reason })),
};
