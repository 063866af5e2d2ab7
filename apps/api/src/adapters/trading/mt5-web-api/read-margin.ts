import type { SymbolMargin } from '../../../ports';
import { apiPath } from './api-path';
import { SymbolMargins, type SymbolMarginAnswer } from './market-answers';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;
/** Calculation modes: Forex and CFD leverage. */
const byLeverage = ['0', '4'];
/** CFD, CFD index, Forex without leverage, stocks of an exchange. */
const byValue = ['2', '3', '5', '32', '38'];
/** Futures: always an amount per lot. */
const byLot = ['1', '33', '34'];

function marginOf(answer: SymbolMarginAnswer) {
  const { CalcMode, CurrencyMargin: currency, MarginInitial: amount, MarginInitialBuy, MarginInitialSell } = answer;
  if (![...byLeverage, ...byValue, ...byLot].includes(CalcMode)) return undefined;
  const margin: SymbolMargin = {
    byLeverage: byLeverage.includes(CalcMode),
    buy: Number(MarginInitialBuy),
    sell: Number(MarginInitialSell),
  };
  const isFixed = /[1-9]/.test(amount) || byLot.includes(CalcMode);
  return isFixed ? { ...margin, perLot: { amount, currency } } : margin;
}

/**
 * The margin of a symbol in a group. The platform is asked for the symbol as the group has it, because only the platform knows
 * which of the group's own settings applies to a symbol.
 */
export function readMargin(session: Session, group: string, symbol: string): Promise<SymbolMargin | undefined> {
  const request = { path: apiPath('/api/symbol/get_group', { symbol, group }), repeatable: true };
  const found = session.call(request, SymbolMargins).then(({ answer }) => {
    if (answer.Symbol !== symbol) throw new Error('the platform sent another symbol');
    return marginOf(answer);
  });
  return refusedWith(notFound, undefined, found);
}
