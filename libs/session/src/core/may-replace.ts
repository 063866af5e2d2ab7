import type { Answer } from './answer';
import type { AutoLoginQuestion } from './question';
import type { SessionCalls } from './session-calls';
import { isLoggedIn, readSessionCookies } from './session-cookies';

export interface MayReplaceParts {
  calls: Pick<SessionCalls, 'queryAccountInfo' | 'tokenOwner'>;
  ask: (question: AutoLoginQuestion) => Promise<boolean>;
  fallback: string;
}

/** Codes of a session that has ended: then nobody is signed in who could be asked. */
const ended = new Set(['10005', '4']);

/**
 * Whether an auto-login may replace the signed-in customer. Asks the user if the token is another customer's. Where nobody is signed
 * in, nothing is asked.
 * @returns a refusal if the token is not valid, or if the question cannot be asked
 */
export async function mayReplace(token: string, { calls, ask, fallback }: MayReplaceParts): Promise<Answer<boolean>> {
  const yes = { ok: true, data: true, msg: '' } as const;
  let agreedTo: string | undefined;
  // Another tab can sign somebody else in while the question is open.
  while (isLoggedIn() && readSessionCookies().username !== agreedTo) {
    const { username } = readSessionCookies();
    const owner = await calls.tokenOwner({ token, fallback });
    if (!owner.ok) return owner;
    if (owner.data.customerNumber === username) return yes;
    const own = await calls.queryAccountInfo();
    if (!own.ok) return ended.has(own.code) ? yes : { ...own, msg: fallback };
    const goesOn = await ask({ currentPhone: own.data.custInfo.mobilePhone, otherPhone: owner.data.mobilePhone });
    if (!goesOn) return { ok: true, data: false, msg: '' };
    agreedTo = username;
  }
  return yes;
}
