import { checklist, type Checklist } from '../kernel/checklist';

/** One requirement of a login password. */
export type PortalPasswordCriterion = 'length' | 'letter' | 'digit' | 'only';

export const portalPasswordTexts: Readonly<Record<PortalPasswordCriterion, string>> = {
  length: '6 至 16 位',
  letter: '含字母',
  digit: '含数字',
  only: '只用字母和数字',
};

/** The portal password rule as four criteria shown while typing; all four are met exactly when `password` accepts. */
export function portalPasswordChecklist(
  value: string,
  texts = portalPasswordTexts,
): Checklist<PortalPasswordCriterion> {
  const length = [...value].length;
  return checklist([
    { id: 'length', label: texts.length, met: length >= 6 && length <= 16 },
    { id: 'letter', label: texts.letter, met: /[A-Za-z]/.test(value) },
    { id: 'digit', label: texts.digit, met: /[0-9]/.test(value) },
    { id: 'only', label: texts.only, met: /^[0-9A-Za-z]+$/.test(value) },
  ]);
}
