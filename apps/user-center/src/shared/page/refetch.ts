/** Query options for data that decides whether money may move: refetch on each visit and on window focus. */
export const alwaysRefetch = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
