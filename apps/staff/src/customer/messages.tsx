import { useCustomerMessagesQuery } from '@portal/api-client/staff';
import { Card, DateTime, Empty, Lines, Pagination, Stack, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

/** What the customer was told, newest first. */
export function Messages({ customerNumber }: { customerNumber: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useCustomerMessagesQuery({ customerNumber, pageNo, pageSize: 50 });
  return (
    <Card title="发给客户的消息">
      <Loaded query={query} lines={8}>
        {({ list, total, pageSize }) =>
          list.length === 0 ? (
            <Empty title="还没有消息">入金、出金和审核的结果会通知客户，并列在这里。</Empty>
          ) : (
            <Stack data-gap={4}>
              <Lines>
                {list.map(({ id, title, text, read, at }) => (
                  <li key={id}>
                    <p>
                      <strong>{title}</strong> <Tag tone={read ? 'plain' : 'info'}>{read ? '已读' : '未读'}</Tag>
                    </p>
                    <p>{text}</p>
                    <Text data-size={12} data-tone="soft">
                      <DateTime value={at} show="minute" />
                    </Text>
                  </li>
                ))}
              </Lines>
              <Pagination pageNo={pageNo} pageSize={pageSize} total={total} onPage={setPageNo} />
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}
