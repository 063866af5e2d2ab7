import { messageApi } from './message.api';

export { useAddPushDeviceMutation, usePushDevicesQuery, useRemovePushDeviceMutation } from './push.api';
export { messageApi };
/** A hook for each message call. Arguments, response and error codes: see the call in the contract. */
export const {
  useMessageListQuery,
  useLazyMessageListQuery,
  useMessageReadMutation,
  usePreferencesQuery,
  useLazyPreferencesQuery,
} = messageApi;
