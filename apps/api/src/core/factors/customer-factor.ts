import type { FactorAnswer, FactorKind, FactorOptions } from '@portal/contract/kernel';
import type { Db } from '../../database/database';
import type { Gateway } from '../gateway/gateway';
import { guess } from '../attempts/guess';
import { signInCounters } from '../attempts/sign-in-counters';
import { Failure } from '../errors/fail';
import { guessDelays } from '../fixed-terms/fixed-terms';
import {
  customerPasskeys,
  factorsOf,
  openChallenge,
  takeFactor,
  totpKeysOf,
  type FactorProof,
} from './customer-factor.store';
import { askPasskey, checkPasskey, type Asking } from './passkeys';
import { recoveryHash } from './recovery-codes';
import { totpStep } from './totp';

/** The customer's pages as they ask for a passkey: site and user centre share it by their common domain. */
export const customerAsking = ({ brand, env }: Pick<Gateway, 'brand' | 'env'>): Asking => ({
  domain: brand.cookieDomain,
  // As a browser reports them: without the port that the scheme has by itself.
  origins: Object.values(brand.origins).map((origin) => new URL(origin.replace('{port}', String(env.PORT))).origin),
});

/** Options to ask for one of the customer's passkeys. */
export async function passkeyOptionsFor(gateway: Gateway, customerId: bigint) {
  const options = await askPasskey(customerAsking(gateway), await customerPasskeys(gateway.db, customerId));
  await openChallenge(gateway.db, customerId, 'use', options.challenge);
  return options;
}

/** What the customer can show; empty for one who has no second factor. */
export const factorKinds = async (db: Db, customerId: bigint): Promise<FactorKind[]> => [
  ...new Set((await factorsOf(db, customerId)).map(({ kind }) => kind)),
];

/** The refusal that asks for the second factor; undefined for a customer who has none. */
export async function factorNeeded(gateway: Gateway, customerId: bigint): Promise<Failure | undefined> {
  const kinds = await factorKinds(gateway.db, customerId);
  if (kinds.length === 0) return undefined;
  const options: FactorOptions = {
    kinds,
    ...(kinds.includes('passkey') && { passkey: await passkeyOptionsFor(gateway, customerId) }),
  };
  return new Failure('FACTOR', { data: { options } });
}

async function proofOfPasskey(gateway: Gateway, customerId: bigint, answer: unknown): Promise<FactorProof> {
  let challenge = '';
  // Whether the challenge is open is looked at where it is used up.
  const note = (asked: string) => {
    challenge = asked;
    return Promise.resolve(true);
  };
  const passkeys = await customerPasskeys(gateway.db, customerId);
  const used = await checkPasskey(customerAsking(gateway), passkeys, note, answer);
  return used ? { passkey: used.id, counter: used.counter, challenge } : {};
}

/** Reads an answer without using it up: a code of an authenticator app, a recovery code or a passkey of this customer. */
export async function readFactor(gateway: Gateway, customerId: bigint, answer: FactorAnswer): Promise<FactorProof> {
  const { code = '', passkey } = answer;
  if (passkey !== undefined) return proofOfPasskey(gateway, customerId, passkey);
  if (!/^\d{6}$/.test(code)) return { recovery: recoveryHash('customer', code).toString('hex') };
  for (const { id, totp_key } of await totpKeysOf(gateway.db, customerId)) {
    const step = totpStep(gateway, 'customer.factor|totp_key', totp_key, code, Date.now());
    if (step !== undefined) return { totp: String(id), step: String(step) };
  }
  return {};
}

/**
 * Runs what an answer confirms, as one guess of the customer and of the address. Guesses at sign-ins, which strangers can make, count apart
 * from those of the signed-in customer.
 * @param check returns undefined for a wrong answer
 * @throws customer.factor, and customer.factorWait after wrong ones
 */
export async function guessFactor<T>(
  { db }: Pick<Gateway, 'db'>,
  { door, customerId, address }: { door: 'signIn' | 'act'; customerId: bigint; address: string },
  check: () => Promise<T | undefined>,
): Promise<T> {
  const found = await guess(
    db,
    {
      delays: guessDelays,
      wait: (seconds) =>
        new Failure('customer.factorWait', { values: { seconds }, fields: ['factor'], retryAfter: seconds }),
      ...signInCounters(`factor.${door}`, String(customerId), address),
    },
    check,
  );
  if (found === undefined) throw new Failure('customer.factor', { fields: ['factor'] });
  return found;
}

/** Whoever asks for the second factor. */
export interface FactorDoor {
  door: 'signIn' | 'act';
  customerId: bigint;
  address: string;
  answer: FactorAnswer | undefined;
}

/**
 * Asks a customer who has a second factor for it, and uses the answer up. Returns whether there was one.
 * @throws FACTOR without an answer, customer.factor, customer.factorWait
 */
export async function requireFactor(gateway: Gateway, { answer, ...of }: FactorDoor): Promise<boolean> {
  const needed = await factorNeeded(gateway, of.customerId);
  if (!needed) return false;
  if (!answer) throw needed;
  return guessFactor(gateway, of, async () => {
    const proof = await readFactor(gateway, of.customerId, answer);
    return (await gateway.db.transaction((tx) => takeFactor(tx, of.customerId, proof))) || undefined;
  });
}
