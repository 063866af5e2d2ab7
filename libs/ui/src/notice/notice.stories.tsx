import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { Notice } from './notice';

const meta = { component: Notice } satisfies Meta<typeof Notice>;

export default meta;

export const Tones: StoryObj = {
  render: () => (
    <Stack>
      <Notice tone="plain">照片需四角完整。</Notice>
      <Notice tone="info" title="审核中">
        通常在一个工作日内完成。
      </Notice>
      <Notice tone="ok">首次入金已到账。</Notice>
      <Notice tone="warn" title="请确认网络" action={<Button size="small">我已确认</Button>}>
        付到其他网络的款项无法找回。
      </Notice>
      <Notice tone="danger">系统繁忙，请稍后重试</Notice>
    </Stack>
  ),
};
