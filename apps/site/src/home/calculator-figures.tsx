import { groupDigits } from '@portal/rules/money';
import { styled } from 'styled-components';
import type { PositionFigures } from '../shared/market/position-figures';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;

  > div:first-child {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  dd {
    min-height: 1.5em;
    font-size: var(--text-16);
    font-weight: 600;
    white-space: nowrap;
  }
  > div:first-child dd {
    min-height: 1.2em;
    font-size: var(--text-40);
    line-height: var(--leading-tight);
  }
  small {
    margin-inline-start: 4px;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
  [data-direction='rise'] {
    color: var(--rise-text);
  }
  [data-direction='fall'] {
    color: var(--fall-text);
  }
`;

/** Margin and the effect of 1 % on one scale: the longer of the two bars is full. */
const Bars = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 12px;

  i {
    height: 6px;
    border-radius: 3px;
    background: var(--action-text);
    transform-origin: left;
    transition: transform 200ms ease-out;
  }
  i + i {
    background: var(--warn);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
`;

const signed = (amount: string) => `${amount.startsWith('-') ? '' : '+'}${groupDigits(amount)}`;
const directionOf = (amount: string | undefined) => amount && (amount.startsWith('-') ? 'fall' : 'rise');

/** The figures of a position; dashes of the same height until the first price. */
export function CalculatorFigures({ figures }: { figures: PositionFigures | undefined }) {
  const effect = figures?.effectPercent ?? 0;
  const longer = Math.max(100, effect);
  return (
    <div>
      <List>
        <div>
          <dt>占用保证金</dt>
          <dd>
            {figures ? groupDigits(figures.margin) : '–'}
            <small>USD</small>
          </dd>
        </div>
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
      <Bars>
        <i style={{ transform: `scaleX(${(100 / longer).toFixed(3)})` }} />
        <i style={{ transform: `scaleX(${(effect / longer).toFixed(3)})` }} />
        <p>价格变动 1% 的盈亏约为保证金的 {figures ? `${effect}%` : '–'}</p>
      </Bars>
    </div>
  );
}
