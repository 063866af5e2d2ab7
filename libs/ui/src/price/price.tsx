import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { groupDigits } from '@portal/rules/money';
import { compareDecimals } from './compare-decimals';

export type PriceProps = {
  /** Decimal string with the instrument's digits. */
  value: string;
  /** A reference price, such as yesterday's close; it sets the figure's colour. */
  previous?: string;
  size?: 'text' | 'large' | 'display';
};

const flash = keyframes`from { opacity: 1; }`;

const Figure = styled.data`
  position: relative;
  isolation: isolate;
  display: inline-block;
  padding: 1px 3px;
  margin: -1px -3px;
  border-radius: var(--radius);
  line-height: var(--leading-tight);
  white-space: nowrap;

  &[data-direction='rise'] {
    color: var(--rise-text);
  }
  &[data-direction='fall'] {
    color: var(--fall-text);
  }
  /* Where only the colour says which way it went, a sign says it too. */
  :root[data-price='safe'] &[data-direction='rise']::before {
    content: '▲';
    font-size: 0.7em;
  }
  :root[data-price='safe'] &[data-direction='fall']::before {
    content: '▼';
    font-size: 0.7em;
  }
  /* A layer that fades: nothing is painted anew while it does. */
  &[data-flash]::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: inherit;
    background: var(--rise-tint);
    opacity: 0;
    animation: ${flash} 300ms ease-out;
  }
  &[data-flash='fall']::after {
    background: var(--fall-tint);
  }
  &[data-flash='flat']::after {
    content: none;
  }
  &[data-size='large'] {
    font-size: var(--text-20);
    font-weight: 600;
  }
  &[data-size='display'] {
    font-size: var(--text-40);
    font-weight: 600;
  }
`;

type Seen = { value: string; flash: 'rise' | 'fall' | 'flat' | undefined; ticks: number };

/** A live price. On a change the background flashes for 300 ms in the colour of the direction; the layout does not move. */
export function Price({ value, previous, size = 'text' }: PriceProps) {
  const [seen, setSeen] = useState<Seen>({ value, flash: undefined, ticks: 0 });
  if (seen.value !== value) {
    setSeen({ value, flash: compareDecimals(value, seen.value), ticks: seen.ticks + 1 });
  }
  return (
    <Figure
      // A new key restarts the flash when the price moves twice in the same direction.
      key={seen.ticks}
      value={value}
      data-size={size}
      data-flash={seen.flash}
      data-direction={previous === undefined ? undefined : compareDecimals(value, previous)}
    >
      {groupDigits(value)}
    </Figure>
  );
}
