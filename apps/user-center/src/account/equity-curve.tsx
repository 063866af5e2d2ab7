import { Money, Row, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { cents } from '../shared/money/cents';
import { box, curvePath, curvePoints } from './curve-path';
import type { CurvePoint } from './curve-steps';

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
  small {
    position: absolute;
    inset: 0 auto auto 0;
    padding-inline-end: 6px;
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-12);
    line-height: var(--leading-tight);
  }
  small + small {
    inset-block: auto 0;
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

const Entries = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  font-size: var(--text-14);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const entriesOf = (report: string, { from, day }: CurvePoint) =>
  `/user-center/fundingDetails?${new URLSearchParams([...new URLSearchParams(report), ['from', from], ['to', day]]).toString()}`;

/** The equity at each point, or the balance where no equity was stored. Drag or use the arrow keys to choose a point. */
export function EquityCurve({ points: shown }: { points: readonly CurvePoint[] }) {
  const last = shown.length - 1;
  const [chosen, setChosen] = useState(last);
  const index = Math.min(chosen, last);
  const one = shown[index];
  if (!one) return null;
  const worth = ({ balance, equity }: CurvePoint) => Number(cents(equity ?? balance) ?? 0n);
  const points = curvePoints(shown.map(worth));
  const byWorth = [...shown].sort((a, b) => worth(b) - worth(a));
  const path = curvePath(points);
  const at = points[index]?.x ?? 0;
  const span = one.from === one.day ? one.day : `${one.from} 至 ${one.day}`;
  return (
    <div>
      <Row data-gap={3}>
        <Text data-size={14} data-tone="soft">
          {span}
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
        {[byWorth[0], byWorth[byWorth.length - 1]].map((point, n) => (
          <small key={n} aria-hidden="true">
            {n === 0 ? '最高' : '最低'} <Money value={point?.equity ?? point?.balance} />
          </small>
        ))}
        <input
          type="range"
          aria-label="选择日期"
          aria-valuetext={`${span}，余额 ${one.balance} 美元${one.equity === null ? '' : `，净值 ${one.equity} 美元`}`}
          min={0}
          max={last}
          value={index}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </Plot>
      <Row data-justify="between">
        <Text data-size={12} data-tone="soft">
          {shown[0]?.from}
        </Text>
        <Text data-size={12} data-tone="soft">
          {shown[last]?.day}
        </Text>
      </Row>
      <Entries aria-label={`${span} 的明细`}>
        <TextLink href={entriesOf('tab=trade', one)}>成交</TextLink>
        <TextLink href={entriesOf('tab=credit&account=mt5', one)}>资金流水</TextLink>
        <TextLink href={`/user-center/explain?month=${one.day.slice(0, 7)}`}>
          {Number(one.day.slice(5, 7))} 月余额说明
        </TextLink>
      </Entries>
    </div>
  );
}
