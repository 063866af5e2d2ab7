import { getSymbolList as call } from '@portal/contract/common';
import { handle } from '../kernel/handler';
import { instruments } from '../kernel/instruments';

export const getSymbolList = handle(call, async ({ body }) =>
  instruments.filter(({ zone }) => body.zone === undefined || zone === body.zone),
);
