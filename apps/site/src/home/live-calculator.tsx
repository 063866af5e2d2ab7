import type { Instrument } from '@portal/contract/common';
import type { Side } from '@portal/rules/trading';
import { formatAmount, groupDigits, parseAmount } from '@portal/rules/money';
import { Skeleton } from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { useBrand } from '../shared/installation/installation';
import { positionFigures } from '../shared/market/position-figures';
import { leverageFor } from '../shared/market/required-margin';
import { useNeededPrices } from '../shared/market/use-needed-prices';
import { CalculatorFigures } from './calculator-figures';
import { LotSlider } from '../shared/market/lot-slider';
import { Segments } from '../shared/market/segments';

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  min-height: 518px;
  padding: 16px 20px 20px;

  h2 {
    font-size: var(--text-16);
    line-height: var(--leading-close);
  }
  > p {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  @media (max-width: 639.98px) {
    gap: 12px;
    padding: 12px 16px;
  }
`;

const sides = [
  { value: 'buy', label: '买入' },
  { value: 'sell', label: '卖出' },
] as const;

/** The slider starts at ten steps of the smallest volume: 0.10 lots of gold. */
const FIRST_STEPS = 10;

/** Lots for a number of smallest volumes, with 2 places. */
const lotsOf = ({ minLot }: Instrument, steps: number): string =>
  formatAmount(BigInt(steps) * (parseAmount(String(minLot), 4) ?? 0n), 4).slice(0, -2);

/** What a position costs and what 1 % of the price does to it, at live prices. Nothing is sent. */
export function LiveCalculator({ instrument }: { instrument: Instrument | undefined }) {
  return <Place>{instrument ? <Calculator instrument={instrument} /> : <Skeleton shape="chart" />}</Place>;
}

function Calculator({ instrument }: { instrument: Instrument }) {
  const levels = Object.values(useBrand().levels);
  const [side, setSide] = useState<Side>('buy');
  const [steps, setSteps] = useState(FIRST_STEPS);
  const [code, setCode] = useState(levels[0]?.code ?? 'MIN');
  const priceOf = useNeededPrices(instrument);
  const lots = lotsOf(instrument, steps);
  const level = useBrand().levels[code];
  const figures = positionFigures(instrument, { lots, side, level }, priceOf);
  return (
    <>
      <h2>持仓测算</h2>
      <Segments label="方向" items={sides} value={side} onChange={setSide} />
      <LotSlider lots={lots} steps={steps} onChange={setSteps} />
      <Segments
        label="账户级别"
        items={levels.map((one) => ({ value: one.code, label: one.name, note: leverageFor(instrument, one) }))}
        value={code}
        onChange={setCode}
      />
      <CalculatorFigures figures={figures} />
      <p>
        {figures
          ? `按${side === 'buy' ? '买价' : '卖价'} ${groupDigits(figures.priceOpen)} 计算。`
          : priceOf(instrument.symbol)
            ? '该产品按每手固定金额收取保证金。'
            : '等待行情。'}
        涨跌 1% 的盈亏未扣点差、佣金与隔夜利息。
      </p>
    </>
  );
}
