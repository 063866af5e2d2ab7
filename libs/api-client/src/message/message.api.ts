import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { messageWires as wires } from './wires';

export const messageApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    messageList: read(build, wires.messageList, ['message']),
    messageRead: act(build, wires.messageRead, ['message', 'userInfo']),
  }),
});
