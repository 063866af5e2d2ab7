import type { Actions } from '@portal/contract/account';
import { Notice, TextLink, type Tone } from '@portal/ui';
import { styled } from 'styled-components';
import { useLocation } from 'react-router-dom';

type Props = {
  title?: string;
  tone?: Tone;
  action: Pick<Actions[keyof Actions], 'allowed' | 'reasons'>;
};

// Keeps the link on one line.
const List = styled.ul`
  a {
    white-space: nowrap;
  }
`;

/** Why an act is not allowed now, each reason with a link to where it can be resolved. Nothing if it is allowed. */
export function Reasons({ title, tone = 'warn', action }: Props) {
  const { pathname } = useLocation();
  if (action.allowed) return null;
  return (
    <Notice tone={tone} title={title}>
      <List>
        {action.reasons.map(({ code, msg, href }) => (
          <li key={code}>
            {msg}
            {href && href !== pathname && (
              <>
                {'，'}
                <TextLink href={href}>前往处理</TextLink>
              </>
            )}
          </li>
        ))}
      </List>
    </Notice>
  );
}
