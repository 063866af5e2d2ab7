import type { CallSpec, ErrorOf, OkOf } from '@portal/contract';
import { readAtPlatform } from '../core/accounts/at-platform';
import { relaySoon } from '../core/accounts/platform-outbox';
import type { MoneyAct } from '../core/money-acts/money-act';
import { runMoneyAct, type Outcome } from '../core/money-acts/run-money-act';
import type { Gateway } from '../core/gateway/gateway';
import type { Ctx, Handler } from './handler';

type CustomerMoneyCall = CallSpec & { readonly access: 'customer'; readonly money: true };

/** A money act of customers, and what joins it to its call. */
export interface MoneyCall<C extends CustomerMoneyCall, Request, Facts, Decision, Answer> extends MoneyAct<
  Request,
  Facts,
  ErrorOf<C>,
  Decision,
  Answer
> {
  request(ctx: Ctx<C>): Request;
  /** The response, after the commit. */
  respond(gateway: Gateway, outcome: Outcome<Answer>): Promise<OkOf<C>>;
}

/**
 * The handler of a money call. It holds what all of them have in common: idempotency key, transaction, lock, audit entry, outbox and
 * answer (core/money-acts). docs/how-to/money-call.md says how to write one.
 */
export const moneyCall =
  <const C extends CustomerMoneyCall, Request, Facts, Decision, Answer>(
    _call: C,
    act: MoneyCall<NoInfer<C>, Request, Facts, Decision, Answer>,
  ): Handler<C> =>
  async (ctx) => {
    const {
      gateway,
      customer,
      idempotency,
      request: { id },
    } = ctx as unknown as Ctx<CustomerMoneyCall>;
    const { customerId } = customer;
    const cause = { customerId, actor: `customer:${customerId}`, requestId: id, idempotency };
    const request = act.request(ctx);
    const ask = (accountId: bigint) => readAtPlatform(gateway, customerId, accountId);
    const outcome = await runMoneyAct(gateway.db, act, request, cause, ask);
    if (outcome.isNew) relaySoon(gateway);
    return act.respond(gateway, outcome) as never;
  };
