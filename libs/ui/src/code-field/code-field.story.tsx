import { Held } from '../testing/held';
import { CodeField } from './code-field';

export const Plain = () => (
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
);
