import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Held } from '../testing/held';
import { TextArea } from './text-area';

const meta = { component: TextArea } satisfies Meta<typeof TextArea>;

export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Held first={'8 月 3 日提交的出金\n至今没有到账'}>
        {(value, onChange) => (
          <TextArea name="text" label="内容" hint="请勿填写密码与验证码" value={value} onChange={onChange} />
        )}
      </Held>
      <Held first="">
        {(value, onChange) => (
          <TextArea name="reply" label="补充说明" rows={3} error="请填写内容" value={value} onChange={onChange} />
        )}
      </Held>
    </Stack>
  ),
};
