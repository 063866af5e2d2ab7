import type { FactorKind } from '@portal/contract/kernel';

/** What the kinds of second factors are called. */
export const factorKinds: Readonly<Record<FactorKind, string>> = { totp: '身份验证器', passkey: '通行密钥' };
