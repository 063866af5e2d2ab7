import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { messageRequests as requests } from './requests';

/** The message endpoints, injected into the base api. */
export const messageApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    messageList: read(build, requests.messageList, ['message']),
    messageRead: act(build, requests.messageRead, ['message', 'userInfo']),
    preferences: read(build, requests.preferences, ['message', 'customer']),
  }),
});
