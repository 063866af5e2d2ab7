import type { BodyOf } from '@portal/contract';
import type { mt5Order } from '@portal/contract/sandbox';
import type { Fail, Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { offeredInstrument } from '../core/instruments/offered';
import { parsePrice } from '../core/instruments/price';

type Code = 'sandbox.account' | 'sandbox.symbol' | 'sandbox.lots';

/** The order of a request, and our error for a retcode that only orders are refused with. */
export function readOrder(
  gateway: Gateway,
  { account_no: login, symbol, side, lots }: BodyOf<typeof mt5Order>,
  fail: Fail<Code>,
) {
  const instrument = offeredInstrument(gateway, symbol);
  if (!instrument) throw fail('sandbox.symbol', { fields: ['symbol'] });
  const wrongLots = () => fail('sandbox.lots', { values: { step: instrument.minLot }, fields: ['lots'] });
  const hundredths = parsePrice(String(lots), 2);
  if (hundredths === null) throw wrongLots();
  const refused = (retcode: number): Failure | undefined => {
    if (retcode === 13) return fail('sandbox.account', { fields: ['account_no'] });
    return retcode === 10014 ? wrongLots() : undefined;
  };
  return { order: { login, symbol, side, volume: hundredths * 100n }, refused };
}
