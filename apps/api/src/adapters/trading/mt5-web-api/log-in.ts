import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { AuthAnswer, AuthStart } from './answers';
import { apiPath } from './api-path';
import { authProof } from './auth-proof';
import type { Connection } from './connection';
import { readReply } from './read-reply';

export interface Credentials {
  login: string;
  /** The API password of the manager's account. */
  password: string;
}

/** Any version from 484 on will do. */
const version = 484;

/**
 * The handshake: the platform's challenge, our proof (it waits 10 s for it), and its proof on a challenge of ours. Throws
 * where either side does not prove itself.
 */
export async function logIn(link: Connection, { login, password }: Credentials, patience: number): Promise<void> {
  const ask = async <T extends TSchema>(path: string, schema: T): Promise<Static<T>> => {
    const word = readReply(await link.send(path, undefined, patience), schema);
    if (word.outcome === 'ok') return word.answer;
    throw word.outcome === 'refused' ? word.error : new Error(`the platform refused the login: ${word.words}`);
  };
  const start = await ask(apiPath('/api/auth/start', { version, agent: 'portal', login, type: 'manager' }), AuthStart);
  const challenge = randomBytes(16).toString('hex');
  const proof = authProof(password, start.srv_rand);
  const { cli_rand_answer: answer } = await ask(
    apiPath('/api/auth/answer', { srv_rand_answer: proof, cli_rand: challenge }),
    AuthAnswer,
  );
  const expected = Buffer.from(authProof(password, challenge), 'hex');
  if (!timingSafeEqual(Buffer.from(answer, 'hex'), expected)) {
    throw new Error('the platform did not prove that it knows the password');
  }
}
