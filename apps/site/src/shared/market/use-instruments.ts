import { commonRequests } from '@portal/api-client/common/requests';
import type { Instrument } from '@portal/contract/common';
import { usePublicData, type PublicResult } from '../data/use-public-data';
import type { PartOf } from '../data/public-query';

/** A subset of the instruments, for pages that show no more. */
export type SomeInstruments = PartOf<Instrument[], Instrument[]>;

/** The instruments and their terms. They come with the HTML if the page queries them. */
export const useInstruments = (some?: SomeInstruments): PublicResult<Instrument[]> =>
  usePublicData(commonRequests.getSymbolList, {}, some);
