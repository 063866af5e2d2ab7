import { ask } from './ask.js';

const place = document.getElementById('chart');
const [width, height] = [600, 120];
let shown = { symbol: '', closes: [] };

function draw() {
  const { symbol, closes } = shown;
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const y = (value) => height - 6 - ((value - low) / (high - low || 1)) * (height - 12);
  const points = closes.map((value, index) => `${(index / (closes.length - 1)) * width},${y(value).toFixed(1)}`);
  const svg = place.querySelector('svg') ?? document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = svg.firstChild ?? document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  line.setAttribute('points', points.join(' '));
  line.setAttribute('class', closes.at(-1) < closes[0] ? 'fall' : 'rise');
  if (svg.isConnected) return;
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `${symbol} 最近两小时走势`);
  svg.append(line);
  place.replaceChildren(svg);
}

/** Draws the last two hours of a symbol. Without an answer the place stays empty. */
export async function showChart(symbol) {
  shown = { symbol, closes: [] };
  place.replaceChildren();
  const bars = await ask(`/api/v1/bars?symbol=${symbol}&interval=M1&limit=120`).catch(() => []);
  if (shown.symbol !== symbol || bars.length < 2) return;
  shown.closes = bars.map(({ close }) => Number(close));
  draw();
}

/** Moves the end of the line to the newest price. */
export function moveChart({ symbol, quote }) {
  if (symbol !== shown.symbol || shown.closes.length === 0) return;
  shown.closes[shown.closes.length - 1] = Number(quote.bid);
  draw();
}
