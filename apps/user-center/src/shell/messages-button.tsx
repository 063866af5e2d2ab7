import { Icon, BellIcon, Drawer, ErrorBoundary, IconButton } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense, useState } from 'react';
import { useMessagesView } from '../message/use-messages-view';
import { useAccountInfo } from '../shared/accounts/use-account-info';

const Messages = lazy(() => import('../message/messages').then(({ Messages: component }) => ({ default: component })));

const Place = styled.span`
  position: relative;
  display: inline-flex;

  > span {
    position: absolute;
    inset: 0 auto auto 21px;
    min-width: 18px;
    padding-inline: 5px;
    border-radius: 9px;
    background: var(--danger);
    color: var(--on-danger);
    font-size: var(--text-12);
    line-height: 18px;
    text-align: center;
    pointer-events: none;
  }
`;

/** `消息`, with the number of unread ones; opens the drawer. */
export function MessagesButton() {
  const view = useMessagesView();
  // Stays mounted once it was opened, so that closing it returns the focus.
  const [opened, setOpened] = useState(false);
  const { data } = useAccountInfo();
  const unread = data?.unreadMessages ?? 0;
  return (
    <Place>
      <IconButton
        label={unread > 0 ? `消息，${unread} 条未读` : '消息'}
        title="消息"
        onClick={() => {
          setOpened(true);
          view.show({});
        }}
      >
        <Icon of={BellIcon} size={20} />
      </IconButton>
      {unread > 0 && <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>}
      {(opened || view.open) && (
        <ErrorBoundary
          around={(message) => (
            <Drawer open={view.open} title="消息" onClose={view.close}>
              {message}
            </Drawer>
          )}
        >
          <Suspense>
            <Messages view={view} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Place>
  );
}
