import { Drawer, PriceColourSwitch, Row, Stack, Text, TextLink, ThemeSwitch } from '@portal/ui';
import { styled } from 'styled-components';
import { AccountLinks } from './account-links';
import { legalMenu, useHeaderMenu, type MenuItem } from '../shared/navigation/menu';

const List = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-bottom: 1px solid var(--line);
    color: var(--text);
    text-decoration: none;
  }
  &[data-minor='true'] a {
    min-height: 40px;
    border: 0;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
`;

type Props = { open: boolean; onClose: () => void };

/** The whole menu on a narrow screen. It closes on navigation. */
export function MenuDrawer({ open, onClose }: Props) {
  // Single pages lead: the search is within reach.
  const menu = useHeaderMenu();
  const groups = [...menu.filter(({ items }) => items.length === 1), ...menu.filter(({ items }) => items.length > 1)];
  const lines = (items: readonly MenuItem[], minor?: boolean) => (
    <List data-minor={minor}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href} onClick={onClose}>
            {label}
          </TextLink>
        </li>
      ))}
    </List>
  );
  return (
    <Drawer open={open} title="菜单" onClose={onClose}>
      <Stack data-gap={6}>
        <AccountLinks place="drawer" onGo={onClose} />
        <nav aria-label="菜单">
          <Stack data-gap={4}>
            {groups.map(({ label, items }) => (
              <section key={label} aria-label={label}>
                {items.length > 1 && (
                  <Text as="h3" data-size={12} data-tone="soft">
                    {label}
                  </Text>
                )}
                {lines(items)}
              </section>
            ))}
          </Stack>
        </nav>
        <Row data-justify="between" data-gap={2}>
          <Text data-size={14} data-tone="soft">
            外观与涨跌颜色
          </Text>
          <Row data-gap={1}>
            <PriceColourSwitch />
            <ThemeSwitch />
          </Row>
        </Row>
        <nav aria-label="法律文件">{lines(legalMenu, true)}</nav>
      </Stack>
    </Drawer>
  );
}
