import { useHttp } from '@portal/api-client';
import { sendRequest } from '@portal/api-client/http';
import { useCallback } from 'react';

/** The demo members' authenticator app is played by the sandbox. */
type Code = { code: string; waitSeconds: number };

const request = { method: 'GET', path: '/sandbox/staff-code', open: true } as const;

/** Reads the next unused code of a demo member. Resolves to undefined for any other member. */
export function useDemoCode() {
  const http = useHttp();
  return useCallback(
    async (email: string): Promise<Code | undefined> => {
      const answer = await sendRequest<Code>(http, request, { email });
      return answer.ok ? answer.data : undefined;
    },
    [http],
  );
}
