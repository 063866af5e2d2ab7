import { failureFrom, type Answer, type Args, type RequestOf } from '@portal/api-client/http';
import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Installation } from './installation';

/**
 * Makes a call. The http layer is loaded with the first call and not with the page. Never rejects: a layer that cannot be loaded, and
 * a fault of the page, are answers too.
 */
export async function call<C extends CallSpec>(
  http: Installation['http'],
  request: RequestOf<C>,
  args: Args<C>,
): Promise<Answer<OkOf<C>>> {
  try {
    const [{ sendRequest }, loaded] = await Promise.all([import('./gateway'), http()]);
    return await sendRequest<OkOf<C>>(loaded, request, args ?? {});
  } catch (cause) {
    return failureFrom(cause);
  }
}
