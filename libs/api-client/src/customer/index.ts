import { customerApi } from './customer.api';

export { customerApi };
/** A hook for each customer call. Arguments, response and error codes: see the call in the contract. */
export const {
  useBindEmailMutation,
  useCancelPhoneChangeMutation,
  useChangePhoneMutation,
  useCheckPhoneQuery,
  useLazyCheckPhoneQuery,
  useCreateAccountMutation,
  useCreateAutoLoginTokenMutation,
  useEndSessionMutation,
  useGetBindEmailMutation,
  useGetResetPwdCaptchaMutation,
  useLoginMutation,
  useLoginRecordsQuery,
  useLazyLoginRecordsQuery,
  useLogoutMutation,
  usePhoneChangeQuery,
  useLazyPhoneChangeQuery,
  useRequestPhoneChangeMutation,
  useResetPwdMutation,
  useSendOpenMessageMutation,
  useSendPhoneCodeMutation,
  useSessionsQuery,
  useLazySessionsQuery,
  useTokenOwnerMutation,
  useUpdatePassWordMutation,
  useUpdatePersonInfoMutation,
  useValidResetPwdCaptchaMutation,
  useValidateBrandLevelQuery,
  useLazyValidateBrandLevelQuery,
} = customerApi;
