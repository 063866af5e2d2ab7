import type { Instrument } from '@portal/contract/common';
import type { Side } from '@portal/rules/trading';
import { groupDigits } from '@portal/rules/money';
import { Select, TextField } from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { useBrand } from '../shared/installation/installation';
import { useHydrated } from '../shared/browser/use-hydrated';
import { positionFigures } from '../shared/market/position-figures';
import { isVolume, leverageFor, requiredMargin } from '../shared/market/required-margin';
import { useNeededPrices } from '../shared/market/use-needed-prices';
import { PositionEffects } from './position-effects';

const Place = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  padding: 16px 20px 20px;

  h2 {
    font-size: var(--text-16);
    line-height: var(--leading-close);
  }
  > fieldset {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
    align-items: start;
  }
  > fieldset > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  output {
    display: block;
    min-height: 48px;
    font-size: var(--text-40);
    font-weight: 600;
    line-height: var(--leading-tight);
    font-variant-numeric: tabular-nums;
  }
  output small {
    margin-inline-start: 6px;
    color: var(--text-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  > p {
    min-height: 4.8em;
  }
  @media (max-width: 639.98px) {
    padding: 16px;
  }
`;

const sides = [
  { value: 'buy', label: '买入' },
  { value: 'sell', label: '卖出' },
];

type Props = { rows: readonly Instrument[]; symbol: string; onSymbol: (symbol: string) => void };

/** The margin that a position requires and what a move does to it, at the current price and with the level's leverage. */
export function MarginCalculator({ rows, symbol, onSymbol }: Props) {
  const hydrated = useHydrated();
  const levels = Object.values(useBrand().levels);
  const [lots, setLots] = useState('1');
  const [code, setCode] = useState<string>(levels[0]?.code ?? '');
  const [side, setSide] = useState<Side>('buy');
  const instrument = rows.find((row) => row.symbol === symbol) ?? rows[0];
  const priceOf = useNeededPrices(instrument);
  const level = levels.find((one) => one.code === code);
  if (!instrument || !level) return null;
  const price = priceOf(instrument.symbol);
  const valid = isVolume(lots, instrument);
  const perLot = instrument.marginPerLot?.[level.code];
  const wished = { lots, side, level };
  const margin = valid ? requiredMargin(instrument, wished, priceOf) : undefined;
  return (
    <Place>
      <h2>保证金计算器</h2>
      <fieldset disabled={!hydrated}>
        <Select
          name="symbol"
          label="品种"
          value={symbol}
          onChange={onSymbol}
          options={rows.map((row) => ({ value: row.symbol, label: `${row.name} ${row.symbol}` }))}
        />
        <Select
          name="side"
          label="方向"
          value={side}
          onChange={(value) => setSide(value === 'sell' ? 'sell' : 'buy')}
          options={sides}
        />
        <TextField
          name="lots"
          label="手数"
          inputMode="decimal"
          autoComplete="off"
          value={lots}
          onChange={setLots}
          error={valid ? undefined : `请输入 ${instrument.minLot} 的整数倍，最多 100 手`}
        />
        <Select
          name="level"
          label="账户级别"
          value={code}
          onChange={setCode}
          options={levels.map((one) => ({ value: one.code, label: `${one.name} ${leverageFor(instrument, one)}` }))}
        />
      </fieldset>
      <div>
        <p id="margin-title">所需保证金</p>
        <output aria-labelledby="margin-title">
          {margin === undefined ? '–' : groupDigits(margin)}
          <small>USD</small>
        </output>
      </div>
      <PositionEffects figures={valid ? positionFigures(instrument, wished, priceOf) : undefined} />
      <p>
        {price
          ? `按${side === 'buy' ? '买价' : '卖价'} ${groupDigits(side === 'buy' ? price.ask : price.bid)} 计算，随行情更新。`
          : '等待行情…'}
        {perLot
          ? `手数 × 每手固定保证金 ${groupDigits(perLot.amount.slice(0, -4))} ${perLot.currency}。`
          : `手数 × 每手合约${instrument.zone === 1 ? '（基础货币折成美元）' : ' × 开仓价（折成美元）'} ÷ 杠杆。`}
        {instrument.margin && !perLot && '该产品有单独的杠杆。'}
      </p>
    </Place>
  );
}
