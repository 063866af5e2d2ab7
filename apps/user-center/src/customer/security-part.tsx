import type { CustInfo } from '@portal/contract/customer';
import {
  Button,
  Card,
  ChartColumnIcon,
  Dialog,
  Icon,
  LinkButton,
  LockIcon,
  MailIcon,
  Row,
  ShieldCheckIcon,
  Skeleton,
  SmartphoneIcon,
  Tag,
  Text,
  type Drawing,
} from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../shared/page/lazy';
import { CardLines } from '../shared/records/card-lines';
import { IconRow } from '../shared/records/icon-row';
import { useRestored } from '../shared/forms/use-restored';
import { PhoneChangeTag } from './phone/phone-change-tag';

const PasswordForm = lazyPart(
  () => import('./password.form').then((form) => form.PasswordForm),
  <Skeleton lines={6} />,
);
const EmailForm = lazyPart(() => import('./email.form').then((form) => form.EmailForm), <Skeleton lines={6} />);

type Opened = 'password' | 'email' | undefined;
type Item = { id: string; icon: Drawing; title: string; tag?: ReactNode; text: string; action: ReactNode };

/** Password, e-mail and phone of the customer. */
export function SecurityPart({ custInfo }: { custInfo: CustInfo }) {
  const restored = useRestored('email');
  const [opened, setOpened] = useState<Opened>(restored ? 'email' : undefined);
  const close = () => setOpened(undefined);
  const { mobilePhone, email } = custInfo;
  const items: Item[] = [
    {
      id: 'password',
      icon: LockIcon,
      title: '登录密码',
      text: '用于登录用户中心。修改后，其他设备会退出登录。',
      action: (
        <Button size="small" aria-label="修改登录密码" onClick={() => setOpened('password')}>
          修改
        </Button>
      ),
    },
    {
      id: 'two-step',
      icon: ShieldCheckIcon,
      title: '两步验证',
      text: '在新设备登录与出金时，除密码外再验证一次。',
      action: (
        <LinkButton size="small" href="/user-center/settings#factors" aria-label="前往两步验证">
          前往
        </LinkButton>
      ),
    },
    {
      id: 'mt5',
      icon: ChartColumnIcon,
      title: 'MT5 密码',
      text: '用于登录 MT5。在账户的“管理”中，用短信验证码重置。',
      action: (
        <LinkButton size="small" href="/user-center/acctInfo" aria-label="前往账户">
          前往
        </LinkButton>
      ),
    },
    {
      id: 'email',
      icon: MailIcon,
      title: '邮箱',
      tag: !email && <Tag tone="warn">未绑定</Tag>,
      text: email ?? '绑定后，资金与安全通知会同时发到邮箱。',
      action: (
        <Button size="small" aria-label={email ? '更换邮箱' : '绑定邮箱'} onClick={() => setOpened('email')}>
          {email ? '更换' : '绑定'}
        </Button>
      ),
    },
    {
      id: 'phone',
      icon: SmartphoneIcon,
      title: '手机号',
      tag: <PhoneChangeTag />,
      text: mobilePhone,
      action: (
        <LinkButton size="small" href="/user-center/changePhone" aria-label="更换手机号">
          更换
        </LinkButton>
      ),
    },
  ];
  return (
    <Card title="安全" id="security">
      <CardLines>
        {items.map(({ id, icon, title, tag, text, action }) => (
          <li key={id} id={id}>
            <IconRow>
              <Icon of={icon} size={20} />
              <div>
                <Row data-gap={2}>
                  <Text data-weight="medium">{title}</Text>
                  {tag}
                </Row>
                <Text as="p" data-size={14} data-tone="soft">
                  {text}
                </Text>
              </div>
              {action}
            </IconRow>
          </li>
        ))}
      </CardLines>
      <Dialog open={opened === 'password'} title="修改登录密码" onClose={close}>
        <PasswordForm onDone={close} />
      </Dialog>
      <Dialog open={opened === 'email'} title={email ? '更换邮箱' : '绑定邮箱'} onClose={close}>
        <EmailForm onDone={close} />
      </Dialog>
    </Card>
  );
}
