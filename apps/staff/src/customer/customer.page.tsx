import { useCustomersQuery } from '@portal/api-client/staff';
import { Card, DateTime, DefinitionList, Empty, Money, Split, Stack } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Notes } from './notes';

function Overview({ customerNumber }: { customerNumber: string }) {
  const query = useCustomersQuery({ search: customerNumber });
  return (
    <Loaded query={query} lines={8}>
      {({ list }) => {
        const found = list.find((customer) => customer.customerNumber === customerNumber);
        if (!found) return <Empty title="找不到该客户" />;
        return (
          <DefinitionList
            items={[
              { id: 'name', term: '姓名', value: found.chineseName ?? '未认证' },
              { id: 'phone', term: '手机', value: found.mobilePhone },
              { id: 'id', term: '身份证号', value: found.idDocumentNumber ?? '–' },
              { id: 'email', term: '邮箱', value: found.email ?? '–' },
              { id: 'cards', term: '银行卡', value: found.cards.join(' ') || '–' },
              { id: 'logins', term: '交易账号', value: found.logins.join(' ') || '–' },
              { id: 'wallet', term: '主账户', value: <Money value={found.wallet} currency="USD" /> },
              { id: 'registered', term: '注册时间', value: <DateTime value={found.registeredAt} /> },
              { id: 'track', term: '注册来源', value: found.track ?? '–' },
            ]}
          />
        );
      }}
    </Loaded>
  );
}

/** The file of a customer. */
export function CustomerPage() {
  const { customerNumber = '' } = useParams();
  return (
    <Page title={`客户 ${customerNumber}`} back={{ href: '/customers', label: '客户' }}>
      <Split data-gap={4}>
        <Card title="概况">
          <Overview customerNumber={customerNumber} />
        </Card>
        <Stack data-gap={4}>
          <Notes customerNumber={customerNumber} />
        </Stack>
      </Split>
    </Page>
  );
}
