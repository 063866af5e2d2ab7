import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { LinkButton } from './link-button';
import { TextLink } from './text-link';

const meta = { component: TextLink, subcomponents: { LinkButton } } satisfies Meta<typeof TextLink>;

export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <Row data-gap={6}>
      <TextLink href="/news">查看全部</TextLink>
      <LinkButton tone="primary" href="/register">
        开户
      </LinkButton>
      <LinkButton href="/login">登录</LinkButton>
    </Row>
  ),
};
