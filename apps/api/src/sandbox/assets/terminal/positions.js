import { make, put, sides, signed, way } from './format.js';

const table = document.getElementById('positions');
const body = table.tBodies[0];
const title = document.getElementById('held-title');
const none = document.getElementById('none');
const rows = new Map();
const words = ['方向', '手数', '开仓价', '现价', '隔夜利息', '盈亏'];

function rowOf({ position, symbol, side, lots }, close) {
  const row = make('tr');
  const name = `${symbol} ${sides[side]} ${lots.toFixed(2)} 手`;
  const button = make('button', '平仓', { type: 'button', 'aria-label': `平仓 ${name}（持仓 ${position}）` });
  button.addEventListener('click', () => close(position, button));
  const act = make('td');
  act.append(button);
  row.append(
    make('th', symbol, { scope: 'row' }),
    ...words.map((label) => make('td', '', { 'data-label': label })),
    act,
  );
  return row;
}

/** Shows what is open. Rows stay what they are, so that the focus and the finger find the same button. */
export function showPositions(positions, close) {
  const open = new Set(positions.map(({ position }) => position));
  for (const [id, row] of rows) {
    if (open.has(id)) continue;
    // The focus of a button that goes is taken on by the list's heading.
    if (row.contains(document.activeElement)) title.focus();
    row.remove();
    rows.delete(id);
  }
  for (const held of positions) {
    const row = rows.get(held.position) ?? rowOf(held, close);
    if (!row.isConnected) body.append(row);
    rows.set(held.position, row);
    const [, side, lots, openPrice, price, swap, profit] = row.cells;
    put(side, sides[held.side]);
    side.className = held.side === 'buy' ? 'rise' : 'fall';
    put(lots, held.lots.toFixed(2));
    put(openPrice, held.openPrice);
    put(price, held.price);
    put(swap, signed(held.swap));
    put(profit, signed(held.floating));
    profit.className = way(Number(held.floating));
  }
  table.hidden = positions.length === 0;
  none.hidden = positions.length > 0;
  put(title, positions.length > 0 ? `持仓（${positions.length}）` : '持仓');
}
