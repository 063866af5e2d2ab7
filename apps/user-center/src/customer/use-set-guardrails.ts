import { standing, useHttp, useRefetch } from '@portal/api-client';
import { customerRequests } from '@portal/api-client/customer/requests';
import { call } from '@portal/api-client/http';
import type { BodyOf } from '@portal/contract';
import type { guardrails } from '@portal/contract/customer';

/** Changes guardrails and reads again what depends on them. A hook of the cache would have the password among its keys. */
export function useSetGuardrails() {
  const http = useHttp();
  const refetch = useRefetch();
  return async (body: BodyOf<typeof guardrails>) => {
    const answer = await call(http, customerRequests.guardrails, body);
    refetch([...standing, 'customer', 'message']);
    return answer;
  };
}
