import type { SessionState } from '@portal/session/core';
import { maskName } from '@portal/rules/masks';

/** The customer's display name: the masked name, else the masked phone, else the customer number. */
export function customerName({ chineseName, mobilePhone, username }: SessionState): string {
  return chineseName ? maskName(chineseName) : (mobilePhone ?? username ?? '');
}
