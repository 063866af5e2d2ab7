import { brandOf, type Brand } from '@portal/brand';

/** The brand selected in Storybook's toolbar. */
export const storyBrand = ({ globals }: { globals: Record<string, unknown> }): Brand =>
  brandOf(String(globals['brand']));
