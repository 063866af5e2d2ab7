import { Logo } from '../logo/logo';
import { NavList } from '../nav-list/nav-list';
import { PageHeading } from '../page-heading/page-heading';
import type { StoryProps } from '../testing/story-props';
import { Frame } from './frame';

const items = [
  { href: '/user-center/acctInfo', label: '账户总览' },
  { href: '/user-center/assets/deposit', label: '入金' },
];

/** The frame brings the one main of a page: the workshop draws it without its own. */
export const Whole = ({ brand }: StoryProps) => (
  <Frame
    top={<Logo brand={brand} height={28} />}
    rail={<NavList label="用户中心" kind="rail" items={items} current="/user-center/acctInfo" />}
    bar={<NavList label="常用" kind="bar" items={items} current="/user-center/acctInfo" />}
  >
    <PageHeading title="账户总览" lede="总净值、交易账户、认证与安全设置。" />
  </Frame>
);
