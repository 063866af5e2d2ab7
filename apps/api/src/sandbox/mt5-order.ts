import { mt5Order as call } from '@portal/contract/sandbox';
import { handle } from '../kernel/handler';
import { offeredInstrument } from '../kernel/offered';
import { parsePrice } from '../kernel/price';
import { dealingOf, dealt } from './dealing-of';
import { wireDeal } from './wire-deal';

export const mt5Order = handle(call, async ({ body, gateway, fail }) => {
  const { account_no: login, symbol, side } = body;
  const instrument = offeredInstrument(gateway, symbol);
  if (!instrument) throw fail('sandbox.symbol', { fields: ['symbol'] });
  const lots = () => fail('sandbox.lots', { values: { step: instrument.minLot }, fields: ['lots'] });
  const hundredths = parsePrice(String(body.lots), 2);
  if (hundredths === null) throw lots();
  const volume = hundredths * 100n;
  const deal = await dealt(
    () => dealingOf(gateway).open({ login, symbol, side, volume }),
    (retcode) => {
      if (retcode === 13) return fail('sandbox.account', { fields: ['account_no'] });
      if (retcode === 10014) return lots();
      if (retcode === 10018) return fail('sandbox.closed');
      return retcode === 10019 ? fail('sandbox.money') : undefined;
    },
  );
  return wireDeal(deal);
});
