import { createECDH } from 'node:crypto';

interface PushSettings {
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
  VAPID_SUBJECT: string;
}

/** Whether messages also go by web push. */
export const isPushOn = ({ VAPID_PUBLIC_KEY }: Pick<PushSettings, 'VAPID_PUBLIC_KEY'>): boolean =>
  VAPID_PUBLIC_KEY !== '';

/** What is wrong with the keys of web push, a line each, without a value. */
export function pushFaults({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: PushSettings): string[] {
  const given = [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT].filter((value) => value !== '');
  if (given.length === 0) return [];
  if (given.length < 3) return ['VAPID_PUBLIC_KEY、VAPID_PRIVATE_KEY 与 VAPID_SUBJECT 必须同时设置'];
  return publicKeyOf(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY
    ? []
    : ['VAPID_PUBLIC_KEY 与 VAPID_PRIVATE_KEY 不是一对：请填入 npx web-push generate-vapid-keys 给出的一对'];
}

/** Undefined for what is no private key of P-256. */
function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
