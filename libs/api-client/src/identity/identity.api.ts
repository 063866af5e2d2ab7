import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { standing } from '../kernel/tag-types';
import { identityWires as wires } from './wires';

/** The identity endpoints, put into the one base api. */
export const identityApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    addBank: act(build, wires.addBank, [...standing, 'bankDetail']),
    addIdCard: act(build, wires.addIdCard, [...standing, 'bankDetail']),
    getUserBankDetail: read(build, wires.getUserBankDetail, ['bankDetail']),
    queryKycInfo: read(build, wires.queryKycInfo, ['kycInfo']),
  }),
});
