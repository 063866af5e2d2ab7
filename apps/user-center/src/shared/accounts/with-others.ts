type Query = { data?: unknown; error?: unknown };

/**
 * A query, held back until the others that are asked for beside it have come or failed: what they bring, shown later, would push
 * aside what is being read and typed into.
 */
export function withOthers<Q extends Query>(query: Q, ...others: readonly { isLoading: boolean }[]): Q {
  return others.some(({ isLoading }) => isLoading) ? { ...query, data: undefined, error: undefined } : query;
}
