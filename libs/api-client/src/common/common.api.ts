import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { commonWires as wires } from './wires';

export const commonApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCommonConfig: read(build, wires.getCommonConfig),
    getSymbolList: read(build, wires.getSymbolList),
  }),
});
