import { groupDigits } from '@portal/rules/money';
import { styled } from 'styled-components';
import type { PositionFigures } from '../shared/market/position-figures';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px 16px;

  dt {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  dd {
    min-height: 1.6em;
    font-weight: 600;
    white-space: nowrap;
  }
  [data-direction='rise'] {
    color: var(--rise-text);
  }
  [data-direction='fall'] {
    color: var(--fall-text);
  }
`;

const signed = (amount: string) => `${amount.startsWith('-') ? '' : '+'}${groupDigits(amount)}`;
const directionOf = (amount: string | undefined) => amount && (amount.startsWith('-') ? 'fall' : 'rise');

/** Costs of a position and what 1 % of the price does to it, in USD; dashes until the first price. */
export function PositionEffects({ figures }: { figures: PositionFigures | undefined }) {
  return (
    <List>
      <div>
        <dt>点差成本</dt>
        <dd>{figures ? groupDigits(figures.spreadCost) : '–'}</dd>
      </div>
      <div>
        <dt>佣金（开仓与平仓）</dt>
        <dd>{figures ? groupDigits(figures.commission) : '–'}</dd>
      </div>
      <div>
        <dt>价格上涨 1%</dt>
        <dd data-direction={directionOf(figures?.ifHigher)}>{figures ? signed(figures.ifHigher) : '–'}</dd>
      </div>
      <div>
        <dt>价格下跌 1%</dt>
        <dd data-direction={directionOf(figures?.ifLower)}>{figures ? signed(figures.ifLower) : '–'}</dd>
      </div>
    </List>
  );
}
