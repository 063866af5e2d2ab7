import { Icon, Drawer, MenuIcon, NavList, PriceColourSwitch, Row } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavItem } from './nav-items';

/** The entry of the phone's bar that opens the list of the remaining pages. */
export function MorePages({ items }: { items: readonly NavItem[] }) {
  const { pathname, key } = useLocation();
  // The location key at opening: following a link closes the drawer, also a link to the current page.
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-current={items.some(({ href }) => href === pathname)}
        onClick={() => setOpenedAt(key)}
      >
        <Icon of={MenuIcon} size={20} />
        更多
      </button>
      <Drawer open={openedAt === key} title="更多" onClose={() => setOpenedAt(undefined)}>
        <NavList
          label="更多页面"
          kind="rail"
          items={items.map(({ href, label, icon }) => ({ href, label, icon: <Icon of={icon} size={20} /> }))}
          current={pathname}
        />
        <Row data-gap={2}>
          涨跌颜色
          <PriceColourSwitch />
        </Row>
      </Drawer>
    </>
  );
}
