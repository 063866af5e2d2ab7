import { useMessageListQuery, useMessageReadMutation } from '@portal/api-client/message';
import { Button, Drawer, Empty, Pagination, Select, Skeleton, Stack, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';
import { MessageItem } from './message-item';
import { topics } from './topics';
import type { MessagesView } from './use-messages-view';

const PAGE_SIZE = 15;

// A value of its own, because an empty value looks like a choice that has not been made.
const ALL = 'all';

const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

/** Messages about the customer's proposals, unread first. They are marked as read one by one or all at once. */
export function Messages({ view }: { view: MessagesView }) {
  const { open, unread, topic, show, close } = view;
  // A changed filter starts at page 1.
  const choice = `${topic} ${unread}`;
  const [page, setPage] = useState({ choice, pageNo: 1 });
  const pageNo = page.choice === choice ? page.pageNo : 1;
  const query = useMessageListQuery(
    { pageNo, pageSize: PAGE_SIZE, ...(topic && { topic }), ...(unread && { unread }) },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const [read, reading] = useMessageReadMutation();
  const someUnread = query.currentData?.list.some((message) => !message.read) ?? false;
  return (
    <Drawer
      open={open}
      title="消息"
      onClose={close}
      actions={
        someUnread && (
          <Button size="small" busy={reading.isLoading} onClick={() => void read({})}>
            全部标为已读
          </Button>
        )
      }
    >
      <Stack>
        <Choices>
          <Select
            name="about"
            label="类别"
            value={topic ?? ALL}
            options={[{ value: ALL, label: '全部' }, ...topics]}
            onChange={(value) => show({ topic: topics.find((one) => one.value === value)?.value })}
          />
          <Select
            name="messages"
            label="状态"
            value={unread ? 'unread' : ALL}
            options={[
              { value: ALL, label: '全部' },
              { value: 'unread', label: '未读' },
            ]}
            onChange={(value) => show({ unread: value === 'unread' })}
          />
        </Choices>
        <Loaded query={query} skeleton={<Skeleton lines={8} />}>
          {({ list, total }) => (
            <>
              {list.length === 0 ? (
                <NoMessages
                  narrowed={unread || topic !== undefined}
                  onAll={() => show({ unread: false, topic: undefined })}
                />
              ) : (
                <ul>
                  {list.map((message) => (
                    <MessageItem key={message.id} message={message} onRead={() => void read({ id: message.id })} />
                  ))}
                </ul>
              )}
              {list.length > 0 && (
                <Pagination
                  pageNo={pageNo}
                  pageSize={PAGE_SIZE}
                  total={total}
                  onPage={(next) => setPage({ choice, pageNo: next })}
                  label="消息分页"
                />
              )}
              <TextLink href="/user-center/settings#messages">设置短信与邮件通知</TextLink>
            </>
          )}
        </Loaded>
      </Stack>
    </Drawer>
  );
}

function NoMessages({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  if (!narrowed) return <Empty title="暂无消息">认证、入金等进展会在这里通知您。</Empty>;
  return (
    <Empty
      title="没有符合条件的消息"
      action={
        <Button tone="quiet" size="small" onClick={onAll}>
          查看全部消息
        </Button>
      }
    />
  );
}
