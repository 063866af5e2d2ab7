/** Query options for data that decides whether money may move: read on each visit and when the window gets the focus back. */
export const alwaysRefetch = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
