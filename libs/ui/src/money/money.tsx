import styled from 'styled-components';
import { groupDigits } from '@portal/rules/money';

export type MoneyProps = {
  /** Decimal string, as in the API; null or undefined shows a dash. */
  value: string | null | undefined;
  currency?: string;
  /** Minimum number of fraction digits. */
  places?: number;
  /** Writes `+` before gains and colours both directions. Use it for profits, not for balances. */
  signed?: boolean;
  size?: 'text' | 'large' | 'display';
};

const Figure = styled.data`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);

  small {
    margin-inline-start: 0.3em;
    color: var(--text-soft);
    font-size: max(0.6em, 0.75rem);
    font-weight: 400;
  }
  &[data-direction='rise'] {
    color: var(--rise-text);
  }
  &[data-direction='fall'] {
    color: var(--fall-text);
  }
  &[data-size='large'] {
    font-size: var(--text-20);
    font-weight: 600;
  }
  &[data-size='display'] {
    font-size: var(--text-40);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  @media (max-width: 639.98px) {
    &[data-size='display'] {
      font-size: var(--text-28);
    }
  }
`;

/** `rise`, `fall` or `flat`, read from the decimal string alone. */
export function directionOf(decimal: string): 'rise' | 'fall' | 'flat' {
  if (!/[1-9]/.test(decimal)) return 'flat';
  return decimal.trim().startsWith('-') ? 'fall' : 'rise';
}

/** An amount of money. It stays a string from the API to the screen, never a float. */
export function Money({ value, currency, places = 2, signed, size = 'text' }: MoneyProps) {
  if (value === null || value === undefined || value === '') {
    // Same height as the figure that replaces it.
    return (
      <Figure as="span" data-size={size}>
        –
      </Figure>
    );
  }
  const direction = directionOf(value);
  const plus = signed && direction === 'rise' && !value.startsWith('+') ? '+' : '';
  return (
    <Figure value={value} data-size={size} data-direction={signed ? direction : undefined}>
      {plus}
      {groupDigits(value, places)}
      {currency && <small>{currency}</small>}
    </Figure>
  );
}
