import { levelCodes, type Brand, type Level, type LevelCode } from '@portal/brand';

/** The next higher level in the order MIN, STD, DIA; undefined at the top. */
export function nextLevel(brand: Brand, code: LevelCode): Level | undefined {
  const next = levelCodes[levelCodes.indexOf(code) + 1];
  return next && brand.levels[next];
}
