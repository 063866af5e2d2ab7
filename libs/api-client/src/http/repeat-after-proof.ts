import type { AxiosResponse } from 'axios';
import type { FactorKind } from '@portal/contract/kernel';
import type { Http } from './create-http';

const proof = '/v2/user/reauth';

/** The kinds of second factor that a refusal names; undefined where the response is none of an idle session. */
function refusedKinds({ config, data }: AxiosResponse<unknown>): readonly FactorKind[] | undefined {
  const answer = Object(data) as { code?: unknown; data?: { options?: { kinds?: FactorKind[] } } | null };
  // The proof itself is refused so where it has neither password nor factor.
  if (answer.code !== 'REAUTH' || config.url === proof) return undefined;
  return answer.data?.options?.kinds ?? [];
}

/**
 * Where the gateway refuses a request because the session was idle, asks the customer for a proof and sends the same request again, with
 * the same Idempotency-Key. Without a proof the refusal is the answer.
 * @param prove resolves to whether the customer gave it
 * @returns stops it
 */
export function repeatAfterProof(http: Http, prove: (kinds: readonly FactorKind[]) => Promise<boolean>): () => void {
  const id = http.interceptors.response.use(async (response) => {
    const kinds = refusedKinds(response);
    return kinds && (await prove(kinds)) ? http.request(response.config) : response;
  });
  return () => http.interceptors.response.eject(id);
}
