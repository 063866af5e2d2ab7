import type { accountCalls, LiveAccount, LiveNews } from '@portal/contract/account';
import type { OkOf } from '@portal/contract/kernel';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../kernel/api';
import { money } from '../kernel/tag-types';
import { useHttp } from '../kernel/use-http';
import { accountApi } from './account.api';
import { followLive } from './follow-live';

/** What is heard while the stream is open. */
export interface LiveOptions {
  onAccounts: (accounts: readonly LiveAccount[]) => void;
  onMessages: (messages: LiveNews['messages']) => void;
  onConnected: (connected: boolean) => void;
}

type Info = OkOf<(typeof accountCalls)['queryAccountInfo']>;

/** A change of what every page reads; nothing where it was not asked for yet. The store runs thunks, whatever its type says. */
const changed = (change: (info: Info) => void) =>
  accountApi.util.updateQueryData('queryAccountInfo', { includeBalance: true }, change) as unknown as UnknownAction;

/** Keeps what is known of the accounts and messages fresh by one stream; lists are asked again when something changed. */
export function useLive(options: LiveOptions): void {
  const http = useHttp();
  const dispatch = useDispatch();
  const told = useRef(options);
  useEffect(() => {
    told.current = options;
  });
  useEffect(
    () =>
      followLive(http, {
        onFigures({ accounts }) {
          dispatch(
            changed((info) => {
              for (const { open: _open, ...figures } of accounts) {
                const own = info.accounts.find(({ id }) => id === figures.id);
                if (own) Object.assign(own, { stale: undefined }, figures);
              }
            }),
          );
          told.current.onAccounts(accounts);
        },
        onNews({ unread, messages }, first) {
          dispatch(
            changed((info) => {
              info.unreadMessages = unread;
            }),
          );
          if (first) return;
          dispatch(api.util.invalidateTags([...money]));
          if (messages.length > 0) told.current.onMessages(messages);
        },
        onConnected: (connected) => told.current.onConnected(connected),
        // What is shown is asked for again, and the refusal leads to signing in: at once, not at the next press.
        onEnded: () => dispatch(api.util.invalidateTags([...money])),
      }),
    [http, dispatch],
  );
}
