import { startAuthentication } from '@simplewebauthn/browser';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Assertion = Awaited<ReturnType<typeof startAuthentication>>;

/** Asks the browser for a passkey. Undefined if the member closed the browser's dialog or there is none. */
export async function askPasskey(optionsJSON: Options): Promise<Assertion | undefined> {
  return startAuthentication({ optionsJSON }).catch(() => undefined);
}
