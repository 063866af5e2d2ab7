import type { Instrument } from '@portal/contract/common';
import type { SpreadRange } from '@portal/contract/market';
import { styled } from 'styled-components';
import { spreadText } from '../shared/market/live-spread';

const Band = styled.span`
  display: inline-grid;
  gap: 4px;
  min-width: 148px;

  > span {
    position: relative;
    height: 4px;
    border-radius: 2px;
    background: var(--line);
  }
  i {
    position: absolute;
    inset-block: 0;
    border-radius: 2px;
    background: var(--action);
    opacity: 0.4;
  }
  b {
    position: absolute;
    inset-block: -2px;
    width: 2px;
    background: var(--text);
  }
`;

/** From the narrowest to the widest spread of the last 24 hours, with the usual one as a mark. A dash until it is known. */
export function SpreadBand({ row, range }: { row: Instrument; range: SpreadRange | undefined }) {
  if (!range) return <Band>–</Band>;
  const { low, typical, high } = range;
  const place = (spread: string) => `${(Number(spread) / (Number(high) || 1)) * 100}%`;
  const text = (spread: string) => spreadText(spread, row) ?? '–';
  if (low === high) return <Band>{text(low)}</Band>;
  return (
    <Band>
      {`${text(low).replace(/ .*/, '')} – ${text(high)}`}
      <span aria-hidden="true">
        <i style={{ insetInline: `${place(low)} 0` }} />
        <b style={{ insetInlineStart: `calc(${place(typical)} - 1px)` }} />
      </span>
      <small>常见 {text(typical)}</small>
    </Band>
  );
}
