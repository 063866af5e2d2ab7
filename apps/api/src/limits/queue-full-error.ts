/** A bounded queue has no place left. The caller is answered RATE with status 429 and Retry-After. */
export class QueueFullError extends Error {
  constructor(
    readonly queue: string,
    /** Seconds. */
    readonly retryAfter: number,
  ) {
    super(`the queue ${queue} is full`);
  }
}
