import type { Instrument } from '@portal/contract/common';
import { plainView, type ChartView, type PriceLevel } from '@portal/ui/chart';
import { styled } from 'styled-components';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ChartTools } from './chart-tools';
import { SymbolChart } from './symbol-chart';
import { useFullScreen } from './use-full-screen';

const Place = styled.div`
  min-width: 0;

  [data-part='plot'],
  [data-part='scroll'] {
    height: var(--plot-height, 400px);
  }
  &[data-indicators='1'] {
    --plot-height: var(--plot-height-1, 460px);
  }
  &[data-indicators='2'] {
    --plot-height: var(--plot-height-2, 520px);
  }
  [role='tab'] {
    padding-inline: 12px;
    font-size: var(--text-14);
  }
  [role='tabpanel'] {
    padding-top: 8px;
  }
  &[data-full='true'] {
    position: fixed;
    z-index: 40;
    inset: 0;
    padding: 8px 16px;
    overflow: auto;
    background: var(--surface);
  }
  &[data-full='true'] [data-part='plot'],
  &[data-full='true'] [data-part='scroll'] {
    height: max(240px, calc(100dvh - 300px));
  }
  /* As high as its place: one row of tools, and the plot takes the rest. */
  @media (min-width: 1000px) {
    &,
    > [data-part='body'],
    > [data-part='body'] > div:has(> [role='tabpanel']),
    [role='tabpanel'],
    figure {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-height: 0;
    }
    > [data-part='body'] {
      position: relative;
    }
    [role='tab'] {
      padding-inline: 10px;
    }
    [data-part='tools'] {
      position: absolute;
      z-index: 1;
      inset-inline-end: 0;
      top: 0;
      max-width: calc(100% - 360px);
      height: 43px;
    }
    &&& [data-part='plot'],
    &&& [data-part='scroll'] {
      flex: 1;
      height: auto;
      min-height: 240px;
    }
    figcaption {
      flex: none;
    }
  }
  @media (max-width: 639.98px) {
    --plot-height: 300px;
    --plot-height-1: 360px;
    --plot-height-2: 420px;
  }
`;

type Props = {
  instrument: Pick<Instrument, 'symbol' | 'name' | 'digits'>;
  levels?: readonly PriceLevel[];
  /** Above the tools, in the full screen too: whose chart it is, and its prices. */
  head?: ReactNode;
};

/** The chart of a symbol with its tools: types, indicators, zoom, full screen. */
export function ToolChart({ instrument, levels, head }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<ChartView>(plainView);
  const [full, toggleFull] = useFullScreen(place);
  const view = useMemo(() => ({ ...chosen, wheel: full }), [chosen, full]);
  const oscillators = chosen.indicators.filter((one) => one !== 'ma').length;
  return (
    <Place ref={place} data-full={full || undefined} data-indicators={oscillators || undefined}>
      {head}
      <div data-part="body">
        <ChartTools view={chosen} onView={choose} full={full} onFull={toggleFull} />
        <SymbolChart instrument={instrument} levels={levels} view={view} zoomable />
      </div>
    </Place>
  );
}
