import type { Meta, StoryObj } from '@storybook/react-vite';
import { Held } from '../testing/held';
import { CodeField } from './code-field';

const meta = { component: CodeField } satisfies Meta<typeof CodeField>;

export default meta;

export const Plain: StoryObj = {
  render: () => (
    <Held first="123456">
      {(value, onChange) => (
        <CodeField
          name="verifyCode"
          label="短信验证码"
          value={value}
          onChange={onChange}
          onRequest={async () => 60}
          hint="验证码只对本次操作有效"
        />
      )}
    </Held>
  ),
};
