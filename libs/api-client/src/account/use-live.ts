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

/** Callbacks for stream events. */
export interface LiveOptions {
  onAccounts: (accounts: readonly LiveAccount[]) => void;
  onMessages: (messages: LiveNews['messages']) => void;
  onConnected: (connected: boolean) => void;
}

type Info = OkOf<(typeof accountCalls)['queryAccountInfo']>;

/**
 * Updates the account info that every page reads; no effect when it is not in the cache. The cast is needed because the store
 * runs thunks but its type does not say so.
 */
const changed = (change: (info: Info) => void) =>
  accountApi.util.updateQueryData('queryAccountInfo', { includeBalance: true }, change) as unknown as UnknownAction;

/** Keeps the cached accounts and messages current through one stream; lists are refetched when something changed. */
export function useLive(options: LiveOptions): void {
  const http = useHttp();
  const dispatch = useDispatch();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      followLive(http, {
        onFigures({ accounts }) {
          dispatch(
            changed((info) => {
              for (const { open: _open, ...figures } of accounts) {
                const own = info.accounts.find(({ id }) => id === figures.id);
                if (own) Object.assign(own, { stale: undefined, as_of: undefined }, figures);
              }
            }),
          );
          latest.current.onAccounts(accounts);
        },
        onNews({ unread, messages }, first) {
          dispatch(
            changed((info) => {
              info.unreadMessages = unread;
            }),
          );
          if (first) return;
          dispatch(api.util.invalidateTags([...money]));
          if (messages.length > 0) latest.current.onMessages(messages);
        },
        onConnected: (connected) => latest.current.onConnected(connected),
        // Refetches the visible data. The refusal then leads to login at once, not on the next click.
        onEnded: () => dispatch(api.util.invalidateTags([...money])),
      }),
    [http, dispatch],
  );
}
