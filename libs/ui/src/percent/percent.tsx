import styled from 'styled-components';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { directionOf } from '../money/money';

export type PercentProps = {
  /** Percent as a decimal string or number: `1.25` is 1.25 %. */
  value: string | number | null | undefined;
  places?: number;
  /** Omits the arrow, for dense tables. */
  bare?: boolean;
};

const Figure = styled.data`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  line-height: var(--leading-tight);
  white-space: nowrap;

  &[data-direction='rise'] {
    color: var(--rise-text);
  }
  &[data-direction='fall'] {
    color: var(--fall-text);
  }
`;

/** A change in percent: signed, with an arrow, in the colour of its direction. */
export function Percent({ value, places = 2, bare }: PercentProps) {
  if (value === null || value === undefined || value === '') return <span>–</span>;
  const fixed = Number(value).toFixed(places);
  const direction = directionOf(fixed);
  const text = direction === 'rise' ? `+${fixed}` : direction === 'flat' ? fixed.replace('-', '') : fixed;
  return (
    <Figure value={String(value)} data-direction={direction}>
      {!bare && direction === 'rise' && <Icon of={ArrowUpIcon} size={14} />}
      {!bare && direction === 'fall' && <Icon of={ArrowDownIcon} size={14} />}
      {text}%
    </Figure>
  );
}
