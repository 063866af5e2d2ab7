import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { contentWires as wires } from './wires';

export const contentApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    calendarList: read(build, wires.calendarList),
  }),
});
