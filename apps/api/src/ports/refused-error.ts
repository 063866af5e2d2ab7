/** An outside party answered with a status that means no. */
export class RefusedError extends Error {
  constructor(
    party: string,
    readonly status: number,
  ) {
    super(`${party} answered ${status}`);
  }
}
