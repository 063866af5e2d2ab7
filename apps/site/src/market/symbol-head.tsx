import type { Instrument } from '@portal/contract/common';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { LiveFigure, LiveSpread } from '../shared/market/live-figure';
import { LiveSpreadCost } from '../shared/market/live-spread-cost';

const Place = styled.div`
  display: grid;
  gap: 12px;

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    min-height: 42px;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--text-20);
  }
  h2 small {
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
  [data-part='price'] {
    display: flex;
    flex: 1 0 auto;
    align-items: baseline;
    justify-content: flex-end;
    gap: 12px;
    min-height: 34px;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(96px, auto));
    gap: 8px 16px;
    padding-block: 12px;
    border-block: 1px solid var(--line);
    font-size: var(--text-14);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  dd {
    min-height: 1.6em;
    font-weight: 500;
    white-space: nowrap;
  }
  dd small {
    display: block;
    min-height: 1.6em;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
  /* Two lines of a fixed height: a first price moves nothing. */
  @media (min-width: 1000px) {
    grid-template: 44px 44px / minmax(0, 1fr) auto;
    gap: 0 24px;
    align-items: center;

    > div:first-child {
      flex-wrap: nowrap;
      gap: 12px;
      grid-column: 1 / -1;
    }
    [data-part='price'] {
      justify-content: flex-start;
    }
    dl {
      display: flex;
      gap: 20px;
      padding: 0;
      overflow: hidden;
      border: 0;
    }
    dl > div {
      min-width: 72px;
    }
    dl > :nth-child(4) {
      min-width: 136px;
    }
    dd small {
      display: inline-block;
      min-height: 0;
      margin-inline-start: 8px;
    }
  }
  @media (min-width: 1000px) and (max-width: 1279.98px) {
    dl > :is(:nth-child(2), :nth-child(3)) {
      display: none;
    }
  }
  @media (max-width: 639.98px) {
    [data-part='price'] {
      justify-content: flex-start;
    }
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* The range of the day. */
    dl > :nth-child(4) {
      grid-column: span 2;
    }
  }
`;

const figures = [
  ['买价', 'ask'],
  ['今开', 'open'],
  ['昨收', 'previousClose'],
  ['日内区间', 'range'],
] as const;

type Props = {
  instrument: Instrument;
  /** The heading; left out where a dialog already has it. */
  heading?: ReactNode;
  /** At the end. */
  actions?: ReactNode;
};

/** The prices of a symbol: the bid and its change large, the figures of the day and the spread below. */
export function SymbolHead({ instrument, heading, actions }: Props) {
  const { symbol } = instrument;
  return (
    <Place>
      <div>
        {heading}
        <span data-part="price">
          <LiveFigure symbol={symbol} show="session" />
          <LiveFigure symbol={symbol} show="display" />
          <span>
            <LiveFigure symbol={symbol} show="change" /> <LiveFigure symbol={symbol} show="percent" />
          </span>
        </span>
      </div>
      <dl>
        {figures.map(([name, show]) => (
          <div key={show}>
            <dt>{name}</dt>
            <dd>
              <LiveFigure symbol={symbol} show={show} />
            </dd>
          </div>
        ))}
        <div>
          <dt>点差</dt>
          <dd>
            <LiveSpread instrument={instrument} />
            <small>
              <LiveSpreadCost instrument={instrument} />
            </small>
          </dd>
        </div>
      </dl>
      {actions}
    </Place>
  );
}
