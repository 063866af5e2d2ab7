import { supportApi } from './support.api';

export { supportApi };
/** A hook for each support call. The contract describes its arguments, response and errors. */
export const { useOpenMutation, useOpenAsVisitorMutation, useReplyMutation, useTicketsQuery, useLazyTicketsQuery } =
  supportApi;
