/** An outside party answered with a status that means no. */
export class RefusedError extends Error {
  constructor(
    party: string,
    readonly status: number,
    /** Seconds for which the party asks not to be asked again. */
    readonly retryAfter = 0,
    /** The party's own word for it. */
    readonly code = String(status),
  ) {
    super(`${party} answered ${code}`);
  }
}

/** A carrier takes nothing more for this recipient for some time. It is there for all others. */
export class RecipientPausedError extends Error {
  constructor(
    party: string,
    /** Seconds after which it may be asked again. */
    readonly retryAfter: number,
    /** The party's own word for it. */
    readonly code: string,
  ) {
    super(`${party} answered ${code}`);
  }
}
