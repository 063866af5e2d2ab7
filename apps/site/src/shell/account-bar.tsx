import { useMaybeSession } from '@portal/session/react';
import { LinkButton } from '@portal/ui';
import { styled } from 'styled-components';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The links of the header move here, within reach of a thumb. */
const Bar = styled.nav`
  display: none;

  @media (max-width: 899.98px) and (min-height: 400.02px) {
    position: fixed;
    z-index: 30;
    inset: auto 0 0;
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: 12px;
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);

    :root:has(&) {
      scroll-padding-bottom: 76px;
    }
    :root:has(&) body {
      padding-bottom: 61px;
    }
    :root:has(&) [data-place='header'] {
      display: none;
    }
    :root:has(main :is(input, select, textarea):focus) & {
      display: none;
    }
  }
`;

/** These pages end with a button of their own. */
const forms = ['/login', '/register', '/forget-password'];

/** On a phone, below the top of a page: log in and register at the bottom of the window. */
export function AccountBar() {
  const { loggedIn } = useMaybeSession();
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState(true);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 0);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!scrolled || loggedIn || forms.includes(pathname)) return null;
  return (
    <Bar aria-label="登录与开户">
      <LinkButton href="/login">登录</LinkButton>
      <LinkButton href="/register" tone="primary">
        开户
      </LinkButton>
    </Bar>
  );
}
