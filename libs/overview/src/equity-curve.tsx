import { Button, Money, Row, Text } from '@portal/ui';
import { useRef, useState, type ComponentType, type PointerEvent } from 'react';
import { formatAmount } from '@portal/rules/money';
import { cents } from './cents';
import { box, curvePath, curvePoints, stepPath } from './curve-path';
import { Legend, Plot, Readout } from './curve-look';
import { spanOf, type CurvePoint } from './curve-steps';

export type CurveView = 'equity' | 'profit';

/** Shows what happened on the days of a point. */
export type SheetOfDay = ComponentType<{ point: CurvePoint; open: boolean; onClose: () => void }>;

/** Cents, for a place in the drawing only. */
const centsOf = (amount: string) => Number(cents(amount) ?? 0n);
const isSome = (amount: string) => /[1-9]/.test(amount);

/** A press that moves less is a tap and no drag. */
const TAP_PX = 6;

type Props = {
  view: CurveView;
  points: readonly CurvePoint[];
  /** So many more stored days until there is a curve. */
  missing: number;
  sheet: SheetOfDay;
};

/**
 * The equity at each point with the balance as a thin line, or what trading has changed since the first point. Hover, drag or use the
 * arrow keys to choose a point; a tap or Enter shows what happened then.
 */
export function EquityCurve({ view, points: shown, missing, sheet: Sheet }: Props) {
  const last = shown.length - 1;
  const [chosen, setChosen] = useState<number>();
  const [open, setOpen] = useState(false);
  const pressed = useRef(0);
  const index = Math.min(chosen ?? last, last);
  const one = shown[index];
  if (!one) return null;
  const main = shown.map((point) => centsOf(point[view]));
  const balances = shown.map(({ balance }) => centsOf(balance));
  const scale = view === 'equity' ? [...main, ...balances] : [...main, 0];
  const [low, high] = [Math.min(...scale), Math.max(...scale)];
  const line = curvePoints(main, low, high);
  const path = curvePath(line);
  const at = line[index] ?? { x: box.width, y: 0 };
  const zero = curvePoints([0], low, high)[0]?.y ?? 0;
  const moves = [
    { id: 'in', mark: '▲', word: '入金', amount: one.deposits },
    { id: 'out', mark: '▼', word: '出金', amount: one.withdrawals },
  ].filter(({ amount }) => isSome(amount));
  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.round(Math.min(Math.max((clientX - left) / width, 0), 1) * last));
  };
  const words = [
    spanOf(one),
    view === 'equity' ? `净值 ${one.equity} 美元` : `累计盈亏 ${one.profit} 美元`,
    `余额 ${one.balance} 美元`,
    ...moves.map(({ word, amount }) => `${word} ${amount} 美元`),
  ].join('，');
  return (
    <div>
      <Readout>
        <Text data-tone="soft">{spanOf(one)}</Text>
        <span>
          {view === 'equity' ? '净值 ' : '累计盈亏 '}
          <Money value={one[view]} currency="USD" signed={view === 'profit'} />
        </span>
        <span>
          余额 <Money value={one.balance} />
        </span>
        {moves.map(({ id, mark, word, amount }) => (
          <span key={id}>
            {mark} {word} <Money value={amount} />
          </span>
        ))}
      </Readout>
      <Plot>
        {missing > 0 ? (
          <p>从今天开始记录净值，再过 {missing} 天显示走势。</p>
        ) : (
          <>
            <div>
              <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
                <path className="area" d={`${path}L${box.width} ${box.height}L${line[0]?.x ?? 0} ${box.height}Z`} />
                {view === 'equity' ? (
                  <path
                    className="thin"
                    d={stepPath(curvePoints(balances, low, high))}
                    vectorEffect="non-scaling-stroke"
                  />
                ) : (
                  <path className="thin" d={`M0 ${zero}H${box.width}`} vectorEffect="non-scaling-stroke" />
                )}
                <path d={path} vectorEffect="non-scaling-stroke" />
                <path className="day" d={`M${at.x} 0V${box.height}`} vectorEffect="non-scaling-stroke" />
              </svg>
              <i style={{ insetInlineStart: `${at.x / 10}%`, insetBlockStart: `${(at.y / box.height) * 100}%` }} />
            </div>
            {shown.map(({ day, deposits, withdrawals }, n) => {
              const marks = `${isSome(deposits) ? '▲' : ''}${isSome(withdrawals) ? '▼' : ''}`;
              return (
                marks && (
                  <b key={day} aria-hidden="true" style={{ insetInlineStart: `${(line[n]?.x ?? 0) / 10}%` }}>
                    {marks}
                  </b>
                )
              );
            })}
            {[high, low].map((bound, n) => (
              <small key={n} aria-hidden="true">
                <Money value={formatAmount(BigInt(bound), 2)} />
              </small>
            ))}
            <input
              type="range"
              aria-label="选择日期"
              aria-valuetext={words}
              min={0}
              max={last}
              value={index}
              onChange={(event) => setChosen(Number(event.target.value))}
              onPointerMove={follow}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && !open && setChosen(undefined)}
              onPointerDown={({ clientX }) => (pressed.current = clientX)}
              onClick={({ clientX }) => Math.abs(clientX - pressed.current) < TAP_PX && setOpen(true)}
              onKeyDown={({ key }) => key === 'Enter' && setOpen(true)}
            />
          </>
        )}
      </Plot>
      <Row data-justify="between">
        <Legend>
          {view === 'equity' ? (
            <>
              <span data-line="main">净值</span>
              <span data-line="thin">余额</span>
            </>
          ) : (
            <span data-line="main">累计盈亏，不含出入金与赠金</span>
          )}
          <span>▲ 入金</span>
          <span>▼ 出金</span>
        </Legend>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          查看 {one.day} 的变动
        </Button>
      </Row>
      <Sheet point={one} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
