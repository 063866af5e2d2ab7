import { make, put, signed, way } from './format.js';
import { instruments, onQuote } from './market.js';

const zones = { 1: '外汇', 4: '商品', 5: '指数', 6: '数字货币', 7: '股票' };
const body = document.querySelector('#quotes tbody');
const zone = document.getElementById('zone');
const rows = new Map();

function show({ symbol, quote }) {
  const row = rows.get(symbol);
  if (!row || !quote) return;
  const [, bid, ask, change] = row.cells;
  put(bid, quote.bid);
  put(ask, quote.ask);
  put(change, quote.session === 'closed' ? '休市' : `${signed(String(quote.changePercent.toFixed(2)))}%`);
  change.className = quote.session === 'closed' ? 'soft' : way(quote.changePercent);
}

/** Draws the list of prices. `pick` is told the symbol that was chosen. */
export function drawQuotes(pick) {
  const offered = [...new Set([...instruments.values()].map((one) => one.zone))];
  zone.replaceChildren(...offered.map((id) => make('option', zones[id], { value: id })));
  const draw = () => {
    rows.clear();
    const shown = [...instruments.values()].filter((one) => String(one.zone) === zone.value);
    body.replaceChildren(
      ...shown.map((instrument) => {
        const row = make('tr');
        const name = make('th', '', { scope: 'row' });
        const button = make('button', instrument.symbol, { type: 'button' });
        button.append(make('small', instrument.name));
        button.addEventListener('click', () => pick(instrument.symbol));
        name.append(button);
        row.append(name, make('td'), make('td'), make('td'));
        rows.set(instrument.symbol, row);
        show(instrument);
        return row;
      }),
    );
  };
  zone.onchange = draw;
  draw();
}

/** Marks the symbol that the order is for. */
export const markQuote = (symbol) =>
  rows.forEach((row, name) => row.querySelector('button').setAttribute('aria-pressed', String(name === symbol)));

zone.addEventListener('change', () => markQuote(document.getElementById('symbol').value));
onQuote(show);
