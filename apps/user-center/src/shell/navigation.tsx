import { ArrowUpRightIcon, Icon } from '@portal/ui';
import { styled } from 'styled-components';
import { NavLink } from 'react-router-dom';
import { useInstallation } from '../shared/browser/installation';
import { tradeHref } from '../shared/accounts/trade-href';
import { MorePages } from './more-pages';
import { navItems } from './nav-items';

// Styles direct entries only, because a drawer that one of them opens is a descendant too.
const List = styled.ul`
  display: grid;
  gap: 4px;

  > li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 8px 12px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--text-soft);
    text-decoration: none;
  }
  > li > :is(a, button):hover {
    background: var(--sunken);
    color: var(--text);
  }
  > li > a[aria-current='page'] {
    background: var(--action-tint);
    color: var(--action-text);
    font-weight: 600;
  }

  &[data-form='bar'] {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 0;
  }
  &[data-form='bar'] > li > :is(a, button) {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    width: 100%;
    min-height: 56px;
    padding: 4px;
    border-radius: 0;
    font-size: var(--text-12);
    line-height: var(--leading-close);
  }
  &[data-form='bar'] > li > :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  &[data-form='bar'] > li > a[aria-current='page'],
  &[data-form='bar'] > li > button[data-current='true'] {
    background: none;
    box-shadow: inset 0 2px var(--action-text);
    color: var(--action-text);
    font-weight: 600;
  }
`;

/** The pages of the user centre: a rail on a desktop; on a phone a bar with the most used ones, 去交易 and 更多. */
export function Navigation({ form }: { form: 'rail' | 'bar' }) {
  const bar = form === 'bar';
  const installation = useInstallation();
  const shown = bar ? navItems.filter(({ short }) => short) : navItems;
  return (
    <nav aria-label={bar ? '用户中心快捷导航' : '用户中心'}>
      <List data-form={form}>
        {shown.map(({ href, label, short, icon }) => (
          <li key={href}>
            <NavLink to={href}>
              <Icon of={icon} size={20} />
              {bar ? short : label}
            </NavLink>
          </li>
        ))}
        {bar && !installation.demo && (
          <li>
            <a href={tradeHref(installation)}>
              <Icon of={ArrowUpRightIcon} size={20} />
              去交易
            </a>
          </li>
        )}
        {bar && (
          <li>
            <MorePages items={navItems.filter(({ short }) => !short)} />
          </li>
        )}
      </List>
    </nav>
  );
}
