import type { Answer, Args, RequestOf } from '@portal/api-client/http';
import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Installation } from './installation';

/**
 * Makes a call. The http layer is loaded with the first call and not with the page.
 * @throws if the http layer cannot be loaded
 */
export async function call<C extends CallSpec>(
  http: Installation['http'],
  request: RequestOf<C>,
  args: Args<C>,
): Promise<Answer<OkOf<C>>> {
  const [{ sendRequest }, loaded] = await Promise.all([import('./gateway'), http()]);
  return sendRequest<OkOf<C>>(loaded, request, args ?? {});
}
