import { maskName } from '@portal/rules/masks';
import { useSession } from '@portal/session/react';
import { Icon, Button, IconButton, LogOutIcon, Logo, PriceColourSwitch, ThemeSwitch } from '@portal/ui';
import { unfinishedForms } from '@portal/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useInstallation } from '../shared/browser/installation';
import { TradeLink } from '../shared/accounts/trade-link';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import type { LogOutQuestion } from './log-out-question';
import { MessagesButton } from './messages-button';
import { SandboxTag } from './sandbox-tag';
import { ServerClock } from './server-clock';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  min-height: 56px;

  > [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
  > [data-part='who'] {
    display: flex;
    gap: 16px;
    color: var(--text-soft);
    font-size: var(--text-14);
    white-space: nowrap;
  }
  /* As wide as the time and the name, which come later: nothing in the bar moves. */
  > [data-part='who'] > span {
    min-width: 15em;
  }
  > [data-part='who'] strong {
    min-width: 3em;
    text-align: end;
    color: var(--text);
    font-weight: 500;
  }
  [data-on='phone'] {
    display: none;
  }
  @media (max-width: 899.98px) {
    > [data-part='who'] {
      order: 1;
      flex: 0 0 100%;
      justify-content: space-between;
      padding-bottom: 6px;
      font-size: var(--text-12);
    }
    [data-on='phone'] {
      display: contents;
    }
    [data-on='desktop'] {
      display: none;
    }
  }
  @media (min-width: 900px) {
    > [data-part='who'] {
      margin-inline-start: auto;
    }
    > [data-part='tools'] {
      margin-inline-start: 0;
    }
  }
`;

/** The top bar: brand, server time, account owner, messages, theme, logout. */
export function TopLine() {
  const { brand, siteOrigin, demo } = useInstallation();
  const { state, session } = useSession();
  const { chineseName, mobilePhone } = useAccountInfo().data?.custInfo ?? state;
  const name = chineseName ? maskName(chineseName) : mobilePhone;
  const [Question, setQuestion] = useState<typeof LogOutQuestion>();
  const leave = () => session.logout(() => window.location.assign(`${siteOrigin}/`));
  // A question that cannot be loaded keeps nobody signed in.
  const logOut = () =>
    void (unfinishedForms.read(state.username ?? '')
      ? import('./log-out-question').then((loaded) => setQuestion(() => loaded.LogOutQuestion), leave)
      : leave());
  return (
    <Line>
      <a href={`${siteOrigin}/`}>
        <Logo brand={brand} height={28} />
      </a>
      <SandboxTag />
      <div data-part="who">
        <ServerClock />
        <strong>{name}</strong>
      </div>
      <div data-part="tools">
        {!demo && (
          <>
            <span data-on="desktop">
              <TradeLink tone="primary" size="small" />
            </span>
            <MessagesButton />
          </>
        )}
        <span data-on="desktop">
          <PriceColourSwitch />
        </span>
        <ThemeSwitch />
        {!demo && (
          <>
            <span data-on="desktop">
              <Button tone="quiet" size="small" onClick={logOut}>
                退出登录
              </Button>
            </span>
            <span data-on="phone">
              <IconButton label="退出登录" onClick={logOut}>
                <Icon of={LogOutIcon} size={20} />
              </IconButton>
            </span>
          </>
        )}
      </div>
      {Question && <Question onClose={() => setQuestion(undefined)} onLeave={leave} />}
    </Line>
  );
}
