import { ask, textOf } from './ask.js';
import { showFigures } from './figures.js';
import { put, sides, signed } from './format.js';
import { closeMarket, openMarket } from './market.js';
import { showPositions } from './positions.js';
import { drawQuotes } from './quotes.js';
import { session } from './session.js';
import { drawSignIn, tellAtDoor } from './sign-in.js';
import { drawTicket, pick } from './ticket.js';

const at = (id) => document.getElementById(id);
const root = document.documentElement;
const lost = { prices: false, account: false };
let timer;
let currency = 'USD';
let silence;

/** Says what became of an act, for as long as it takes to read. */
function say(words) {
  clearTimeout(silence);
  put(at('notice'), words);
  silence = setTimeout(() => put(at('notice'), ''), 6_000);
}

function showLost(change) {
  Object.assign(lost, change);
  put(at('lost'), lost.prices || lost.account ? '连接中断，正在重新连接。价格与盈亏可能不是最新。' : '');
}

function leave(message = '') {
  clearTimeout(timer);
  closeMarket();
  session.forget();
  at('trading').hidden = true;
  at('sign-out').hidden = true;
  at('door').hidden = false;
  put(at('who'), '');
  showPositions([], close);
  tellAtDoor(message);
  at('account').focus();
}

/** Calls with the session. If it has ended, the sign-in form is shown. */
async function askInside(path, body = {}) {
  const stored = session.read();
  try {
    return await ask(`/sandbox/terminal/${path}`, { ...body, session: stored?.session ?? '-' });
  } catch (refusal) {
    if (refusal.code === 'sandbox.session' && session.read()?.session === stored?.session) leave(textOf(refusal));
    throw refusal;
  }
}

async function look() {
  clearTimeout(timer);
  if (!session.read()) return;
  try {
    const state = await askInside('state');
    currency = state.currency;
    showFigures(state);
    showPositions(state.positions, close);
    showLost({ account: false });
  } catch {
    showLost({ account: true });
  }
  if (!session.read()) return;
  clearTimeout(timer);
  timer = setTimeout(look, document.hidden ? 10_000 : 1_000);
}

async function close(position, button) {
  if (button.getAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  try {
    const { symbol, price, profit } = await askInside(`positions/${position}/close`);
    say(`${symbol} 已平仓，成交价 ${price}，盈亏 ${signed(profit)} ${currency}`);
  } catch (error) {
    say(textOf(error));
    button.removeAttribute('aria-busy');
  }
  await look();
}

async function send(order) {
  const { symbol, side, lots, price } = await askInside('orders', order);
  say(`已${sides[side]} ${symbol} ${lots.toFixed(2)} 手，成交价 ${price}`);
  await look();
}

function choose(symbol) {
  pick(symbol);
  at('ticket-title').focus();
  at('ticket-title').scrollIntoView({ block: 'nearest' });
}

async function enter(signedIn) {
  session.keep(signedIn);
  tellAtDoor('');
  try {
    await openMarket((prices) => showLost({ prices }));
  } catch (error) {
    return leave(textOf(error));
  }
  drawQuotes(choose);
  drawTicket(send);
  at('door').hidden = true;
  at('trading').hidden = false;
  at('sign-out').hidden = false;
  at('main').focus();
  await look();
}

at('theme').onclick = () => {
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  localStorage.setItem('theme', root.dataset.theme);
};
at('sign-out').onclick = async () => {
  await askInside('signOut').catch(() => undefined);
  leave('已退出终端');
};
document.addEventListener('visibilitychange', () => !document.hidden && void look());
drawSignIn((signedIn) => void enter(signedIn));
if (session.read()) void enter(session.read());
