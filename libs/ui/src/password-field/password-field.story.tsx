import { Held } from '../testing/held';
import { PasswordField } from './password-field';

export const Plain = () => (
  <Held first="Abc12345">
    {(value, onChange) => (
      <PasswordField name="password" label="登录密码" autoComplete="new-password" value={value} onChange={onChange} />
    )}
  </Held>
);
