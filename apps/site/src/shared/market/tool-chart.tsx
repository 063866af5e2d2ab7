import type { Instrument } from '@portal/contract/common';
import { plainView, type ChartView, type PriceLevel } from '@portal/ui/chart';
import { styled } from 'styled-components';
import { useMemo, useRef, useState } from 'react';
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
    height: max(240px, calc(100dvh - 170px));
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
};

/** The chart of a symbol with its tools: types, indicators, zoom, full screen. */
export function ToolChart({ instrument, levels }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<ChartView>(plainView);
  const [full, toggleFull] = useFullScreen(place);
  const view = useMemo(() => ({ ...chosen, wheel: full }), [chosen, full]);
  const oscillators = chosen.indicators.filter((one) => one !== 'ma').length;
  return (
    <Place ref={place} data-full={full || undefined} data-indicators={oscillators || undefined}>
      <ChartTools view={chosen} onView={choose} full={full} onFull={toggleFull} />
      <SymbolChart instrument={instrument} levels={levels} view={view} zoomable />
    </Place>
  );
}
