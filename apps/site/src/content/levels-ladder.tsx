import { styled } from '@portal/ui';

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
    color: var(--ink-soft);
    font-size: var(--text-12);
    text-align: start;
  }
`;

type Props = { symbol: string; support: readonly string[]; resistance: readonly string[] };

const descending = (prices: readonly string[]) => [...prices].sort((one, other) => Number(other) - Number(one));

/** Where the price may turn, from the highest to the lowest as on a chart. */
export function LevelsLadder({ symbol, support, resistance }: Props) {
  const above = descending(resistance);
  const below = descending(support);
  return (
    <Ladder>
      <caption>{symbol} 的阻力与支撑，自高到低</caption>
      <tbody>
        {above.map((price, index) => (
          <tr key={price}>
            <th scope="row">阻力 {above.length - index}</th>
            <td>{price}</td>
          </tr>
        ))}
        {below.map((price, index) => (
          <tr key={price}>
            <th scope="row">支撑 {index + 1}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </Ladder>
  );
}
