import type { Instrument } from '@portal/contract/common';
import type { PriceLevel } from '@portal/ui/chart';
import { styled } from 'styled-components';
import { useMemo, type ReactNode } from 'react';
import { ToolChart } from '../shared/market/tool-chart';
import { usePriceAlerts } from './price-alerts';
import { SymbolHead } from './symbol-head';

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 1000px) {
    flex: 1;
    min-height: 0;
  }
`;

type Props = {
  instrument: Instrument;
  heading?: ReactNode;
  /** At the end of the line of the prices. */
  actions?: ReactNode;
};

/** The prices and the chart of a symbol, with the visitor's alerts as lines. */
export function SymbolPanel({ instrument, heading, actions }: Props) {
  const { symbol, name } = instrument;
  const alerts = usePriceAlerts();
  const levels = useMemo(
    (): readonly PriceLevel[] =>
      alerts
        .filter((alert) => alert.symbol === symbol && alert.reachedAt === undefined)
        .map(({ price }) => ({ at: price, label: '提醒', tone: 'action-text' })),
    [alerts, symbol],
  );
  return (
    <Place aria-label={`${name}走势`}>
      <ToolChart
        key={symbol}
        instrument={instrument}
        levels={levels}
        head={<SymbolHead instrument={instrument} heading={heading} actions={actions} />}
      />
    </Place>
  );
}
