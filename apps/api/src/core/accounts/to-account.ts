import type { Brand } from '@portal/brand';
import type { Account } from '@portal/contract/account';
import { accountRates } from '../money/account-rate';
import type { MarginThreshold } from '../../ports';
import { usd } from '../money/money';
import type { CustomerAccount } from './read-accounts';

/** Margin call and stop out in percent, 0 where the level is an amount of equity, which then stands beside it. */
function thresholds({ level, levels }: CustomerAccount, brand: Brand) {
  const none: MarginThreshold = { percent: 0 };
  const { marginCall = none, stopOut = level ? { percent: brand.levels[level].stopOut } : none } = levels ?? {};
  return {
    margin_call: 'percent' in marginCall ? marginCall.percent : 0,
    ...('equity' in marginCall && { margin_call_equity: usd(marginCall.equity) }),
    margin_stopout: 'percent' in stopOut ? stopOut.percent : 0,
    ...('equity' in stopOut && { margin_stopout_equity: usd(stopOut.equity) }),
  };
}

/** An account as the API returns it. The wallet has no level: leverage 1, margin and its levels 0. */
export function toAccount(brand: Brand, account: CustomerAccount): Account {
  const { figures, level, nickname, first_minimum, level_leverage } = account;
  const owner = String(account.customer_id);
  return {
    id: String(account.id),
    userid: owner,
    account_no: account.kind === 'wallet' ? owner : (account.login ?? ''),
    account_groupid: account.mt5_group,
    kind: account.kind,
    ...(level ? { level } : {}),
    ...(nickname ? { nickname } : {}),
    currency: account.currency,
    ...(account.currency === 'USD' ? {} : { rates: accountRates(brand) }),
    leverage: account.leverage,
    ...(first_minimum === null
      ? {}
      : { first_deposit: { minimum: usd(first_minimum), leverage: level_leverage ?? account.leverage } }),
    status: account.status,
    balance: usd(figures.balance),
    bonus: usd(figures.bonus),
    credit: usd(figures.credit),
    equity: usd(figures.equity),
    margin: usd(figures.margin),
    free_margin: usd(figures.freeMargin),
    margin_level: figures.marginLevel,
    ...thresholds(account, brand),
    ...(account.productMargins ? { product_margins: account.productMargins } : {}),
    ...(account.floatingMargin ? { floating_margin: true } : {}),
    positions: figures.positions,
    ...(account.trade_disabled ? { trade_disabled: true } : {}),
    withdrawable: usd(figures.withdrawable),
    ...(figures.stale ? { stale: true } : {}),
    ...(figures.asOf ? { as_of: figures.asOf.toISOString() } : {}),
    ...(account.quarantined ? { review: true } : {}),
  };
}
