import { useCommissionsQuery, useIntroducerDetailQuery } from '@portal/api-client/staff';
import type { Agreement, Commission } from '@portal/contract/staff';
import {
  Button,
  Card,
  DateTime,
  DefinitionList,
  Dialog,
  Empty,
  Money,
  Pagination,
  Split,
  Stack,
  Table,
  Tag,
  TextLink,
  type Column,
} from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import { useKeys } from '../shared/keys/keys';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useCan } from '../shared/session/me';
import { AgreementDetail } from './agreement-detail';
import { AgreementForm } from './agreement.form';
import { Clients } from './clients';
import { CommissionDetail } from './commission-detail';
import { agreementStatuses, channelText, periodOf, statusOf } from './introducer-texts';

const agreementColumns = (open: (id: string) => void): Column<Agreement>[] => [
  {
    id: 'version',
    head: '版本',
    primary: true,
    cell: ({ id, version }) => (
      <Button size="small" onClick={() => open(id)}>
        {`版本 ${version}`}
      </Button>
    ),
  },
  { id: 'period', head: '生效期', cell: periodOf },
  {
    id: 'status',
    head: '状态',
    cell: ({ status }) => <Tag tone={agreementStatuses[status].tone}>{agreementStatuses[status].label}</Tag>,
  },
  { id: 'proposed', head: '提出时间', cell: ({ proposedAt }) => <DateTime value={proposedAt} show="minute" /> },
];

const commissionColumns = (open: (id: string) => void): Column<Commission>[] => [
  {
    id: 'month',
    head: '月份',
    primary: true,
    cell: ({ id, month }) => (
      <Button size="small" onClick={() => open(id)}>
        {month}
      </Button>
    ),
  },
  { id: 'lots', head: '手数', align: 'end', cell: ({ lots }) => lots },
  { id: 'amount', head: '应付', align: 'end', cell: ({ amount }) => <Money value={amount} currency="USD" /> },
  {
    id: 'status',
    head: '状态',
    cell: (commission) => <Tag tone={statusOf(commission).tone}>{statusOf(commission).label}</Tag>,
  },
];

const pageSize = 24;

function Months({ customerNumber }: { customerNumber: string }) {
  const [pageNo, setPageNo] = useState(1);
  const [openedId, setOpenedId] = useState<string>();
  const query = useCommissionsQuery({ customerNumber, pageNo, pageSize });
  const opened = query.currentData?.list.find(({ id }) => id === openedId);
  const close = () => setOpenedId(undefined);
  return (
    <Loaded query={query} lines={6}>
      {({ list, total }) => (
        <>
          <Table
            caption="佣金月份"
            columns={commissionColumns(setOpenedId)}
            rows={list}
            rowKey={({ id }) => id}
            empty={<Empty title="还没有核算的月份">协议生效后，每月核算上一个月</Empty>}
          />
          <Pagination pageNo={pageNo} pageSize={pageSize} total={total} onPage={setPageNo} />
          <DetailDrawer open={opened !== undefined} title={opened ? `${opened.month} 佣金` : ''} onClose={close}>
            {opened && <CommissionDetail commission={opened} onDone={close} />}
          </DetailDrawer>
        </>
      )}
    </Loaded>
  );
}

function Agreements({ agreements }: { agreements: readonly Agreement[] }) {
  const [openedId, setOpenedId] = useState<string>();
  const opened = agreements.find(({ id }) => id === openedId);
  const close = () => setOpenedId(undefined);
  return (
    <>
      <Table
        caption="协议版本"
        columns={agreementColumns(setOpenedId)}
        rows={agreements}
        rowKey={({ id }) => id}
        empty={<Empty title="还没有协议">提出协议并由另一位员工批准后开始计佣</Empty>}
      />
      <DetailDrawer open={opened !== undefined} title="介绍人协议" onClose={close}>
        {opened && <AgreementDetail agreement={opened} onDone={close} />}
      </DetailDrawer>
    </>
  );
}

/** One introducer: the agreement with its versions, the months with their commission, the clients. */
export function IntroducerPage() {
  const { id = '' } = useParams();
  const can = useCan();
  const query = useIntroducerDetailQuery({ id });
  const [proposing, setProposing] = useState(false);
  const customerNumber = query.currentData?.introducer.customerNumber;
  const proposes = can('agreement.propose') && customerNumber !== undefined;
  useKeys(proposes ? [{ key: 'c', label: '提出协议', run: () => setProposing(true) }] : []);
  return (
    <Page
      title={query.currentData ? `介绍人 ${query.currentData.introducer.name}` : '介绍人'}
      back={{ href: '/introducers', label: '介绍人' }}
      actions={
        proposes && (
          <Button size="small" tone="primary" aria-keyshortcuts="c" onClick={() => setProposing(true)}>
            提出协议 C
          </Button>
        )
      }
    >
      <Loaded query={query} lines={10}>
        {({ introducer, agreements, publishedTiers }) => (
          <>
            <Split data-gap={4}>
              <Stack data-gap={4}>
                <Card title="协议" flush>
                  <Agreements agreements={agreements} />
                </Card>
                <Card title="佣金" flush>
                  {customerNumber ? <Months customerNumber={customerNumber} /> : <Empty title="还没有佣金" />}
                </Card>
                <Card title="客户" flush>
                  {customerNumber ? (
                    <Clients customerNumber={customerNumber} />
                  ) : (
                    <Empty title="该介绍人还没有客户账户">用申请时的手机注册后即可介绍客户</Empty>
                  )}
                </Card>
              </Stack>
              <Card title="介绍人">
                <DefinitionList
                  items={[
                    { id: 'phone', term: '手机', value: introducer.mobilePhone },
                    { id: 'city', term: '城市', value: introducer.city },
                    { id: 'channel', term: '渠道', value: channelText(introducer.channel) },
                    {
                      id: 'customer',
                      term: '客户编号',
                      value: customerNumber ? (
                        <TextLink href={`/customers/${customerNumber}`}>{customerNumber}</TextLink>
                      ) : (
                        '–'
                      ),
                    },
                    { id: 'clients', term: '客户数', value: String(introducer.clients) },
                    { id: 'paid', term: '已付奖励', value: <Money value={introducer.paid} currency="USD" /> },
                    {
                      id: 'commission',
                      term: '已付佣金',
                      value: <Money value={introducer.commission} currency="USD" />,
                    },
                  ]}
                />
              </Card>
            </Split>
            <Dialog open={proposing} title="提出协议" onClose={() => setProposing(false)}>
              {proposing && (
                <AgreementForm
                  introducerId={id}
                  tiers={agreements[0]?.tiers ?? publishedTiers}
                  onDone={() => setProposing(false)}
                />
              )}
            </Dialog>
          </>
        )}
      </Loaded>
    </Page>
  );
}
