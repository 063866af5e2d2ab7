import { useCustomerFileQuery } from '@portal/api-client/staff';
import type { CustomerFile } from '@portal/contract/staff';
import { Split, Stack, Tabs, Tag, Text } from '@portal/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Accounts } from './accounts';
import { Appropriateness } from './appropriateness';
import { Approvals } from './approvals';
import { Consents } from './consents';
import { DataRights } from './data-rights';
import { Deliveries } from './deliveries';
import { Devices } from './devices';
import { scopeTexts } from './freeze-scopes';
import { Freezes } from './freezes';
import { Guardrails } from './guardrails';
import { Ledger } from './ledger';
import { LimitsForm } from './limits.form';
import { Messages } from './messages';
import { Notes } from './notes';
import { Overview } from './overview';
import { Preferences } from './preferences';
import { ProfileForm, risks } from './profile.form';
import { Proposals } from './proposals';
import { SecondFactors } from './second-factors';
import { SuspiciousCases } from './suspicious-cases';
import { Tasks } from './tasks';
import { currenciesOf, Trades } from './trades';

const tabs = [
  { id: 'overview', label: '概况' },
  { id: 'accounts', label: '账户' },
  { id: 'ledger', label: '账本' },
  { id: 'proposals', label: '单据' },
  { id: 'trades', label: '交易' },
  { id: 'approvals', label: '认证与银行卡' },
  { id: 'terms', label: '风险与限额' },
  { id: 'messages', label: '消息' },
  { id: 'devices', label: '设备与登录' },
  { id: 'freezes', label: '冻结' },
  { id: 'notes', label: '备注' },
] as const;

/** These tabs load their own data. */
const ownQuery: ReadonlySet<string> = new Set(['notes', 'trades', 'messages']);

type TabId = (typeof tabs)[number]['id'];

function Terms({ file, onStale }: { file: CustomerFile; onStale: () => void }) {
  const { customerNumber } = file.customer;
  return (
    <>
      <Split data-gap={4}>
        <ProfileForm customerNumber={customerNumber} profile={file.profile} onStale={onStale} />
        <LimitsForm customerNumber={customerNumber} limits={file.limits} onStale={onStale} />
      </Split>
      <Guardrails guardrails={file.guardrails} />
      <DataRights customerNumber={customerNumber} closedAt={file.closedAt} />
    </>
  );
}

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
          {file?.closedAt && <Tag tone="danger">已销户</Tag>}
          {file && file.profile.risk !== 'low' && <Tag tone="warn">{`风险 ${risks[file.profile.risk]}`}</Tag>}
          {file?.profile.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {frozen.map(({ id, scope }) => (
            <Tag key={id} tone="danger">
              {`已冻结${scopeTexts[scope]}`}
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
          {tab === 'notes' && (
            <>
              <Notes customerNumber={customerNumber} />
              <SuspiciousCases customerNumber={customerNumber} />
            </>
          )}
          {tab === 'trades' && <Trades customerNumber={customerNumber} currencies={currenciesOf(file?.accounts)} />}
          {tab === 'messages' && (
            <>
              <Messages customerNumber={customerNumber} />
              <Deliveries customerNumber={customerNumber} />
              {file && <Preferences preferences={file.preferences} />}
            </>
          )}
          {!ownQuery.has(tab) && (
            <Loaded query={query} lines={10}>
              {(data) => (
                <>
                  {tab === 'overview' && <Overview file={data} />}
                  {tab === 'accounts' && <Accounts accounts={data.accounts} />}
                  {tab === 'ledger' && <Ledger customerNumber={customerNumber} accounts={data.accounts} />}
                  {tab === 'approvals' && (
                    <>
                      <Approvals file={data} />
                      <Consents consents={data.consents} />
                      {data.appropriateness.length > 0 && <Appropriateness given={data.appropriateness} />}
                      <Tasks customerNumber={customerNumber} tasks={data.tasks} />
                    </>
                  )}
                  {tab === 'terms' && <Terms file={data} onStale={() => void query.refetch()} />}
                  {tab === 'proposals' && <Proposals proposals={data.proposals} />}
                  {tab === 'devices' && (
                    <>
                      <Devices customerNumber={customerNumber} file={data} />
                      <SecondFactors customerNumber={customerNumber} factors={data.factors} />
                    </>
                  )}
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
