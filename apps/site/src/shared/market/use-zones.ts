import { useBrand } from '../installation/installation';
import { zonesOf, type ZoneInfo } from './zones';

/** The kinds of products that the brand offers. */
export const useZones = (): readonly ZoneInfo[] => zonesOf(useBrand());
