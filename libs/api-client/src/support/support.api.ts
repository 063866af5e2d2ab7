import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { supportRequests as requests } from './requests';

/** The support endpoints, put into the one base api. */
export const supportApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    open: act(build, requests.open, ['support']),
    openAsVisitor: act(build, requests.openAsVisitor),
    reply: act(build, requests.reply, ['support']),
    tickets: read(build, requests.tickets, ['support']),
  }),
});
