import styled from 'styled-components';
import { CheckIcon, MinusIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** What the rules say of a password so far. */
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
  color: var(--ink-soft);

  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  li[data-met='true'] {
    color: var(--ok);
  }
`;

/** The demands on a password, ticked off while one types. Give it to the field as `hint`. */
export function PasswordChecklist({ checklist }: { checklist: Checklist }) {
  return (
    <List aria-label={`密码要求，已满足 ${checklist.count} 项，共 ${checklist.total} 项`}>
      {checklist.criteria.map(({ id, label, met }) => (
        <li key={id} data-met={met}>
          {met ? <Icon of={CheckIcon} size={16} /> : <Icon of={MinusIcon} size={16} />}
          {label}
          <VisuallyHidden>{met ? '，已满足' : '，未满足'}</VisuallyHidden>
        </li>
      ))}
    </List>
  );
}
