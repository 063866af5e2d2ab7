import type { Actions } from '@portal/contract/account';
import { Notice, TextLink, type Tone } from '@portal/ui';
import { styled } from 'styled-components';
import { useLocation } from 'react-router-dom';

type Props = {
  title?: string;
  tone?: Tone;
  action: Pick<Actions[keyof Actions], 'allowed' | 'reasons'>;
};

// The way there is not broken in two.
const List = styled.ul`
  a {
    white-space: nowrap;
  }
`;

/** Why an act cannot be done now, each reason with the place where it is mended. Nothing where it can. */
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
