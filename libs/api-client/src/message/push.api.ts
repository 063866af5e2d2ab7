import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { messageRequests as requests } from './requests';

/** The endpoints of push, apart from the others: no first page of an app has them. */
export const pushApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    addPushDevice: act(build, requests.addPushDevice, ['message']),
    pushDevices: read(build, requests.pushDevices, ['message']),
    removePushDevice: act(build, requests.removePushDevice, ['message']),
  }),
});

/** A hook for each call of push. */
export const { useAddPushDeviceMutation, usePushDevicesQuery, useRemovePushDeviceMutation } = pushApi;
