import { identityApi } from './identity.api';

export {
  useAnswerAppropriatenessMutation,
  useAppropriatenessQuery,
  useLazyAppropriatenessQuery,
} from './appropriateness.api';
export { identityApi };
/** A hook for each identity call. Arguments, response and error codes: see the call in the contract. */
export const {
  useAddBankMutation,
  useAddIdCardMutation,
  useGetUserBankDetailQuery,
  useLazyGetUserBankDetailQuery,
  useAnswerTaskMutation,
  useTasksQuery,
  useLazyTasksQuery,
  useRemoveBankMutation,
  useQueryKycInfoQuery,
  useLazyQueryKycInfoQuery,
} = identityApi;
