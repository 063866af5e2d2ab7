import type { Brand } from '@portal/brand';

/** The brand's promotions that are running at `now`. */
export const runningPromotions = (brand: Brand, now = new Date()) =>
  brand.promotions.filter(({ from, until }) => new Date(from) <= now && now < new Date(until));
