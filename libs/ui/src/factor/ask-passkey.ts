import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Asked<Start extends (options: never) => Promise<unknown>> = Awaited<ReturnType<Start>> | undefined;

/**
 * Asks the browser for a passkey.
 * @param options PublicKeyCredential options as JSON, of the gateway
 * @returns the answer for the gateway; undefined if the person closed the browser's dialog or there is none
 */
export const askPasskey = (options: unknown): Promise<Asked<typeof startAuthentication>> =>
  startAuthentication({ optionsJSON: options as never }).catch(() => undefined);

/**
 * Lets the browser make a passkey.
 * @param options as for `askPasskey`
 * @returns the answer for the gateway; undefined if none was made
 */
export const makePasskey = (options: unknown): Promise<Asked<typeof startRegistration>> =>
  startRegistration({ optionsJSON: options as never }).catch(() => undefined);
