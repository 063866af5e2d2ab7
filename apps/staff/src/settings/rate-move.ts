import { settingKinds, type SettingName } from '@portal/contract/staff';
import { rateMove, rateMicros } from '@portal/rules/money';

export interface Move {
  /** `+3.31%` */
  text: string;
  /** Whether both people are asked to look again. */
  isLarge: boolean;
}

/**
 * How far a new rate is from the one before.
 * @param warned percent from which on a move is large
 * @returns undefined for another setting, and for a text that is no rate
 */
export function moveOf(name: SettingName, before: string, value: string, warned: number): Move | undefined {
  const isRate = /^\d{1,3}(\.\d{1,6})?$/;
  if (settingKinds[name] !== 'rate' || !isRate.test(before) || !isRate.test(value)) return undefined;
  if (rateMicros(before) === 0n) return undefined;
  const hundredths = rateMove(before, value);
  const size = Math.abs(hundredths);
  return {
    text: `${hundredths < 0 ? '−' : '+'}${(size / 100).toFixed(2)}%`,
    isLarge: size > warned * 100,
  };
}
