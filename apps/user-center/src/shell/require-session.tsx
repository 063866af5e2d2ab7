import { useSession } from '@portal/session/react';
import { Container, Empty } from '@portal/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstallation } from '../shared/browser/installation';
import { leave } from '../shared/browser/leave';

/** Lets customers in; sends visitors to the login page, which leads back to this URL. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { loggedIn, state, session } = useSession();
  const { siteOrigin } = useInstallation();
  const { pathname, search, hash } = useLocation();
  const [whose, setWhose] = useState(state.username);
  if (whose === undefined && state.username !== undefined) setWhose(state.username);
  // Another customer signed in in another tab and must not see this page, above all its half-filled forms.
  const another = loggedIn && whose !== undefined && state.username !== whose;

  useEffect(() => {
    if (another) leave('/user-center/acctInfo');
  }, [another]);

  useEffect(() => {
    if (loggedIn) return;
    const logIn = () => leave(`${siteOrigin}/login?path=${encodeURIComponent(pathname + search + hash)}`);
    // A logout leads to the home page by itself. Back from there may show this page as it was, out of the browser's cache.
    if (!session.isLeaving()) return logIn();
    const shown = ({ persisted }: PageTransitionEvent) => persisted && logIn();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [loggedIn, session, siteOrigin, pathname, search, hash]);

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
