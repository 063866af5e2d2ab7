import { useAgreementsQuery, useLazyAgreementsQuery } from '@portal/api-client/staff';
import type { Agreement } from '@portal/contract/staff';
import { DateTime, Tag } from '@portal/ui';
import { useState } from 'react';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { useCan, useIsOwn } from '../shared/session/me';
import { AgreementDetail } from './agreement-detail';
import { agreementStatuses, periodOf, proposerOf, isWaiting } from './introducer-texts';

type Sort = 'proposedAt' | 'customer' | 'from';

const columns: readonly ListColumn<Agreement, Sort>[] = [
  { id: 'introducer', head: '介绍人', width: 90, text: ({ introducer }) => introducer },
  { id: 'customer', head: '客户编号', sort: 'customer', text: ({ customerNumber }) => customerNumber },
  { id: 'version', head: '版本', width: 60, align: 'end', text: ({ version }) => String(version) },
  { id: 'period', head: '生效期', sort: 'from', width: 190, text: periodOf },
  {
    id: 'status',
    head: '状态',
    width: 100,
    text: ({ status }) => agreementStatuses[status].label,
    cell: ({ status }) => <Tag tone={agreementStatuses[status].tone}>{agreementStatuses[status].label}</Tag>,
  },
  {
    id: 'proposedBy',
    head: '提出',
    width: 160,
    text: (agreement) => actorOf(proposerOf(agreement)),
  },
  {
    id: 'proposedAt',
    sort: 'proposedAt',
    head: '提出时间',
    width: 140,
    text: ({ proposedAt, end }) => end?.proposedAt ?? proposedAt,
    cell: ({ proposedAt, end }) => <DateTime value={end?.proposedAt ?? proposedAt} show="minute" />,
  },
];

const filters: readonly ListFilter[] = [
  { name: 'waiting', label: '状态', kind: 'choice', options: [{ value: 'true', label: '待批准' }] },
];

/** Agreements of all introducers. */
export function AgreementList() {
  const address = useListAddress(filters, '-proposedAt');
  const [load] = useLazyAgreementsQuery();
  const waiting = address.values['waiting'] === 'true';
  const args = { ...(waiting && { waiting }), ...sortOf(columns, address.sort) };
  const source = usePages(useAgreementsQuery, args, load, { poll: true, idOf: ({ id }) => id });
  const [opened, setOpened] = useState<Agreement>();
  const can = useCan();
  const isOwn = useIsOwn();
  const close = () => setOpened(undefined);
  return (
    <>
      <StaffList
        id="agreements"
        name="协议"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        onApprove={(agreement) =>
          isWaiting(agreement) && !isOwn(proposerOf(agreement)) && can('agreement.approve')
            ? { label: '查看协议并审批', run: () => setOpened(agreement) }
            : undefined
        }
        empty={
          <NoRows title="还没有协议" filtered={waiting}>
            在介绍人的页面提出协议，由另一位员工批准后按月计佣。
          </NoRows>
        }
      />
      <DetailDrawer open={opened !== undefined} title="介绍人协议" onClose={close}>
        {opened && <AgreementDetail agreement={opened} onDone={close} />}
      </DetailDrawer>
    </>
  );
}
