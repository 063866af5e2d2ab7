import { messageApi } from './message.api';

export { messageApi };
/** A hook for each message call; what it asks, answers and refuses with stands at the call in the contract. */
export const { useMessageListQuery, useLazyMessageListQuery, useMessageReadMutation } = messageApi;
