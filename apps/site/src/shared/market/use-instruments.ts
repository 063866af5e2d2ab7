import { commonRequests } from '@portal/api-client/common/requests';
import type { Instrument } from '@portal/contract/common';
import { usePublicData, type Shown } from '../data/use-public-data';
import type { PartOf } from '../data/public-query';

/** Some of what can be traded, for pages that show no more. */
export type SomeInstruments = PartOf<Instrument[], Instrument[]>;

/** What can be traded and on what terms; with the HTML where the page queries it. */
export const useInstruments = (some?: SomeInstruments): Shown<Instrument[]> =>
  usePublicData(commonRequests.getSymbolList, {}, some);
