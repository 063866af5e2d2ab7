import { usePromotionsQuery } from '@portal/api-client/staff';
import type { Promotion } from '@portal/contract/staff';
import { Button, DateTime, Dialog, Money, Tag } from '@portal/ui';
import { useState } from 'react';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import { useKeys } from '../shared/keys/keys';
import type { ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress } from '../shared/list/use-list-address';
import { wholeList } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { useCan } from '../shared/session/me';
import { PromotionDetail } from './promotion-detail';
import { PromotionForm } from './promotion.form';
import { states } from './promotion-texts';

const columns: readonly ListColumn<Promotion>[] = [
  { id: 'title', head: '活动', width: 180, text: ({ title }) => title },
  { id: 'source', head: '来源', width: 80, text: ({ source }) => (source === 'brand' ? '品牌' : '后台') },
  {
    id: 'state',
    head: '状态',
    width: 90,
    text: ({ state }) => states[state].label,
    cell: ({ state }) => <Tag tone={states[state].tone}>{states[state].label}</Tag>,
  },
  {
    id: 'amount',
    head: '赠金（USD）',
    align: 'end',
    text: ({ amount }) => amount,
    cell: ({ amount }) => <Money value={amount} />,
  },
  { id: 'who', head: '对象', width: 110, text: ({ newCustomers }) => (newCustomers ? '新客户' : '员工发放') },
  {
    id: 'until',
    head: '结束',
    width: 140,
    text: ({ until }) => until,
    cell: ({ until }) => <DateTime value={until} show="minute" />,
  },
  { id: 'granted', head: '已发放', width: 80, align: 'end', text: ({ granted }) => String(granted) },
  { id: 'used', head: '已使用', width: 80, align: 'end', text: ({ used }) => String(used) },
  {
    id: 'cost',
    head: '成本（USD）',
    align: 'end',
    text: ({ cost }) => cost,
    cell: ({ cost }) => <Money value={cost} />,
  },
];

/** Promotions of the brand and of staff, with their cost from the ledger. */
export function PromotionsPage() {
  const can = useCan();
  const address = useListAddress([]);
  const query = usePromotionsQuery();
  const [openedId, setOpenedId] = useState<string>();
  const [creating, setCreating] = useState(false);
  const opened = query.currentData?.find(({ id }) => id === openedId);
  const manages = can('promotion.manage');
  useKeys(manages ? [{ key: 'c', label: '新建活动', run: () => setCreating(true) }] : []);
  return (
    <Page
      title="活动"
      actions={
        manages && (
          <Button size="small" tone="primary" aria-keyshortcuts="c" onClick={() => setCreating(true)}>
            新建活动 C
          </Button>
        )
      }
    >
      <StaffList
        id="promotions"
        name="活动"
        columns={columns}
        address={address}
        source={wholeList(query)}
        onOpen={({ id }) => setOpenedId(id)}
        empty={
          <NoRows title="还没有活动" filtered={false}>
            新建活动后可以发放优惠券，并在这里查看使用情况和成本。
          </NoRows>
        }
      />
      <Dialog open={creating} title="新建活动" onClose={() => setCreating(false)}>
        {creating && <PromotionForm onDone={() => setCreating(false)} />}
      </Dialog>
      <DetailDrawer open={opened !== undefined} title={opened?.title ?? ''} onClose={() => setOpenedId(undefined)}>
        {opened && <PromotionDetail key={opened.id} promotion={opened} onDone={() => setOpenedId(undefined)} />}
      </DetailDrawer>
    </Page>
  );
}
