import { checklist, type Checklist } from '../kernel/checklist';
import { specialCharacters } from '../kernel/special-characters';

/** One requirement of a trading password. */
export type PasswordCriterion = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';

export const passwordTexts: Readonly<Record<PasswordCriterion, string>> = {
  length: '8 至 16 位',
  uppercase: '含大写字母',
  lowercase: '含小写字母',
  digit: '含数字',
  special: `含特殊字符 ${specialCharacters}`,
};

/**
 * Strength of a password while it is typed: five criteria and the count of those met. Source: docs/product-lines.md §5. The rule
 * `mt5Password` requires all five and also refuses any other character.
 */
export function passwordChecklist(value: string, texts = passwordTexts): Checklist<PasswordCriterion> {
  const length = [...value].length;
  return checklist([
    { id: 'length', label: texts.length, met: length >= 8 && length <= 16 },
    { id: 'uppercase', label: texts.uppercase, met: /[A-Z]/.test(value) },
    { id: 'lowercase', label: texts.lowercase, met: /[a-z]/.test(value) },
    { id: 'digit', label: texts.digit, met: /[0-9]/.test(value) },
    {
      id: 'special',
      label: texts.special,
      met: [...value].some((character) => specialCharacters.includes(character)),
    },
  ]);
}
