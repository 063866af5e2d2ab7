import { tradingSessions as call } from '@portal/contract/market';
import { offeredInstruments } from '../core/instruments/offered';
import { nextChange } from '../core/market-hours';
import { handle } from '../http/handler';

export const tradingSessions = handle(call, async ({ gateway }) => {
  const { feed } = gateway.ports;
  // The sandbox's markets may never close, and a platform has its own hours.
  const isCalendar = (symbol: string) =>
    feed.terms?.(symbol) === undefined && !(feed.label !== undefined && gateway.env.SANDBOX_ALWAYS_OPEN);
  return offeredInstruments(gateway).flatMap(({ symbol, name }) => {
    const quote = feed.quote(symbol);
    if (!quote) return [];
    const change = isCalendar(symbol) ? nextChange(symbol, Date.now()) : undefined;
    return [
      {
        symbol,
        name,
        session: quote.open ? ('open' as const) : ('closed' as const),
        changesAt: change === undefined ? null : new Date(change).toISOString(),
      },
    ];
  });
});
