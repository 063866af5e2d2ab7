import type { Gateway } from '../../core/gateway/gateway';
import { staffOrigin } from '../../http/staff-origin';

/** The token is in the fragment, which browsers do not send, so that it is in no log. */
export const invitationLink = (gateway: Pick<Gateway, 'env' | 'brand'>, token: string): string =>
  `${staffOrigin(gateway)}/invitation#${token}`;
