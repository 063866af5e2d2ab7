import { messageApi } from './message.api';

export { messageApi };
export const { useMessageListQuery, useLazyMessageListQuery, useMessageReadMutation } = messageApi;
