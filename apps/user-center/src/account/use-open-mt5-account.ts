import { useCreateMT5AccountMutation, useCreateMT5AccountWithTokenMutation } from '@portal/api-client/account';
import { useSessionsQuery } from '@portal/api-client/customer';
import { sessionToken } from '@portal/session/core';

type Requested = Parameters<ReturnType<typeof useCreateMT5AccountMutation>[0]>[0];

const WEB = 1;

/**
 * Opens an MT5 account. A page inside an app uses the app's session and calls the endpoint with the token in its body; the
 * gateway refuses that call for a browser session.
 */
export function useOpenMt5Account() {
  const [createMT5Account] = useCreateMT5AccountMutation();
  const [createMT5AccountWithToken] = useCreateMT5AccountWithTokenMutation();
  const current = useSessionsQuery().data?.find((session) => session.current);
  return (requested: Requested) => {
    const token = sessionToken();
    const inApp = current !== undefined && current.platform !== WEB;
    return inApp && token ? createMT5AccountWithToken({ ...requested, token }) : createMT5Account(requested);
  };
}
