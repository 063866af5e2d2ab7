/** Filter of a queue whose items are open (status 1) or closed (status 3). */
export interface OpenOrClosed {
  open: boolean;
  closed: boolean;
}

/** No item has another status: both filters together find none. */
export const openOrClosed = (status: number | undefined): OpenOrClosed => ({
  open: status !== undefined && status !== 3,
  closed: status !== undefined && status !== 1,
});
