import type { Message } from '@portal/contract/message';
import { Button, DateTime, Row, TextLink, VisuallyHidden } from '@portal/ui';
import { styled } from 'styled-components';
import { Mt5Login } from '../shared/accounts/mt5-login';

const Item = styled.li`
  display: grid;
  gap: 4px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);
  color: var(--text-soft);
  font-size: var(--text-14);

  strong {
    font-weight: 500;
  }
  time {
    font-size: var(--text-12);
  }
  &[data-read='false'] strong {
    color: var(--text);
    font-weight: 600;
  }
  &[data-read='false'] strong::before {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: var(--action-text);
    vertical-align: middle;
  }
`;

type Props = { message: Message; onRead: () => void };

/** One message. Following its link marks it as read and leaves the messages. */
export function MessageItem({ message, onRead }: Props) {
  const { title, text, href, read, at, mt5 } = message;
  return (
    <Item data-read={read}>
      <strong>
        {!read && <VisuallyHidden>未读：</VisuallyHidden>}
        {title}
      </strong>
      <span>{text}</span>
      {mt5 && <Mt5Login server={mt5.server ?? ''} logins={[{ id: 'login', name: '登录账号', login: mt5.login }]} />}
      <Row data-justify="between" data-gap={2}>
        <DateTime value={at} show="minute" />
        <Row data-gap={2}>
          {href && (
            <TextLink href={href} onClick={() => !read && onRead()}>
              查看
            </TextLink>
          )}
          {!read && (
            <Button tone="quiet" size="small" onClick={onRead}>
              标为已读
            </Button>
          )}
        </Row>
      </Row>
    </Item>
  );
}
