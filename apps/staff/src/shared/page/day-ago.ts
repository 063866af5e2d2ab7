/** The day in Beijing some days ago, as `2026-11-27`. */
export const dayAgo = (days: number): string =>
  new Date(Date.now() + 28_800_000 - days * 86_400_000).toISOString().slice(0, 10);
