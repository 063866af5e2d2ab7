import { getSymbolList as call } from '@portal/contract/common';
import { handle } from '../http/handler';
import { offeredInstruments } from '../core/instruments/offered';

export const getSymbolList = handle(call, async ({ body, gateway }) =>
  offeredInstruments(gateway).filter(({ zone }) => body.zone === undefined || zone === body.zone),
);
