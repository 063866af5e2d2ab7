import type { CallSpec } from '../kernel';
import { decisionRules, type DecisionRule } from './decision-rules';
import { decisionCalls, staffCalls } from '.';

type Calls = typeof staffCalls;
type PostName = { [K in keyof Calls]: Calls[K]['method'] extends 'POST' ? K : never }[keyof Calls];

/**
 * What an act of staff does. These ask for two people or for the second factor:
 * - money: moves money, or says where it went.
 * - gift: gives a customer money, terms or a login.
 * - rights: says who may act.
 * - limit: changes a limit, or ends a stop.
 * - verdict: tells a customer what becomes of a complaint, or says whether a suspicious case is reported.
 *
 * The others may ask for neither:
 * - before: begins or allows what another act completes, which asks.
 * - less: takes away only, and must be quick.
 * - other: signs in, reads, notes, or writes pages.
 */
type Effect = 'money' | 'gift' | 'rights' | 'limit' | 'verdict' | 'less' | 'other' | { readonly before: string };

const before = (act: string) => ({ before: act });

const effects: Readonly<Record<Exclude<PostName, 'decide' | keyof typeof decisionCalls>, Effect>> = {
  decideAdjustment: 'money',
  resolveDeposit: 'money',
  refundSuspended: 'money',
  rejectSuspended: 'money',
  askChannel: 'money',
  acceptBreak: 'money',
  makeBatch: 'money',
  decideBatch: 'money',
  batchResult: 'money',
  decideCommission: 'money',

  decideAgreement: 'gift',
  createPromotion: 'gift',
  grantCoupon: 'gift',
  changeLevel: 'gift',
  decideFactorReset: 'gift',

  decideMemberChange: 'rights',
  inviteMember: 'rights',
  renewInvitation: 'rights',
  changeMember: 'rights',
  changeRole: 'rights',
  newPasskeyOptions: 'rights',
  addPasskey: 'rights',
  removePasskey: 'rights',

  decideSettings: 'limit',
  setCustomerLimits: 'limit',
  liftFreeze: 'limit',

  decideOutcome: 'verdict',
  decideCase: 'verdict',

  proposeAdjustment: before('decideAdjustment'),
  proposeAgreement: before('decideAgreement'),
  proposeAgreementEnd: before('decideAgreement'),
  proposeCaseOutcome: before('decideCase'),
  proposeOutcome: before('decideOutcome'),
  proposeFactorReset: before('decideFactorReset'),
  proposePhone: before('phone approve'),
  proposeSettings: before('decideSettings'),

  closeCustomer: 'less',
  endCustomerSessions: 'less',
  endPromotion: 'less',
  endSessions: 'less',
  freezeCustomer: 'less',
  refuseClosing: 'less',
  revokeApproval: 'less',
  stopPayouts: 'less',

  openCase: 'other',
  addCaseNote: 'other',
  acceptInvitation: 'other',
  checkFactor: 'other',
  checkPassword: 'other',
  passkeyOptions: 'other',
  signOut: 'other',
  stepUp: 'other',
  stepUpOptions: 'other',
  addNote: 'other',
  answerTicket: 'other',
  assignTicket: 'other',
  closeTicket: 'other',
  askTask: 'other',
  decideTask: 'other',
  customers: 'other',
  decidePost: 'other',
  previewPost: 'other',
  previewSettings: 'other',
  reconcile: 'other',
  recordBankBalance: 'other',
  savePost: 'other',
  saveSlide: 'other',
  sendNewPhoneCode: 'other',
  setCustomerProfile: 'other',
  takeReview: 'other',
  takeTicket: 'other',
  uploadCustomerFile: 'other',
  uploadDocument: 'other',
  writeToCustomer: 'other',
};

const ofDecisions: Readonly<Record<string, Effect>> = {
  // An identity and a card move nothing. Who pays is shown the payee, and asked for the second factor.
  'identity approve': before('withdraw pay'),
  'identity refuse': 'less',
  'bank approve': before('withdraw pay'),
  'bank refuse': 'less',
  'phone approve': 'gift',
  'phone refuse': 'less',
  'link approve': 'gift',
  'link refuse': 'less',
  'introducer approve': before('decideCommission'),
  'introducer refuse': 'less',
  'withdraw approve': before('withdraw pay'),
  'withdraw refuse': 'less',
  'withdraw pay': 'money',
  'coin approve': before('coin pay'),
  'coin refuse': 'less',
  'coin pay': 'money',
  'quarantine approve': 'money',
  'stop approve': 'limit',
};

const posts = Object.entries<CallSpec>(staffCalls).filter(
  ([name, { method }]) => method === 'POST' && name !== 'decide' && !(name in decisionCalls),
);
const decisions = Object.entries(decisionRules).flatMap(([kind, rules]) =>
  Object.entries(rules).map(([decision, rule]): [string, DecisionRule] => [`${kind} ${decision}`, rule]),
);
const asks = new Map<string, boolean>([
  ...posts.map(([name, { stepUp, errors }]): [string, boolean] => [
    name,
    stepUp === true || (errors as readonly string[]).includes('staff.secondPerson'),
  ]),
  // A second person who is asked only from an amount on is not enough.
  ...decisions.map(([name, { stepUp, second }]): [string, boolean] => [name, stepUp === true || second === 'always']),
]);
const acts = Object.entries({ ...effects, ...ofDecisions });

it('every act of staff says what it does', () => {
  expect(acts.map(([name]) => name).sort()).toEqual([...asks.keys()].sort());
});

it.each(acts.filter(([, effect]) => effect !== 'less' && effect !== 'other'))(
  '%s takes two people or the second factor, or the act that completes it does',
  (name, effect) => {
    const act = typeof effect === 'object' ? effect.before : name;
    expect([act, asks.get(act)]).toEqual([act, true]);
  },
);
