import type { Asking } from '../../core/factors/passkeys';
import type { Gateway } from '../../core/gateway/gateway';
import { staffOrigin } from '../../http/staff-origin';

/** The back office as it asks for a member's passkey. */
export function asking(gateway: Gateway): Asking {
  const origin = staffOrigin(gateway);
  return { domain: new URL(origin).hostname, origins: [origin] };
}
