import { Notice, TextLink } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';

/** Help for customers whose phone no longer receives SMS: a password reset on this page needs one. */
export function LostPhone() {
  const { contact } = useBrand();
  return (
    <Notice tone="plain" title="注册手机号已无法使用？">
      <p>
        还记得登录密码：用客户号或手机号<TextLink href="/login?path=/user-center/changePhone">登录</TextLink>
        ，再更换手机号，不需要短信验证码。
      </p>
      <p>密码也忘记了：请联系客服，核实身份后再处理。</p>
      {contact.map(({ kind, label, value }) => (
        <p key={label}>
          {label}：{kind === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}
        </p>
      ))}
    </Notice>
  );
}
