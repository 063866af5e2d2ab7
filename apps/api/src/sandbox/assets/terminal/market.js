import { ask } from './ask.js';

/** What the brand offers, by symbol: contract facts and, under `quote`, the newest price. */
export const instruments = new Map();
const listeners = new Set();

/** Calls back with an instrument whenever its price has changed. */
export const onQuote = (listener) => void listeners.add(listener);

function take(quote) {
  const instrument = instruments.get(quote.symbol);
  if (!instrument) return;
  instrument.quote = quote;
  listeners.forEach((listener) => listener(instrument));
}

let stream;

/** Loads the instruments and follows their prices. Answers once the first prices are there. */
export async function openMarket(onLost) {
  if (instruments.size === 0) {
    const list = await ask('/v2/common/getSymbolList', {});
    list.forEach((instrument) => instruments.set(instrument.symbol, instrument));
  }
  const symbols = [...instruments.keys()].join();
  (await ask(`/api/v1/marketprice?symbols=${symbols}`)).forEach(take);
  stream?.close();
  stream = new EventSource(`/api/v1/stream?symbols=${symbols}`);
  stream.addEventListener('quote', ({ data }) => take(JSON.parse(data)));
  stream.addEventListener('open', () => onLost(false));
  stream.addEventListener('error', () => onLost(true));
}

/** Stops following the prices. */
export function closeMarket() {
  stream?.close();
  stream = undefined;
}
