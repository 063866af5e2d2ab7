import { appropriatenessState } from '../appropriateness/appropriateness-state';
import { latestAnswers, type LatestAnswers } from '../appropriateness/appropriateness.store';
import { readAccounts, type CustomerAccount, type ReadOptions } from '../accounts';
import { coolingHours } from './cooling';
import { ownDepositLimits, type OwnDepositLimit } from './guardrails.store';
import type { Gateway } from '../gateway/gateway';

/** Status of the identity or a bank card: 0 none, 1 approved, 2 in review, 3 refused. */
export type PartStatus = 0 | 1 | 2 | 3;

/** The input of the reason engine, read at one moment. */
export interface CustomerState {
  identity: PartStatus;
  /** Status of each bank card. */
  cards: readonly PartStatus[];
  accounts: readonly CustomerAccount[];
  /** Deposit drafts that can still be paid. */
  unpaidDrafts: number;
  /** Set during the cooling-off period after a change of the customer's credentials. */
  cooling?: { hours: number; until: Date };
  /** Staff have frozen the customer's money. */
  moneyFrozen: boolean;
  /** Set while a pause or an exclusion holds that the customer has chosen. */
  pausedUntil?: Date;
  /** Set while the appropriateness questionnaire keeps the first MT5 account waiting. */
  appropriateness?: { state: 'open' | 'cooling' | 'confirm'; until?: Date };
  /** Limits that the customer has set for own deposits. */
  depositLimits: readonly OwnDepositLimit[];
  /** What the customer owes after a chargeback, in USD cents. */
  owes: bigint;
  /** The last reconciliation found a break. */
  payoutsStopped: boolean;
}

/** What the questionnaire of a brand that asks keeps waiting, if anything. */
function openQuestions(
  accounts: readonly CustomerAccount[],
  answers: LatestAnswers | undefined,
): Pick<CustomerState, 'appropriateness'> {
  const hasMt5 = accounts.some(({ kind }) => kind === 'mt5');
  const state = appropriatenessState(hasMt5, answers);
  if (state === 'off' || state === 'done') return {};
  return { appropriateness: { state, ...(answers?.cooling_until && { until: answers.cooling_until }) } };
}

/** Reads the state. `live: false` does not call the trading platform. */
export async function readCustomerState(
  gateway: Gateway,
  customerId: bigint,
  options: ReadOptions = {},
): Promise<CustomerState> {
  const hours = coolingHours(gateway);
  const [parts, accounts, depositLimits, answers] = await Promise.all([
    gateway.db.row<{
      identity: PartStatus;
      cards: PartStatus[];
      unpaid_drafts: number;
      cooling_until: Date | null;
      stopped: boolean;
      frozen: boolean;
      paused_until: Date | null;
      owes: bigint;
    }>(
      'customerState.parts',
      `select coalesce((select status from identity.identity where customer_id = $1), 0)::int as identity,
              array(select status::int from identity.bank_card where customer_id = $1) as cards,
              (select count(*) from deposit.draft
               where customer_id = $1 and status = 'unpaid' and expires_at > now())::int as unpaid_drafts,
              (select secured_at + make_interval(hours => $2) from customer.customer
               where id = $1 and secured_at + make_interval(hours => $2) > now()) as cooling_until,
              exists (select from kernel.payout_stop where released_at is null) as stopped,
              customer.frozen($1, 'money') as frozen, customer.paused_until($1) as paused_until, account.owes($1) as owes`,
      [customerId, hours],
    ),
    readAccounts(gateway, customerId, options),
    ownDepositLimits(gateway.db, customerId),
    gateway.brand.appropriateness ? latestAnswers(gateway.db, customerId) : undefined,
  ]);
  return {
    identity: parts.identity,
    cards: parts.cards,
    unpaidDrafts: parts.unpaid_drafts,
    ...(parts.cooling_until ? { cooling: { hours, until: parts.cooling_until } } : {}),
    moneyFrozen: parts.frozen,
    ...(parts.paused_until ? { pausedUntil: parts.paused_until } : {}),
    ...(gateway.brand.appropriateness && openQuestions(accounts, answers)),
    depositLimits,
    owes: parts.owes,
    payoutsStopped: parts.stopped,
    accounts,
  };
}
