import { Type, type Static } from 'typebox';
import { Account } from '../../kernel/account';
import {
  AccountCurrency,
  AppropriatenessResult,
  Consent,
  CustInfo,
  defineCall,
  Guardrails,
  Id,
  Money,
  Pno,
  Preferences,
  Time,
} from '../../kernel';
import { CustomerFactors } from './factor-reset';
import { CustomerProfile } from './customer-profile';
import { CustomerNumber, Freeze } from './freeze';
import { StaffTask } from './staff-task';
import { OwnLimits } from './own-limits';

const Proposal = Type.Object({
  number: Pno,
  kind: Type.Enum(['deposit', 'withdraw', 'coin', 'transfer']),
  amount: Money,
  currency: AccountCurrency,
  status: Type.String(),
  at: Time,
});

/** What staff see of a customer. Personal data is masked; revealIdentity shows it. */
export const CustomerFile = Type.Object({
  customer: CustInfo,
  identityStatus: Type.Integer({ description: '0 none, 1 approved, 2 in review, 3 refused' }),
  closedAt: Type.Optional(Time),
  identityId: Type.Optional(Id),
  cards: Type.Array(
    Type.Object({
      id: Id,
      bank: Type.String(),
      number: Type.String({ description: 'masked' }),
      status: Type.Integer(),
      removedAt: Type.Optional(Time),
    }),
    { description: 'status as identityStatus; removedAt: the customer has removed the card' },
  ),
  profile: CustomerProfile,
  limits: OwnLimits,
  guardrails: Guardrails,
  preferences: Preferences,
  tasks: Type.Array(StaffTask, { description: 'newest first, at most 50' }),
  track: Type.Optional(Type.String({ description: 'campaign of the registration: first touch → last' })),
  accounts: Type.Array(Account),
  consents: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      version: Type.String(),
      hash: Type.String({ description: 'SHA-256 of title and text' }),
      way: Consent.properties.way,
      address: Type.String(),
      at: Time,
      withdrawnAt: Type.Optional(Time),
    }),
    { description: 'newest first' },
  ),
  appropriateness: Type.Array(
    Type.Object({
      id: Id,
      at: Time,
      version: Type.String({ description: 'SHA-256 of the questionnaire' }),
      score: Type.Integer(),
      result: AppropriatenessResult,
      coolingUntil: Type.Optional(Time),
      confirmedAt: Type.Optional(Time),
      answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String(), score: Type.Integer() })),
    }),
    { description: 'answers to the questionnaire, newest first' },
  ),
  factors: CustomerFactors,
  freezes: Type.Array(Freeze, { description: 'newest first' }),
  sessions: Type.Array(
    Type.Object({ id: Id, device: Type.String(), address: Type.String(), since: Time, lastSeenAt: Time }),
    { description: 'open ones, the last active first' },
  ),
  logins: Type.Array(
    Type.Object({ at: Time, device: Type.String(), address: Type.String(), success: Type.Boolean() }),
    { description: 'the last 20' },
  ),
  proposals: Type.Array(Proposal, { description: 'the last 50, newest first' }),
});
export type CustomerFile = Static<typeof CustomerFile>;

export const customerFile = defineCall({
  id: 'staff.customerFile',
  method: 'GET',
  path: '/ops/customers/:customerNumber',
  access: 'staff',
  permission: ['customer.read'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  ok: CustomerFile,
  errors: ['staff.customer'],
  summary: 'One customer: accounts, freezes, devices, logins and proposals. Every look is in the audit log.',
});
