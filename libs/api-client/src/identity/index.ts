import { identityApi } from './identity.api';

export { identityApi };
export const {
  useAddBankMutation,
  useAddIdCardMutation,
  useGetUserBankDetailQuery,
  useLazyGetUserBankDetailQuery,
  useQueryKycInfoQuery,
  useLazyQueryKycInfoQuery,
} = identityApi;
