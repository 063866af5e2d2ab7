import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Prose, Text } from './text';

const meta = { component: Text, subcomponents: { Prose } } satisfies Meta<typeof Text>;

export default meta;

export const Voices: StoryObj = {
  render: () => (
    <Stack data-gap={2}>
      <Text data-size={40} data-weight="bold">
        四十
      </Text>
      <Text data-size={20}>二十</Text>
      <Text data-tone="soft">次要</Text>
      <Text data-tone="rise">上涨</Text>
      <Text data-tone="fall">下跌</Text>
      <Text data-tone="danger">危险</Text>
    </Stack>
  ),
};

export const Running: StoryObj = {
  render: () => (
    <Prose>
      <h2>风险提示</h2>
      <p>差价合约是复杂的工具。</p>
      <ol>
        <li>价格会剧烈波动。</li>
        <li>杠杆放大盈亏。</li>
      </ol>
    </Prose>
  ),
};
