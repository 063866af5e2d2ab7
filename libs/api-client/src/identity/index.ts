import { identityApi } from './identity.api';

export { identityApi };
/** A hook for each identity call; what it asks, answers and refuses with stands at the call in the contract. */
export const {
  useAddBankMutation,
  useAddIdCardMutation,
  useGetUserBankDetailQuery,
  useLazyGetUserBankDetailQuery,
  useQueryKycInfoQuery,
  useLazyQueryKycInfoQuery,
} = identityApi;
