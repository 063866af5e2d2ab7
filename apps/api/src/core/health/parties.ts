import type { FastifyBaseLogger } from 'fastify';

/** An outside party whose state is known. */
export const partyNames = ['platform', 'channel', 'sms', 'email', 'redis'] as const;
export type Party = (typeof partyNames)[number];

/** A code or the name of the error. The message may contain an address. */
export function reasonOf(error: unknown): string {
  const { code, cause, name } = error as { code?: string; cause?: { code?: string }; name?: string };
  return code ?? cause?.code ?? name ?? 'Error';
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/**
 * Which outside parties answered this gateway when it last asked. Requests and probes note what they met; a change is logged once, so
 * that an outage of hours leaves two lines.
 */
export class Parties {
  private readonly states = new Map<Party, { awaySince: number | undefined; answeredAt: number }>();

  constructor(private readonly log: Log) {}

  /** Undefined before the first answer or failure of a party. */
  isUp(party: Party): boolean | undefined {
    const state = this.states.get(party);
    return state && state.awaySince === undefined;
  }

  isAway(party: Party): boolean {
    return this.isUp(party) === false;
  }

  /** Whether the party has answered during the last `ms` milliseconds and not failed since. */
  hasAnsweredWithin(party: Party, ms: number): boolean {
    const state = this.states.get(party);
    return state?.awaySince === undefined && performance.now() - (state?.answeredAt ?? -Infinity) < ms;
  }

  /** Returns whether the party was not known to answer before. */
  noteUp(party: Party): boolean {
    const former = this.states.get(party);
    this.states.set(party, { awaySince: undefined, answeredAt: performance.now() });
    if (former && former.awaySince === undefined) return false;
    if (former?.awaySince !== undefined)
      this.log.info({ party, seconds: Math.round((Date.now() - former.awaySince) / 1000) }, 'an outside party is back');
    return true;
  }

  /**
   * @param askedAt performance.now() when it was asked: what it has answered since is newer than this failure
   * @returns whether the party is away
   */
  noteAway(party: Party, error: unknown, askedAt = Infinity): boolean {
    const former = this.states.get(party);
    if (former?.awaySince !== undefined) return true;
    if (former && askedAt < former.answeredAt) return false;
    this.states.set(party, { awaySince: Date.now(), answeredAt: former?.answeredAt ?? -Infinity });
    this.log.warn({ party, reason: reasonOf(error) }, 'an outside party is away');
    return true;
  }
}
