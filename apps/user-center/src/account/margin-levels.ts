import { thresholdText } from '@portal/brand';
import type { Account } from '@portal/contract/account';
import { cents } from '@portal/overview/cents';

type Levels = Pick<
  Account,
  | 'currency'
  | 'equity'
  | 'margin_level'
  | 'margin_call'
  | 'margin_call_equity'
  | 'margin_stopout'
  | 'margin_stopout_equity'
>;

/** The levels of an MT5 account in words, and the stop-out level in percent of its present margin. */
export function marginLevels(account: Levels) {
  const { currency, equity, margin_level: level, margin_call: call, margin_stopout: stopOut } = account;
  const { margin_call_equity: callEquity, margin_stopout_equity: stopOutEquity } = account;
  const [has, least] = [cents(equity) ?? 0n, cents(stopOutEquity ?? '0') ?? 0n];
  // The same margin for both: the level at that equity is to the present level as that equity is to the present one.
  const percent = level === null || has <= 0n ? 0 : Number(((level * Number(least)) / Number(has)).toFixed(2));
  return {
    stopOut: stopOutEquity === undefined ? stopOut : percent,
    stopOutAt: thresholdText(stopOut, stopOutEquity, currency),
    marginCallAt: thresholdText(call, callEquity, currency),
  };
}
