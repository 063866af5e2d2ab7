import { productZones } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import { groupDigits, parseAmount } from '@portal/rules/money';
import type { Definition } from '@portal/ui';
import { leveragesOf, type LevelTerms } from './required-margin';
import { pointSize, spreadText } from './live-spread';
import { spreadCost } from './spread-cost';

/** Whether no commission is charged. */
export const isFree = ({ commission }: Pick<Instrument, 'commission'>): boolean => parseAmount(commission, 2) === 0n;

/** What a lot is: for an index the amount of a point, for the others how much of what is traded. */
export const lotText = ({ zone, contractSize, unit, currency }: Instrument): string => {
  const size = groupDigits(String(contractSize));
  return zone === productZones.indexes ? `每点 ${size} ${currency}` : `${size} ${unit}`;
};

/** The facts of a contract, all from the symbol list. Where it states no margin, the leverages are those of the levels. */
export function contractFacts(row: Instrument, levels: readonly (LevelTerms & { name: string })[]): Definition[] {
  const leverages = leveragesOf(row, levels);
  const cost = spreadCost(row);
  const point = (10 ** -row.digits).toFixed(row.digits);
  return [
    { id: 'lot', term: '每手合约', value: lotText(row) },
    { id: 'min', term: '最小手数', value: `${row.minLot} 手` },
    {
      id: 'leverage',
      term: '杠杆',
      value: leverages,
      note: leverages.includes('/') ? levels.map(({ name }) => name).join(' / ') : '各账户级别相同',
    },
    {
      id: 'spread',
      term: '典型点差',
      value: spreadText(row.spread, row),
      note: [pointSize(row), cost && `每手约 ${groupDigits(cost)} ${row.currency}`].filter(Boolean).join('，'),
    },
    {
      id: 'swap',
      term: '利息点数（多 / 空）',
      value: `${row.swapLong} / ${row.swapShort}`,
      note: `每点为最小变动 ${point}`,
    },
    {
      id: 'commission',
      term: '佣金（单边每手）',
      value: isFree(row) ? '无' : `${row.commission} USD`,
    },
    { id: 'hours', term: '交易时间（北京）', value: row.session },
  ];
}
