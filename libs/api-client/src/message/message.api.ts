import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { messageWires as wires } from './wires';

/** The message endpoints, put into the one base api. */
export const messageApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    messageList: read(build, wires.messageList, ['message']),
    messageRead: act(build, wires.messageRead, ['message', 'userInfo']),
  }),
});
