import { useSession } from '@portal/session/react';
import { Container, Empty } from '@portal/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstallation } from '../shared/browser/installation';
import { isLeaving, leave } from '../shared/browser/leave';

// Longer than the second after which a forced logout goes to the home page by itself.
const GRACE_MS = 1500;

/** Lets customers in; sends visitors to the login page, which leads back to this URL. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { loggedIn, state, session } = useSession();
  const { siteOrigin } = useInstallation();
  const { pathname, search, hash } = useLocation();
  const wasIn = useRef(false);
  const [whose, setWhose] = useState(state.username);
  if (whose === undefined && state.username !== undefined) setWhose(state.username);
  // Another customer signed in in another tab and must not see this page, above all its half-filled forms.
  const another = loggedIn && whose !== undefined && state.username !== whose;

  useEffect(() => {
    if (another) leave('/user-center/acctInfo');
  }, [another]);

  useEffect(() => {
    if (loggedIn) {
      wasIn.current = true;
      return;
    }
    const timer = setTimeout(
      () => {
        if (!isLeaving()) leave(`${siteOrigin}/login?path=${encodeURIComponent(pathname + search + hash)}`);
      },
      wasIn.current ? GRACE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [loggedIn, siteOrigin, pathname, search, hash]);

  if (loggedIn && !another) return children;
  return (
    <Container data-width="form">
      {another ? (
        <Empty title="已切换账户">正在打开新登录的账户。</Empty>
      ) : session.isLeaving() ? (
        <Empty title="您已退出登录">正在返回首页。</Empty>
      ) : (
        <Empty title="请先登录">正在前往登录页，登录后会回到这里。</Empty>
      )}
    </Container>
  );
}
