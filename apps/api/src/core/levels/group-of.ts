import { levelCodes, type Brand, type LevelCode } from '@portal/brand';

type Groups = Pick<Brand, 'tradingGroups'>;

/** The trading platform's group of a level. */
export const groupOf = ({ tradingGroups }: Groups, code: LevelCode): string => tradingGroups[code];

/** The level of a group of the trading platform; undefined for a group that is not the brand's. */
export const levelOfGroup = ({ tradingGroups }: Groups, group: string): LevelCode | undefined =>
  levelCodes.find((code) => tradingGroups[code] === group);
