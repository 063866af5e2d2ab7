import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavList } from './nav-list';
import { Stack } from '../layout/layout';

const meta = { component: NavList } satisfies Meta<typeof NavList>;

export default meta;

const items = [
  { href: '/a', label: '账户总览' },
  { href: '/b', label: '消息', count: 3 },
  { href: '/c', label: '邀请好友' },
];

export const Kinds: StoryObj = {
  render: () => (
    <Stack data-gap={6}>
      <NavList label="顶部" kind="top" items={items} current="/a" />
      <NavList label="侧栏" kind="rail" items={items} current="/a" />
      <NavList label="底栏" kind="bar" items={items} current="/a" />
      <NavList label="页脚" kind="foot" items={items} />
    </Stack>
  ),
};
