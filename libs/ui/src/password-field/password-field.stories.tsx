import type { Meta, StoryObj } from '@storybook/react-vite';
import { Held } from '../testing/held';
import { PasswordField } from './password-field';

const meta = { component: PasswordField } satisfies Meta<typeof PasswordField>;

export default meta;

export const Plain: StoryObj = {
  render: () => (
    <Held first="Abc12345">
      {(value, onChange) => (
        <PasswordField name="password" label="登录密码" autoComplete="new-password" value={value} onChange={onChange} />
      )}
    </Held>
  ),
};
