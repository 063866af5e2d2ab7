import { checklist, type Checklist } from '../kernel/checklist';
import { specialCharacters } from '../kernel/special-characters';

export type PasswordCriterion = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';

/**
 * Strength of a password while it is typed: five criteria and the count of those met. Source: product.md §5.
 * The rule `mt5Password` asks for all five and, besides, for no character outside them.
 */
export function passwordChecklist(value: string): Checklist<PasswordCriterion> {
  const length = [...value].length;
  return checklist([
    { id: 'length', label: '8 至 16 位', met: length >= 8 && length <= 16 },
    { id: 'uppercase', label: '含大写字母', met: /[A-Z]/.test(value) },
    { id: 'lowercase', label: '含小写字母', met: /[a-z]/.test(value) },
    { id: 'digit', label: '含数字', met: /[0-9]/.test(value) },
    {
      id: 'special',
      label: `含特殊字符 ${specialCharacters}`,
      met: [...value].some((character) => specialCharacters.includes(character)),
    },
  ]);
}
