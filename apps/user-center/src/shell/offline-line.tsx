import { useLastAnswer } from '@portal/api-client';
import { beijing, Icon, TriangleAlertIcon } from '@portal/ui';
import { styled } from 'styled-components';
import { useSyncExternalStore } from 'react';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline: -24px;
  padding: 6px 24px;
  border-top: 1px solid var(--line);
  background: var(--warn-tint);
  color: var(--ink);
  font-size: var(--text-14);

  @media (max-width: 899.98px) {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the line is cut, and of what time the figures are; gone when it is back, and the figures are read again. */
export function OfflineLine() {
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return online ? null : <Cut />;
}

function Cut() {
  const last = useLastAnswer();
  const time = last !== undefined && beijing(new Date(last).toISOString())?.slice(11, 16);
  return (
    <Line role="alert">
      <Icon of={TriangleAlertIcon} size={16} />
      {time ? `网络已断开，以下为 ${time} 的数据` : '网络已断开'}
    </Line>
  );
}
