import { useLastAnswer, useNetworkLost, useRefetchAll } from '@portal/api-client';
import { beijing, Icon, TriangleAlertIcon } from '@portal/ui';
import { styled } from 'styled-components';
import { useEffect, useSyncExternalStore } from 'react';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline: -24px;
  padding: 6px 24px;
  border-top: 1px solid var(--line);
  background: var(--warn-tint);
  color: var(--text);
  font-size: var(--text-14);

  @media (max-width: 899.98px) {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

// The browser does not always report that the network is back.
const RETRY_MS = 5_000;

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the network is lost and how old the data is. Disappears when the network is back and the data is refetched. */
export function OfflineLine() {
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  const networkLost = useNetworkLost();
  const refetchAll = useRefetchAll();
  useEffect(() => {
    if (!networkLost) return;
    const timer = setInterval(() => void refetchAll(), RETRY_MS);
    return () => {
      clearInterval(timer);
      // The first success ends the retries, so the queries that are still failed are refetched here.
      void refetchAll();
    };
  }, [networkLost, refetchAll]);
  return online && !networkLost ? null : <Offline />;
}

function Offline() {
  const last = useLastAnswer();
  const time = last !== undefined && beijing(new Date(last).toISOString())?.slice(11, 16);
  return (
    <Line role="alert">
      <Icon of={TriangleAlertIcon} size={16} />
      {time ? `网络已断开，以下为 ${time} 的数据` : '网络已断开'}
    </Line>
  );
}
