import { useAuditLogQuery, useLazyAuditLogQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { AuditEntry } from '@portal/contract/staff';
import { DateTime, DefinitionList, Stack } from '@portal/ui';
import { useState } from 'react';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import { FileButton } from '../shared/browser/file-button';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { Page } from '../shared/page/page';
import { actText } from './act-texts';
import { Changes } from './changes';

const columns: readonly ListColumn<AuditEntry, 'at'>[] = [
  { id: 'at', head: '时间', sort: 'at', width: 170, text: ({ at }) => at, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'actor', head: '操作人', width: 190, text: ({ actor }) => actorOf(actor) },
  { id: 'act', head: '操作', width: 130, text: ({ act }) => actText(act) },
  { id: 'code', head: '操作代码', text: ({ act }) => act },
  { id: 'subject', head: '对象', width: 160, text: ({ subject }) => subject },
  { id: 'before', head: '操作前', text: ({ before }) => (before === 'null' ? '' : before) },
  { id: 'after', head: '操作后', text: ({ after }) => (after === 'null' ? '' : after) },
  { id: 'address', head: '来源地址', width: 130, text: ({ address }) => address ?? '' },
  { id: 'request', head: '请求', extra: true, text: ({ requestId }) => requestId ?? '' },
];

const filters: readonly ListFilter[] = [
  { name: 'actor', label: '操作人', kind: 'text', placeholder: '邮箱或客户编号' },
  { name: 'act', label: '操作代码', kind: 'text', placeholder: '例如 customer.read' },
  { name: 'subject', label: '对象', kind: 'text', placeholder: '客户编号或 payout:单号' },
  { name: 'requestId', label: '请求', kind: 'text' },
  { name: 'startDate', label: '开始日期', kind: 'day' },
  { name: 'endDate', label: '结束日期', kind: 'day' },
];

function Detail({ entry }: { entry: AuditEntry }) {
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          { id: 'at', term: '时间', value: <DateTime value={entry.at} /> },
          { id: 'actor', term: '操作人', value: actorOf(entry.actor) },
          { id: 'act', term: '操作', value: actText(entry.act), note: entry.act },
          { id: 'subject', term: '对象', value: entry.subject },
          { id: 'address', term: '来源地址', value: entry.address ?? '–' },
          { id: 'request', term: '请求', value: entry.requestId ?? '–' },
        ]}
      />
      <Changes before={entry.before} after={entry.after} />
    </Stack>
  );
}

/** Who did what, when, from where, with the values before and after. */
export function AuditPage() {
  const address = useListAddress(filters, '-at');
  const [load] = useLazyAuditLogQuery();
  const args = address.values;
  const source = usePages(useAuditLogQuery, { ...args, ...sortOf(columns, address.sort) }, load, {
    idOf: ({ id }) => id,
  });
  const [opened, setOpened] = useState<AuditEntry>();
  return (
    <Page
      title="审计"
      actions={
        <FileButton request={staffRequests.auditCsv} args={args} fileName="审计.csv">
          导出全部记录
        </FileButton>
      }
    >
      <StaffList
        id="audit"
        name="审计"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        empty={
          <NoRows title="还没有记录" filtered={Object.keys(args).length > 0}>
            员工查看客户资料和办理业务的每一步都会记录在这里。
          </NoRows>
        }
      />
      <DetailDrawer
        open={opened !== undefined}
        title={opened ? actText(opened.act) : ''}
        onClose={() => setOpened(undefined)}
      >
        {opened && <Detail entry={opened} />}
      </DetailDrawer>
    </Page>
  );
}
