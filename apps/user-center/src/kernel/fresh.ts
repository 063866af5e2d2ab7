/** For what decides whether money may move: asked again on each visit, and when one comes back from another window. */
export const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
