import { checklist, type Checklist } from '../kernel/checklist';

export type PortalPasswordCriterion = 'length' | 'letter' | 'digit' | 'only';

/** The portal password rule as four criteria shown while typing; all four are met exactly when `password` accepts. */
export function portalPasswordChecklist(value: string): Checklist<PortalPasswordCriterion> {
  const length = [...value].length;
  return checklist([
    { id: 'length', label: '6 至 16 位', met: length >= 6 && length <= 16 },
    { id: 'letter', label: '含字母', met: /[A-Za-z]/.test(value) },
    { id: 'digit', label: '含数字', met: /[0-9]/.test(value) },
    { id: 'only', label: '只用字母和数字', met: /^[0-9A-Za-z]+$/.test(value) },
  ]);
}
