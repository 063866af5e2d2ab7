import type { SessionState } from '@portal/session/core';
import { maskName } from '@portal/rules/masks';

/** How the header calls the customer: the masked name, else the masked phone, else the customer number. */
export function customerName({ chineseName, mobilePhone, username }: SessionState): string {
  return chineseName ? maskName(chineseName) : (mobilePhone ?? username ?? '');
}
