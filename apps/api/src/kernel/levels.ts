import { levelCodes, type Brand, type Level, type LevelCode } from '@portal/brand';

/** The level above, where there is one: MIN, STD, DIA. */
export function nextLevel(brand: Brand, code: LevelCode): Level | undefined {
  const next = levelCodes[levelCodes.indexOf(code) + 1];
  return next && brand.levels[next];
}

/** The trading platform's group of a level: its path tells the level and the currency. */
export const groupOf = (code: LevelCode): string => `real\\${code}-USD`;
