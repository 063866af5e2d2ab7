import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Field } from './field';
import { InputBox } from './input-box';

const meta = { component: Field, subcomponents: { InputBox } } satisfies Meta<typeof Field>;

export default meta;

export const Notes: StoryObj = {
  render: () => (
    <Stack>
      <Field label="昵称" optional hint="至多 20 个字">
        {(aria) => (
          <InputBox>
            <input {...aria} defaultValue="日内" />
          </InputBox>
        )}
      </Field>
      <Field label="银行卡号" warning="卡号校验未通过，请核对">
        {(aria) => (
          <InputBox>
            <input {...aria} defaultValue="6222 0200" />
          </InputBox>
        )}
      </Field>
      <Field label="城市" error="请输入城市">
        {(aria) => (
          <InputBox>
            <input {...aria} />
          </InputBox>
        )}
      </Field>
    </Stack>
  ),
};
