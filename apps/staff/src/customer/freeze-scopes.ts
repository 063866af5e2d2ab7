import type { CustomerFile } from '@portal/contract/staff';

export type FreezeScope = CustomerFile['freezes'][number]['scope'];

/** What a freeze stops, in words. */
export const scopeTexts: Readonly<Record<FreezeScope, string>> = { login: '登录', money: '资金', trading: '交易' };
