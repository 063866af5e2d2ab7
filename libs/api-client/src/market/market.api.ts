import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { marketWires as wires } from './wires';

/** The market endpoints, put into the one base api. */
export const marketApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    zoneMarketPrice: read(build, wires.zoneMarketPrice),
    marketprice: read(build, wires.marketprice),
    bars: read(build, wires.bars),
  }),
});
