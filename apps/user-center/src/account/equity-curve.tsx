import { Money, Row, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { cents } from '../shared/money/cents';
import { box, curvePath, curvePoints } from './curve-path';

export type CurveDay = { day: string; balance: string; equity: string | null };

const Plot = styled.div`
  position: relative;
  height: 160px;
  margin-block: 8px;

  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--action);
    stroke-width: 2;
  }
  .area {
    fill: var(--action-tint);
    stroke: none;
  }
  .day {
    stroke: var(--text-soft);
    stroke-width: 1;
    stroke-dasharray: 4 4;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: crosshair;
    touch-action: pan-y;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--action);
    outline-offset: 4px;
  }
`;

/** The equity by day, or the balance where no equity was stored. Drag or use the arrow keys to choose a day. */
export function EquityCurve({ days }: { days: readonly CurveDay[] }) {
  const last = days.length - 1;
  const [chosen, setChosen] = useState(last);
  const index = Math.min(chosen, last);
  const one = days[index];
  if (!one) return null;
  const points = curvePoints(days.map(({ balance, equity }) => Number(cents(equity ?? balance) ?? 0n)));
  const path = curvePath(points);
  const at = points[index]?.x ?? 0;
  return (
    <div>
      <Row data-gap={3}>
        <Text data-size={14} data-tone="soft">
          {one.day}
        </Text>
        <Text data-size={14}>
          余额 <Money value={one.balance} currency="USD" />
        </Text>
        {one.equity !== null && (
          <Text data-size={14}>
            净值 <Money value={one.equity} currency="USD" />
          </Text>
        )}
      </Row>
      <Plot>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="area" d={`${path}L${box.width} ${box.height}L0 ${box.height}Z`} />
          <path d={path} vectorEffect="non-scaling-stroke" />
          <path className="day" d={`M${at} 0V${box.height}`} vectorEffect="non-scaling-stroke" />
        </svg>
        <input
          type="range"
          aria-label="选择日期"
          aria-valuetext={`${one.day}，余额 ${one.balance} 美元${one.equity === null ? '' : `，净值 ${one.equity} 美元`}`}
          min={0}
          max={last}
          value={index}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </Plot>
      <Row data-justify="between">
        <Text data-size={12} data-tone="soft">
          {days[0]?.day}
        </Text>
        <TextLink href={`/user-center/explain?month=${one.day.slice(0, 7)}`}>
          查看 {Number(one.day.slice(5, 7))} 月明细
        </TextLink>
        <Text data-size={12} data-tone="soft">
          {days[last]?.day}
        </Text>
      </Row>
    </div>
  );
}
