/** An outside party answered with a status that means no. */
export class RefusedError extends Error {
  constructor(
    party: string,
    readonly status: number,
    /** Seconds for which the party asks not to be asked again. */
    readonly retryAfter = 0,
  ) {
    super(`${party} answered ${status}`);
  }
}
