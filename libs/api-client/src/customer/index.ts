import { customerApi } from './customer.api';

export { customerApi };
export const {
  useBindEmailMutation,
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
  useResetPwdMutation,
  useSendOpenMessageMutation,
  useSessionsQuery,
  useLazySessionsQuery,
  useUpdatePassWordMutation,
  useUpdatePersonInfoMutation,
  useValidResetPwdCaptchaMutation,
  useValidateBrandLevelQuery,
  useLazyValidateBrandLevelQuery,
} = customerApi;
