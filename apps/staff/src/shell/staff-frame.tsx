import { useSignOutMutation } from '@portal/api-client/staff';
import {
  CircleHelpIcon,
  ErrorBoundary,
  Icon,
  IconButton,
  Loading,
  LogOutIcon,
  Logo,
  MenuIcon,
  Skeleton,
  SkipLink,
  Tag,
  Text,
  TextLink,
  ThemeSwitch,
} from '@portal/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstallation } from '../shared/browser/installation';
import { useKeys } from '../shared/keys/keys';
import { useCan, useMe } from '../shared/session/me';
import { CustomerSearch } from './customer-search';
import { FrameStyle } from './frame-style';
import { useEndSession } from './end-session';
import { HelpDialog } from './help-dialog';
import { Navigation } from './navigation';

/** The frame around every page for a signed-in member. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { brand, sandbox } = useInstallation();
  const me = useMe();
  const can = useCan();
  const end = useEndSession();
  const [signOut] = useSignOutMutation();
  const [help, setHelp] = useState(false);
  const [menuAt, setMenuAt] = useState<string>();
  const menu = menuAt === pathname;
  const shown = useRef(pathname);
  useKeys([{ key: '?', label: '键盘操作', run: () => setHelp(true), everywhere: true }]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  const leave = async () => {
    await signOut();
    end('已退出登录');
  };
  return (
    <>
      <SkipLink />
      <FrameStyle>
        <header>
          <span data-on="hand">
            <IconButton
              label="导航"
              aria-expanded={menu}
              aria-controls="navigation"
              onClick={() => setMenuAt(menu ? undefined : pathname)}
            >
              <Icon of={MenuIcon} size={20} />
            </IconButton>
          </span>
          <span data-on="desktop">
            <TextLink href="/" aria-label={`${brand.shortName} 后台首页`}>
              <Logo brand={brand} height={22} />
            </TextLink>
          </span>
          {sandbox && (
            <span data-on="desktop">
              <Tag tone="warn">模拟环境</Tag>
            </span>
          )}
          {can('customer.read') && <CustomerSearch />}
          <span data-part="end">
            <span data-on="desktop">
              <Text data-size={14} data-tone="soft">
                {me.name}
              </Text>
            </span>
            <IconButton label="键盘操作" onClick={() => setHelp(true)}>
              <Icon of={CircleHelpIcon} size={20} />
            </IconButton>
            <ThemeSwitch />
            <IconButton label="退出登录" onClick={() => void leave()}>
              <Icon of={LogOutIcon} size={20} />
            </IconButton>
          </span>
        </header>
        <Navigation open={menu} />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense
              fallback={
                <div style={{ padding: 24 }}>
                  <Loading />
                  <Skeleton lines={6} />
                </div>
              }
            >
              {children}
            </Suspense>
          </ErrorBoundary>
        </main>
      </FrameStyle>
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </>
  );
}
