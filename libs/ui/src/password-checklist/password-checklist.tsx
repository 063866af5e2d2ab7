import styled from 'styled-components';
import { CheckIcon, MinusIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useTexts } from '../texts/use-texts';
import { passwordChecklistTexts } from './password-checklist-texts';

/** Which criteria a password meets so far. */
export type Checklist = {
  criteria: readonly { id: string; label: string; met: boolean }[];
  count: number;
  total: number;
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: var(--text-14);
  color: var(--text-soft);

  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  li[data-met='true'] {
    color: var(--ok);
  }
`;

/** The password criteria, ticked off while the user types. Pass it to the field as `hint`. */
export function PasswordChecklist({ checklist }: { checklist: Checklist }) {
  const texts = useTexts('passwordChecklist', passwordChecklistTexts);
  return (
    <List aria-label={texts.label(checklist.count, checklist.total)}>
      {checklist.criteria.map(({ id, label, met }) => (
        <li key={id} data-met={met}>
          {met ? <Icon of={CheckIcon} size={16} /> : <Icon of={MinusIcon} size={16} />}
          {label}
          <VisuallyHidden>{met ? texts.met : texts.unmet}</VisuallyHidden>
        </li>
      ))}
    </List>
  );
}
