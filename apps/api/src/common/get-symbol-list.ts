import { getSymbolList as call } from '@portal/contract/common';
import { handle } from '../http/handler';
import { offeredInstruments } from '../core/instruments/offered';
import { withPlatformTerms } from '../core/instruments/platform-terms';

export const getSymbolList = handle(call, async ({ body, gateway }) =>
  offeredInstruments(gateway)
    .filter(({ zone }) => body.zone === undefined || zone === body.zone)
    .map((instrument) => withPlatformTerms(gateway.ports.feed, instrument)),
);
