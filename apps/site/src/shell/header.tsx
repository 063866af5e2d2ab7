import { failureFrom } from '@portal/api-client/http';
import {
  Icon,
  Container,
  IconButton,
  Logo,
  Menu,
  MenuIcon,
  PriceColourSwitch,
  ThemeSwitch,
  useToast,
} from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountLinks } from './account-links';
import { useBrand } from '../shared/installation/installation';
import { useHeaderMenu } from '../shared/navigation/menu';
import type { MenuDrawer } from './menu-drawer';

const Bar = styled.header`
  position: sticky;
  z-index: 30;
  top: 0;
  background: var(--surface);
  border-bottom: 1px solid var(--line);

  @media (max-height: 400px) {
    position: static;
  }
  > div {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 64px;
  }
  nav {
    margin-inline: 24px auto;
  }
  nav > ul {
    display: flex;
    align-items: center;
  }
  nav > ul > li > a {
    display: block;
    padding: 10px 12px;
    border-radius: var(--radius);
    color: var(--text-soft);
    font-size: var(--text-14);
    text-decoration: none;
  }
  nav > ul > li > a:hover {
    background: var(--sunken);
    color: var(--text);
  }
  [data-part='home'] {
    display: block;
    border-radius: var(--radius);
  }
  [data-part='menu'] {
    display: none;
  }
  @media (max-width: 899.98px) {
    nav {
      display: none;
    }
    > div {
      min-height: 56px;
    }
    [data-part='home'] {
      margin-inline-end: auto;
    }
    [data-part='menu'] {
      display: block;
    }
    [data-part='switches'] {
      display: none;
    }
  }
`;

const Switches = styled.div`
  display: flex;
`;

/** Logo, menu, switches, account. Under 900 px the menu is a drawer. */
export function Header() {
  const brand = useBrand();
  const menu = useHeaderMenu();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // Loaded when the menu is first opened, and again after a failure.
  const [loaded, setLoaded] = useState<{ Drawer: typeof MenuDrawer }>();
  const toast = useToast();
  const openMenu = async () => {
    try {
      const { MenuDrawer: Drawer } = await import('./menu-drawer');
      setLoaded({ Drawer });
      setOpen(true);
    } catch (cause) {
      toast(failureFrom(cause).msg, 'danger');
    }
  };
  return (
    <>
      <Bar data-print="never">
        <Container>
          <Link to="/" discover="none" data-part="home" aria-label={`${brand.name}首页`}>
            <Logo brand={brand} />
          </Link>
          <nav aria-label="主导航">
            <ul>
              {menu.map(({ label, items }) => {
                const [only] = items;
                return (
                  <li key={label}>
                    {only && items.length === 1 ? (
                      <Link to={only.href} discover="none">
                        {label}
                      </Link>
                    ) : (
                      <Menu label={label} items={items} current={pathname} />
                    )}
                  </li>
                );
              })}
            </ul>
          </nav>
          <Switches data-part="switches">
            <PriceColourSwitch />
            <ThemeSwitch />
          </Switches>
          <AccountLinks place="header" />
          <div data-part="menu">
            <IconButton label="菜单" aria-haspopup="dialog" aria-expanded={open} onClick={() => void openMenu()}>
              <Icon of={MenuIcon} size={24} />
            </IconButton>
          </div>
        </Container>
      </Bar>
      {loaded && <loaded.Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
