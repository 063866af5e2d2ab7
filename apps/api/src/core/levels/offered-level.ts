import { levelCodes, type Brand, type Level } from '@portal/brand';

/** The level of a code as the brand offers it; undefined for an unknown code. */
export function offeredLevel({ levels }: Pick<Brand, 'levels'>, code: string): Level | undefined {
  const known = levelCodes.find((one) => one === code);
  return known && levels[known];
}
