import { textOf } from './ask.js';
import { showChart, moveChart } from './chart.js';
import { make, put } from './format.js';
import { instruments, onQuote } from './market.js';
import { markQuote } from './quotes.js';

const at = (id) => document.getElementById(id);
const [symbol, lots, form] = ['symbol', 'lots', 'order'].map(at);
const chosen = () => instruments.get(symbol.value);
const places = (step) => (String(step).split('.')[1] ?? '').length;

/** What is wrong with the volume, in words; nothing where it is right. Counted in hundredths, as the gateway does. */
function wrongLots() {
  const step = chosen().minLot;
  const text = lots.value.trim();
  const hundredths = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  const least = Math.round(step * 100);
  const right = hundredths >= least && hundredths <= 10_000 && hundredths % least === 0;
  return right ? '' : `手数须为 ${step} 的整数倍，且不超过 100`;
}

function tell(message, { fields = {} } = {}) {
  put(at('lots-error'), fields.lots ?? '');
  lots.toggleAttribute('aria-invalid', Boolean(fields.lots));
  if (fields.lots) lots.setAttribute('aria-invalid', 'true');
  put(at('order-error'), fields.lots ? '' : message);
  if (fields.lots) lots.focus();
}

function showQuote({ symbol: name, quote }) {
  if (name !== symbol.value || !quote) return;
  put(at('bid'), quote.bid);
  put(at('ask'), quote.ask);
  at('session').hidden = quote.session !== 'closed';
}

/** Makes the order one for a symbol. */
export function pick(name) {
  symbol.value = name;
  const { minLot, contractSize, unit } = chosen();
  const usual = Math.max(0.1, minLot).toFixed(Math.max(2, places(minLot)));
  if (wrongLots()) lots.value = usual;
  tell('');
  put(at('lots-hint'), `最小 ${minLot} 手，1 手 = ${contractSize} ${unit}`);
  showQuote(chosen());
  markQuote(name);
  void showChart(name);
}

function step(by) {
  const { minLot } = chosen();
  const count = Math.round((Number(lots.value) || 0) / minLot) + by;
  lots.value = (Math.min(Math.max(count, 1), Math.round(100 / minLot)) * minLot).toFixed(2);
  tell('');
}

/** Draws the form. `send` opens a position of `{symbol, side, lots}`, or throws a Refusal. */
export function drawTicket(send) {
  symbol.replaceChildren(
    ...[...instruments.values()].map((one) => make('option', `${one.symbol} ${one.name}`, { value: one.symbol })),
  );
  symbol.onchange = () => pick(symbol.value);
  at('less').onclick = () => step(-1);
  at('more').onclick = () => step(1);
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (form.dataset.busy) return;
    const wrong = wrongLots();
    if (wrong) return tell('', { fields: { lots: wrong } });
    tell('');
    form.dataset.busy = 'true';
    // Enter in the field is no choice of a side.
    const side = event.submitter?.value;
    await send({ symbol: symbol.value, side, lots: lots.value.trim() }).catch((error) => tell(textOf(error), error));
    delete form.dataset.busy;
  };
  lots.onkeydown = (event) => event.key === 'Enter' && event.preventDefault();
  pick(chosen() ? symbol.value : [...instruments.keys()][0]);
}

onQuote(showQuote);
onQuote(moveChart);
