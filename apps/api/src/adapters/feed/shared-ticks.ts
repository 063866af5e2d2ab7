import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { SingleRunner } from '../../jobs/single-runner';
import { SenderOrder, type Bus, type PlatformMarket, type PlatformTick, type SenderPlace } from '../../ports';

interface SentTicks extends SenderPlace {
  symbols: readonly string[];
  ticks: readonly PlatformTick[];
}

const topic = 'market.ticks';
/** Without a message for so long a gateway asks the platform itself; milliseconds. */
const silentMs = 3_000;

/**
 * Shares the prices of a market between gateways. The gateway that `runner` chooses asks for them and sends them over the bus. Another
 * gateway asks only for its first prices, for those it missed, and while nobody sends.
 */
export function sharedTicks(
  { market, bus, log }: { market: PlatformMarket; bus: Bus; log: Pick<FastifyBaseLogger, 'warn'> },
  runner: SingleRunner,
): PlatformMarket {
  const sender = randomUUID();
  const order = new SenderOrder();
  const waiting = new Map<string, PlatformTick>();
  let number = 0;
  let covered: ReadonlySet<string> = new Set();
  let hasMissed = true;
  let heardAt = 0;

  bus.subscribe(topic, (text) => {
    const { symbols, ticks, ...place } = JSON.parse(text) as SentTicks;
    if (place.sender === sender) return;
    if (!order.follows(place)) hasMissed = true;
    heardAt = Date.now();
    covered = new Set(symbols);
    for (const tick of ticks) waiting.set(tick.symbol, tick);
  });

  const isServed = (symbols: readonly string[]) =>
    !runner.isActive && !hasMissed && Date.now() - heardAt < silentMs && symbols.every((symbol) => covered.has(symbol));

  return {
    ...market,
    async ticks(symbols, cursor) {
      if (cursor !== undefined && isServed(symbols)) {
        const ticks = [...waiting.values()].filter(({ symbol }) => symbols.includes(symbol));
        waiting.clear();
        return { ticks, cursor };
      }
      waiting.clear();
      hasMissed = false;
      const answer = await market.ticks(symbols, cursor).catch((error: unknown) => {
        hasMissed = true;
        throw error;
      });
      if (runner.isActive) {
        const sent: SentTicks = { sender, number: ++number, symbols, ticks: answer.ticks };
        await bus
          .publish(topic, JSON.stringify(sent))
          .catch((error: unknown) => log.warn({ err: error }, 'prices were not sent to the other gateways'));
      }
      return answer;
    },
  };
}
