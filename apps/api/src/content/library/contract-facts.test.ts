import { join } from 'node:path';
import { brandOf, brands } from '@portal/brand';
import { instrumentOf, instruments } from '../../core/instruments/instruments';
import { loadLibrary } from './load-library';

const root = join(__dirname, '../../../../../libs/brand/src');
const articlesOf = (id: string) => {
  const { articles } = loadLibrary(join(root, id, 'content'), brandOf(id), Date.parse('2026-12-31T00:00:00Z'));
  return articles.map(({ id: own, html }) => ({ own, html }));
};

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();
const grouped = (value: number) => value.toLocaleString('en-US');
const numberIn = (text: string) =>
  Number(
    text
      .replaceAll(',', '')
      .replace('−', '-')
      .replace(/[^\d.-]/g, ''),
  );
/** A number as it is written, rounded to as many places. */
const asWritten = (value: number, text: string) => value.toFixed(/\.(\d+)/.exec(text)?.[1]?.length ?? 0);

/** Tables as rows of cells, the first their heads. */
const tablesOf = (html: string): string[][][] =>
  [...html.matchAll(/<table>(.*?)<\/table>/gs)].map(([, table = '']) =>
    [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)),
    ),
  );

interface Comparison {
  where: string;
  written: string;
  expected: string;
}

/** What the cell of a column says of a symbol, and what the symbol list says. */
function cellFacts(symbol: string, head: string, cell: string): [written: string, expected: string] | undefined {
  const facts = instrumentOf(symbol);
  if (!facts) return undefined;
  const { contractSize, unit, spread, digits, minLot } = facts;
  if (head === '合约单位' || head === '每手合约') return [cell, `${grouped(contractSize)} ${unit}`];
  if (head === '典型点差') return [cell, spread];
  if (head === '最小手数') return [cell, String(minLot)];
  // Ten of the smallest steps are what traders call a point of a currency pair.
  if (head === '点差') return [cell, `${(Number(spread) * 10 ** (digits - 1)).toFixed(1)} 点`];
  return undefined;
}

/** Tables that name a symbol in each row. */
const symbolTables = (own: string, html: string): Comparison[] =>
  tablesOf(html).flatMap(([heads = [], ...rows]) =>
    rows.flatMap((cells) =>
      heads.flatMap((head, column) => {
        const found = cellFacts(cells[0] ?? '', head, cells[column] ?? '');
        return found ? [{ where: `${own} ${cells[0]} ${head}`, written: found[0], expected: found[1] }] : [];
      }),
    ),
  );

/** Tables of positions in the one symbol that the text before them names: lots, and what they cost. */
function positionTables(own: string, html: string): Comparison[] {
  const [symbol = ''] = textOf(html).match(new RegExp(instruments.map((row) => row.symbol).join('|'))) ?? [];
  const facts = instrumentOf(symbol);
  if (!facts) return [];
  const swap = (points: string) => Number(points) * 10 ** -facts.digits * facts.contractSize;
  return tablesOf(html).flatMap(([heads = [], ...rows]) => {
    if (heads[0] !== '手数') return [];
    return heads.flatMap((head, column) => {
      const spread = /^点差 ([\d.]+)/.exec(head)?.[1];
      const one = spread
        ? Number(facts.spread) * facts.contractSize
        : head === '多头每晚利息'
          ? swap(facts.swapLong)
          : head === '空头每晚利息'
            ? swap(facts.swapShort)
            : undefined;
      if (one === undefined) return [];
      const where = `${own} ${symbol} ${head}`;
      return [
        ...(spread ? [{ where, written: spread, expected: asWritten(Number(facts.spread), spread) }] : []),
        ...rows.map((cells) => {
          const [lots = '', cell = ''] = [cells[0], cells[column]];
          return {
            where: `${where} ${lots}`,
            written: asWritten(numberIn(cell), cell),
            expected: asWritten(one * Number(lots), cell),
          };
        }),
      ];
    });
  });
}

/** Sentences that give a fact of a symbol by its name. */
function sentences(own: string, html: string): Comparison[] {
  const text = textOf(html);
  const name = `(${instruments.map(({ symbol }) => symbol).join('|')})`;
  const found = (pattern: string) => [...text.matchAll(new RegExp(name + pattern, 'g'))];
  return [
    ...found(' 每手 ([\\d,]+) ([^\\s，。、；,0-9]+)').map(([where, symbol = '', size = '', unit = '']) => {
      const facts = instrumentOf(symbol);
      const coin = facts?.zone === 6 ? '枚' : (facts?.unit ?? '');
      return {
        where: `${own} ${where}`,
        written: `${size} ${unit.startsWith(coin) ? coin : unit}`,
        expected: `${grouped(facts?.contractSize ?? 0)} ${coin}`,
      };
    }),
    ...found(' (多头|空头)利息点数 ([+−][\\d.]+)').map(([where, symbol = '', side, points = '']) => {
      const facts = instrumentOf(symbol);
      const own_ = side === '多头' ? facts?.swapLong : facts?.swapShort;
      return { where: `${own} ${where}`, written: String(numberIn(points)), expected: String(Number(own_)) };
    }),
  ];
}

const comparisonsOf = (id: string): Comparison[] =>
  articlesOf(id).flatMap(({ own, html }) => [
    ...symbolTables(own, html),
    ...positionTables(own, html),
    ...sentences(own, html),
  ]);

it.each(Object.keys(brands))('%s: the contract figures in all texts equal those in the symbol list', (id) => {
  expect(comparisonsOf(id).filter(({ written, expected }) => written !== expected)).toEqual([]);
});

it('finds the contract figures in the texts', () => {
  expect(comparisonsOf('eet').length).toBeGreaterThanOrEqual(40);
});

it('a wrong figure is found in each notation', () => {
  const table = (heads: string[], cells: string[]) =>
    `<table><tr>${heads.map((cell) => `<th>${cell}</th>`).join('')}</tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
  const wrong = (found: Comparison[]) => found.filter(({ written, expected }) => written !== expected).length;
  expect(wrong(symbolTables('', table(['品种', '合约单位', '典型点差'], ['XAUUSD', '10 盎司', '0.26'])))).toBe(2);
  expect(wrong(symbolTables('', table(['', '点差'], ['EURUSD', '1.3 点'])))).toBe(1);
  const gold = (cells: string[]) => `<p>XAUUSD</p>${table(['手数', '点差 0.25 的成本', '多头每晚利息'], cells)}`;
  expect(wrong(positionTables('', gold(['0.10', '2.50', '−5.50'])))).toBe(0);
  expect(wrong(positionTables('', gold(['0.10', '2.60', '−5.40'])))).toBe(2);
  expect(wrong(sentences('', 'COPPER 每手 2,500 磅。USOIL 多头利息点数 −2.1'))).toBe(2);
});
