import { groupDigits } from '@portal/rules/money';
import { styled } from 'styled-components';

const Ladder = styled.table`
  width: 100%;
  max-width: 420px;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }
  td {
    font-weight: 600;
    text-align: end;
  }
  caption {
    padding-bottom: 8px;
    color: var(--text-soft);
    font-size: var(--text-12);
    text-align: start;
  }
`;

/** The support and resistance levels of an analysis: decimal strings, unsorted. */
export type AnalysisLevels = { symbol: string; support: readonly string[]; resistance: readonly string[] };

const descending = (prices: readonly string[]) => [...prices].sort((one, other) => Number(other) - Number(one));

/** Levels with names, from highest to lowest as on a chart. Number 1 is the nearest to the price. */
export function levelsOf({ support, resistance }: Omit<AnalysisLevels, 'symbol'>) {
  const above = descending(resistance).map((price, index, { length }) => ({
    kind: 'resistance' as const,
    name: `阻力 ${length - index}`,
    price,
  }));
  const below = descending(support).map((price, index) => ({
    kind: 'support' as const,
    name: `支撑 ${index + 1}`,
    price,
  }));
  return [...above, ...below];
}

/** The support and resistance levels as a table. */
export function LevelsLadder({ symbol, ...levels }: AnalysisLevels) {
  return (
    <Ladder>
      <caption>{symbol} 的阻力与支撑，自高到低</caption>
      <tbody>
        {levelsOf(levels).map(({ name, price }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{groupDigits(price)}</td>
          </tr>
        ))}
      </tbody>
    </Ladder>
  );
}
