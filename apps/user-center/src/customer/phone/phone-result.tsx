import type { PhoneChange } from '@portal/contract/customer';
import {
  Button,
  Card,
  DateTime,
  DefinitionList,
  LinkButton,
  Row,
  Stack,
  StatusTag,
  Text,
  type Status,
  TitleText,
} from '@portal/ui';
import { useEffect, useRef } from 'react';
import { CancelRequest } from './cancel-request';

type Outcome = { title: string; status: Status; tone?: 'ok' | 'warn' | 'danger' };

const outcomes: Readonly<Record<PhoneChange['status'], Outcome>> = {
  0: { title: '更换手机号', status: 'unknown' },
  1: { title: '手机号已更换', status: 'approved', tone: 'ok' },
  2: { title: '申请已提交', status: 'review' },
  3: { title: '申请未通过', status: 'refused', tone: 'danger' },
  4: { title: '申请已取消', status: 'cancelled', tone: 'warn' },
};

function textOf({ status, mobilePhone, reason, coolingHours }: PhoneChange): string {
  if (status === 1) {
    const wait = coolingHours > 0 ? `为了资金安全，${coolingHours} 小时内不能出金。` : '';
    return `今后用 ${mobilePhone} 登录、接收短信验证码。其他设备已退出登录。${wait}`;
  }
  if (status === 2) return '工作人员正在核对身份，结果会自动更新，也会发到消息中心。通过之前，手机号不变。';
  if (status === 3) return `原因：${reason ?? '资料与要求不符'}。请修改后重新提交，手机号没有改变。`;
  return '手机号没有改变，您可以重新申请。';
}

type Props = { change: PhoneChange; onAgain: () => void };

/** The status of a change. It follows the review while the page is open. */
export function PhoneResult({ change, onAgain }: Props) {
  const { status, id, mobilePhone = '', submittedAt } = change;
  const { title, tone, status: word } = outcomes[status];
  const heading = useRef<HTMLHeadingElement>(null);
  // The submitted form is gone, and the focus with it, so the result takes the focus.
  useEffect(() => heading.current?.focus(), [status]);
  return (
    <Card>
      <Stack data-gap={6}>
        <div aria-live="polite">
          <Row data-gap={2}>
            <Text as="h2" ref={heading} tabIndex={-1} data-size={28} data-tone={tone} data-weight="bold">
              <TitleText>{title}</TitleText>
            </Text>
            <StatusTag status={word} />
          </Row>
          <Text as="p" data-tone="soft">
            {textOf(change)}
          </Text>
        </div>
        <DefinitionList
          items={[
            { id: 'new', term: '新手机号', value: mobilePhone },
            { id: 'at', term: '提交时间', value: <DateTime value={submittedAt} show="minute" /> },
          ]}
        />
        <Row>
          {status === 2 && id && <CancelRequest id={id} mobilePhone={mobilePhone} />}
          {(status === 3 || status === 4) && (
            <Button tone="primary" onClick={onAgain}>
              重新申请
            </Button>
          )}
          <LinkButton href="/user-center/settings">返回设置</LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
