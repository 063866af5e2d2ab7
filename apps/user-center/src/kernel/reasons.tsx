import type { Actions } from '@portal/contract/account';
import { Notice, TextLink, type Tone } from '@portal/ui';
import { useLocation } from 'react-router-dom';

type Props = { title?: string; tone?: Tone; action: Actions[keyof Actions] };

/** Why an act cannot be done now, each reason with the place where it is mended. Nothing where it can. */
export function Reasons({ title, tone = 'warn', action }: Props) {
  const { pathname } = useLocation();
  if (action.allowed) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul>
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
      </ul>
    </Notice>
  );
}
