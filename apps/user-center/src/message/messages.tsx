import { useMessageListQuery, useMessageReadMutation } from '@portal/api-client/message';
import { Button, Drawer, Empty, Pagination, Skeleton, Stack } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../kernel/loaded';
import { MessageItem } from './message-item';

const PAGE_SIZE = 15;

/** What happened to the customer's proposals, unread first; reading is said by opening one, or for all at once. */
export function Messages({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useMessageListQuery({ pageNo, pageSize: PAGE_SIZE }, { skip: !open, refetchOnMountOrArgChange: true });
  const [read, reading] = useMessageReadMutation();
  const unread = query.data?.list.some((message) => !message.read) ?? false;
  return (
    <Drawer
      open={open}
      title="消息"
      onClose={onClose}
      actions={
        unread && (
          <Button size="small" busy={reading.isLoading} onClick={() => void read({})}>
            全部标为已读
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton lines={8} />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty title="暂无消息">认证、入金等进展会在这里通知您。</Empty>
          ) : (
            <Stack>
              <ul>
                {list.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    onRead={() => void read({ id: message.id })}
                    onLeave={onClose}
                  />
                ))}
              </ul>
              <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} label="消息分页" />
            </Stack>
          )
        }
      </Loaded>
    </Drawer>
  );
}
