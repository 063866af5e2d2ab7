import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout/layout';
import { Logo } from '../logo/logo';
import { NavList } from '../nav-list/nav-list';
import { PageHeading } from '../page-heading/page-heading';
import { storyBrand } from '../testing/story-brand';
import { Frame } from './frame';

const meta = {
  component: Frame,
  parameters: { wholePage: true, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Frame>;

export default meta;

const items = [
  { href: '/user-center/acctInfo', label: '账户总览' },
  { href: '/user-center/assets/deposit', label: '入金' },
];

/** The frame renders the page's only `main`. */
export const Whole: StoryObj = {
  render: (_args, context) => (
    <Frame
      top={<Logo brand={storyBrand(context)} height={28} />}
      rail={<NavList label="用户中心" kind="rail" items={items} current="/user-center/acctInfo" />}
      bar={<NavList label="常用" kind="bar" items={items} current="/user-center/acctInfo" />}
    >
      <Container>
        <PageHeading title="账户总览" lede="总净值、交易账户、认证与安全设置。" />
      </Container>
    </Frame>
  ),
};
