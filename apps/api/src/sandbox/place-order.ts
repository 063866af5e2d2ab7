import type { BodyOf, Deal, ErrorOf } from '@portal/contract';
import type { mt5Order } from '@portal/contract/sandbox';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../gateway';
import { offeredInstrument } from '../core/instruments/offered';
import { parsePrice } from '../core/instruments/price';
import { dealingOf, dealt } from './dealing-of';
import { toDeal } from './to-deal';

/** Opens a position at the quote. Every order of the sandbox goes through here. */
export async function placeOrder(
  gateway: Gateway,
  { account_no: login, symbol, side, lots }: BodyOf<typeof mt5Order>,
  fail: Fail<ErrorOf<typeof mt5Order>>,
): Promise<Deal> {
  const instrument = offeredInstrument(gateway, symbol);
  if (!instrument) throw fail('sandbox.symbol', { fields: ['symbol'] });
  const wrongLots = () => fail('sandbox.lots', { values: { step: instrument.minLot }, fields: ['lots'] });
  const hundredths = parsePrice(String(lots), 2);
  if (hundredths === null) throw wrongLots();
  const volume = hundredths * 100n;
  const deal = await dealt(
    () => dealingOf(gateway).open({ login, symbol, side, volume }),
    (retcode) => {
      if (retcode === 13) return fail('sandbox.account', { fields: ['account_no'] });
      if (retcode === 10014) return wrongLots();
      if (retcode === 10017) return fail('sandbox.tradeDisabled');
      if (retcode === 10018) return fail('sandbox.closed');
      return retcode === 10019 ? fail('sandbox.money') : undefined;
    },
  );
  return toDeal(deal);
}
