import { commonWires } from '@portal/api-client/common/wires';
import type { Instrument } from '@portal/contract/common';
import { usePublicData, type Shown } from '../shell/use-public-data';

/** What can be traded and on what terms; with the HTML where the page wants it. */
export const useInstruments = (): Shown<Instrument[]> => usePublicData(commonWires.getSymbolList, {});
