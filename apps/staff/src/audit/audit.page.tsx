import { useAuditLogQuery, useLazyAuditLogQuery } from '@portal/api-client/staff';
import type { OkOf } from '@portal/contract/kernel';
import type { staffCalls } from '@portal/contract/staff';
import { DateTime, Drawer, Empty, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import type { ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { Page } from '../shared/page/page';
import { JsonLines } from './json-lines';

type Entry = OkOf<(typeof staffCalls)['auditLog']>['list'][number];

const columns: readonly ListColumn<Entry>[] = [
  { id: 'at', head: '时间', width: 170, text: ({ at }) => at, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'actor', head: '操作人', text: ({ actor }) => actorOf(actor) },
  { id: 'act', head: '操作', text: ({ act }) => act },
  { id: 'before', head: '操作前', text: ({ before }) => before },
  { id: 'after', head: '操作后', text: ({ after }) => after },
  { id: 'address', head: '来源地址', width: 130, text: ({ address }) => address ?? '' },
];

const filters: readonly ListFilter[] = [
  { name: 'subject', label: '对象', kind: 'text', placeholder: '例如 payout:W260101ABCDEFGH' },
];

/** Who did what, when, from where, with the values before and after. */
export function AuditPage() {
  const address = useListAddress(filters);
  const subject = address.values['subject'] ?? '';
  const ready = subject.length >= 3;
  const [load] = useLazyAuditLogQuery();
  const source = usePages(useAuditLogQuery, { subject }, load, !ready);
  const [opened, setOpened] = useState<Entry>();
  return (
    <Page title="操作记录">
      <StaffList
        id="audit"
        name="操作记录"
        {...{ columns, filters, address }}
        source={ready ? source : { ...source, total: 0 }}
        rowKey={({ id }) => id}
        onOpen={setOpened}
        empty={
          ready ? (
            <NoRows title="没有记录" filtered />
          ) : (
            <Empty title="输入要查询的对象">例如客户 customer:编号、出金 payout:单号、身份认证 identity:编号</Empty>
          )
        }
      />
      <Drawer open={opened !== undefined} title={opened?.act ?? ''} onClose={() => setOpened(undefined)}>
        {opened && (
          <Stack data-gap={4}>
            <Text data-size={14}>
              {actorOf(opened.actor)} · <DateTime value={opened.at} />
            </Text>
            <JsonLines title="操作前" json={opened.before} />
            <JsonLines title="操作后" json={opened.after} />
          </Stack>
        )}
      </Drawer>
    </Page>
  );
}
