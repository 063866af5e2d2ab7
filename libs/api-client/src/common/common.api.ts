import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { commonWires as wires } from './wires';

/** The common endpoints, put into the one base api. */
export const commonApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCommonConfig: read(build, wires.getCommonConfig),
    getSymbolList: read(build, wires.getSymbolList),
  }),
});
