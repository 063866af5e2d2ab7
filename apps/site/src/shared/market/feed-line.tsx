import { useFeedState } from '@portal/api-client/market/use-live-price';
import { styled } from 'styled-components';
import { useIsSandbox } from '../installation/installation';
import { usePriceBoard } from './use-price-board';

const Line = styled.p`
  display: flex;
  align-items: center;
  min-height: 24px;
  color: var(--text-soft);
  font-size: var(--text-12);

  > span {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  > span::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--text-faint);
  }
  &[data-state='live'] > span::before {
    background: var(--ok);
  }
  &[data-state='polling'] > span::before {
    background: var(--warn);
  }
`;

const texts = {
  idle: '正在连接行情',
  live: '行情实时更新',
  polling: '实时连接中断，每 3 秒刷新一次',
} as const;

/** The state of the price feed, and whether the prices are simulated. */
export function FeedLine() {
  const state = useFeedState(usePriceBoard());
  const simulated = useIsSandbox();
  return (
    <Line data-state={state} role="status">
      {/* A new text gets a new element. In the same end-aligned element it would count as a layout shift. */}
      <span key={`${state}${simulated}`}>
        {texts[state]}
        {simulated && ' · 模拟行情'}
      </span>
    </Line>
  );
}
