import { Icon, MaximizeIcon, MinimizeIcon } from '@portal/ui';
import type { ChartIndicator, ChartKind, ChartView } from '@portal/ui/chart';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px 12px;
  min-height: 44px;
  overflow-x: auto;
  scrollbar-width: none;

  > div {
    display: flex;
    flex: none;
    gap: 2px;
  }
  > div + div {
    padding-inline-start: 12px;
    border-inline-start: 1px solid var(--line);
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 4px;
    min-height: 32px;
    padding: 4px 10px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: var(--text-soft);
    font-size: var(--text-14);
    white-space: nowrap;
  }
  button:hover {
    background: var(--sunken);
    color: var(--text);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-pressed='true'] {
    border-color: var(--action-text);
    background: var(--action-tint);
    color: var(--text);
  }
  > button:last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 639.98px) {
    button {
      min-height: 44px;
    }
  }
`;

const kinds: readonly { id: ChartKind; label: string }[] = [
  { id: 'candle', label: '蜡烛' },
  { id: 'bar', label: '美国线' },
  { id: 'line', label: '折线' },
];
const indicators: readonly { id: ChartIndicator; label: string }[] = [
  { id: 'ma', label: '均线' },
  { id: 'macd', label: 'MACD' },
  { id: 'rsi', label: 'RSI' },
];

type Props = {
  view: ChartView;
  onView: (view: ChartView) => void;
  full: boolean;
  onFull: () => void;
};

/** Choices of how a chart looks: its type, its indicators, the full screen. */
export function ChartTools({ view, onView, full, onFull }: Props) {
  const toggle = (id: ChartIndicator) =>
    onView({
      ...view,
      // Always in the same order, so that a pane does not change its place.
      indicators: indicators.map((one) => one.id).filter((one) => view.indicators.includes(one) !== (one === id)),
    });
  return (
    <Bar data-part="tools">
      <div role="group" aria-label="图表类型">
        {kinds.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={view.kind === id} onClick={() => onView({ ...view, kind: id })}>
            {label}
          </button>
        ))}
      </div>
      <div role="group" aria-label="技术指标">
        {indicators.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={view.indicators.includes(id)} onClick={() => toggle(id)}>
            {label}
          </button>
        ))}
      </div>
      <button type="button" aria-pressed={full} onClick={onFull}>
        <Icon of={full ? MinimizeIcon : MaximizeIcon} size={16} />
        {full ? '退出全屏' : '全屏'}
      </button>
    </Bar>
  );
}
