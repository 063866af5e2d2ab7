import { useCustomerFileQuery } from '@portal/api-client/staff';
import { Stack, Tabs, Tag, Text } from '@portal/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Accounts } from './accounts';
import { Devices } from './devices';
import { Freezes } from './freezes';
import { Notes } from './notes';
import { Overview } from './overview';
import { Proposals } from './proposals';

const tabs = [
  { id: 'overview', label: '概况' },
  { id: 'accounts', label: '账户' },
  { id: 'proposals', label: '单据' },
  { id: 'devices', label: '设备与登录' },
  { id: 'freezes', label: '冻结' },
  { id: 'notes', label: '备注' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** The file of a customer. */
export function CustomerPage() {
  const { customerNumber = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
  const query = useCustomerFileQuery({ customerNumber });
  const file = query.currentData;
  const frozen = file?.freezes.filter(({ holds }) => holds) ?? [];
  return (
    <Page
      title={`客户 ${customerNumber}`}
      back={{ href: '/customers', label: '客户' }}
      note={
        <>
          {file?.customer.chineseName && <Text>{file.customer.chineseName}</Text>}
          {frozen.map(({ id, scope }) => (
            <Tag key={id} tone="danger">
              {scope === 'login' ? '已冻结登录' : '已冻结资金'}
            </Tag>
          ))}
        </>
      }
    >
      <Tabs<TabId>
        label="客户档案"
        items={tabs}
        value={tab}
        onChange={(id) => setSearch(new URLSearchParams({ tab: id }), { replace: true })}
      >
        <Stack data-gap={4}>
          {tab === 'notes' ? (
            <Notes customerNumber={customerNumber} />
          ) : (
            <Loaded query={query} lines={10}>
              {(data) => (
                <>
                  {tab === 'overview' && <Overview file={data} />}
                  {tab === 'accounts' && <Accounts accounts={data.accounts} />}
                  {tab === 'proposals' && <Proposals proposals={data.proposals} />}
                  {tab === 'devices' && <Devices customerNumber={customerNumber} file={data} />}
                  {tab === 'freezes' && <Freezes customerNumber={customerNumber} freezes={data.freezes} />}
                </>
              )}
            </Loaded>
          )}
        </Stack>
      </Tabs>
    </Page>
  );
}
