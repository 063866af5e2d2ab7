import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text';
import { GlobalStyle } from './global-style';
import { Stack } from '../layout/layout';

const meta = { component: GlobalStyle } satisfies Meta<typeof GlobalStyle>;

export default meta;

export const Ground: StoryObj = {
  render: () => (
    <Stack>
      <h2>账户总览</h2>
      <p>
        正文与<a href="#link">链接</a>，数字等宽 1,234.50。
      </p>
      <Text data-tone="soft">次要文字</Text>
    </Stack>
  ),
};
