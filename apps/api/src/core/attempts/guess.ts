import type { Db } from '../../database/database';
import type { Failure } from '../errors/fail';

/** A counter of guesses. It is forgotten after `minutes` without one. */
export interface Counter {
  key: string;
  minutes: number;
}

/** How many guesses may be made. */
export interface GuessLimit {
  /** Seconds to wait after 0, 1, 2 … guesses; the last one repeats. */
  delays: readonly number[];
  /** A captcha is needed from `from` guesses on, and from `total` failed sign-ins of the installation within ten minutes on. */
  captcha?: { from: number; total: number };
}

export interface Guess extends GuessLimit {
  counters: readonly Counter[];
  /** The counter that a right guess sets to 0: that of the person whose secret it is. */
  own?: Counter;
  /** Whether a captcha was solved for this guess. */
  solved?: boolean;
  /** The refusal of a guess that has to wait. */
  wait: (seconds: number) => Failure;
  /** The refusal of a guess without the captcha that is needed. */
  needsCaptcha?: () => Failure;
}

/**
 * Looks whether a secret was guessed. Each guess is counted before it is checked, so that guesses made at once gain nothing. A right
 * one is taken back from all counters and sets its own one to 0. One that could not be checked is taken back too.
 * @param check returns undefined for a wrong guess
 * @throws what `wait` and `needsCaptcha` make, before anything is checked
 */
export async function guess<T>(db: Db, of: Guess, check: () => Promise<T | undefined>): Promise<T | undefined> {
  const keys = of.counters.map(({ key }) => key);
  const { wait, captcha, counted } = await db.row<{ wait: number; captcha: boolean; counted: string }>(
    'attempt.count',
    'select wait, captcha, counted_at::text as counted from kernel.count_attempt($1, $2, $3, $4, $5, $6)',
    [
      keys,
      of.counters.map(({ minutes }) => minutes),
      of.delays,
      of.captcha?.from,
      of.captcha?.total,
      of.solved ?? false,
    ],
  );
  if (wait > 0) throw of.wait(wait);
  if (captcha && of.needsCaptcha) throw of.needsCaptcha();
  const takeBack = (clear?: string) =>
    db.rows('attempt.return', 'select kernel.return_attempt($1, $2, $3)', [keys, counted, clear]);
  let found: T | undefined;
  try {
    found = await check();
  } catch (error) {
    await takeBack();
    throw error;
  }
  if (found !== undefined) await takeBack(of.own?.key);
  return found;
}
