import type { LevelCode } from '@portal/brand';

/** The trading platform's group of a level. Its path names the level and the currency. */
export const groupOf = (code: LevelCode): string => `real\\${code}-USD`;
