import { useMaybeSession } from '@portal/session/react';
import { Button, LinkButton } from '@portal/ui';
import { styled } from 'styled-components';
import { customerName } from '../shared/installation/customer-name';
import { useConfig } from '../shared/installation/installation';
import { userCenterHref } from '../shared/installation/user-center-href';

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  &[data-place='header'] > [data-only='wide'] {
    @media (max-width: 899.98px) {
      display: none;
    }
  }
  &[data-place='drawer'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;

    > span {
      grid-column: 1 / -1;
    }
  }
`;

const Name = styled.span`
  max-width: 160px;
  overflow: hidden;
  color: var(--text-soft);
  font-size: var(--text-14);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Log in and register, or the customer's name, user centre and log out. A narrow header has the name and log out in its drawer. */
export function AccountLinks({ place, onGo }: { place: 'header' | 'drawer'; onGo?: () => void }) {
  const { state, loggedIn, session } = useMaybeSession();
  const config = useConfig();
  const inDrawer = place === 'drawer';
  const size = inDrawer ? undefined : 'small';
  if (!loggedIn) {
    return (
      <Group data-place={place}>
        <LinkButton href="/login" tone={inDrawer ? 'secondary' : 'quiet'} size={size} wide={inDrawer} onClick={onGo}>
          登录
        </LinkButton>
        <LinkButton href="/register" tone="primary" size={size} wide={inDrawer} onClick={onGo}>
          开户
        </LinkButton>
      </Group>
    );
  }
  return (
    <Group data-place={place}>
      <Name data-only="wide">{customerName(state)}</Name>
      <LinkButton href={userCenterHref(config, 'acctInfo')} tone="primary" size={size} wide={inDrawer}>
        用户中心
      </LinkButton>
      <Button
        tone={inDrawer ? 'secondary' : 'quiet'}
        size={size}
        wide={inDrawer}
        data-only="wide"
        onClick={() => {
          onGo?.();
          void session?.logout();
        }}
      >
        退出登录
      </Button>
    </Group>
  );
}
