import { getSymbolList as call } from '@portal/contract/common';
import { handle } from '../http/handler';
import { withMargin } from '../core/levels';
import { offeredInstruments } from '../core/instruments/offered';
import { withPlatformTerms } from '../core/instruments/platform-terms';

export const getSymbolList = handle(call, async ({ body, gateway }) =>
  offeredInstruments(gateway)
    .filter(({ zone }) => body.zone === undefined || zone === body.zone)
    .map((instrument) => withMargin(gateway, withPlatformTerms(gateway.ports.feed, instrument))),
);
