import { useEndPromotionMutation, useGrantCouponMutation, usePromotionCouponsQuery } from '@portal/api-client/staff';
import type { GrantedCoupon, Promotion } from '@portal/contract/staff';
import { string, object } from '@portal/rules/yup';
import {
  Button,
  DateTime,
  DefinitionList,
  Empty,
  Money,
  Pagination,
  Row,
  Stack,
  Table,
  Tag,
  type Column,
} from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { Loaded } from '../shared/page/loaded';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { states } from './promotion-texts';

const couponStates = {
  ready: { label: '可使用', tone: 'info' },
  used: { label: '已使用', tone: 'ok' },
  expired: { label: '已过期', tone: 'plain' },
} as const;

const columns: readonly Column<GrantedCoupon>[] = [
  { id: 'customer', head: '客户', primary: true, cell: ({ customerNumber }) => customerNumber },
  {
    id: 'state',
    head: '状态',
    cell: ({ state }) => <Tag tone={couponStates[state].tone}>{couponStates[state].label}</Tag>,
  },
  { id: 'granted', head: '发放时间', cell: ({ grantedAt }) => <DateTime value={grantedAt} show="minute" /> },
  { id: 'pno', head: '入金单号', cell: ({ pno }) => pno ?? '–' },
  { id: 'cost', head: '成本', align: 'end', cell: ({ cost }) => (cost ? <Money value={cost} currency="USD" /> : '–') },
];

const schema = object({
  customerNumber: string()
    .required('请填写客户编号')
    .matches(/^\d{1,15}$/, '客户编号为数字'),
});

function GrantForm({ id }: { id: string }) {
  const act = useAct();
  const [grant] = useGrantCouponMutation();
  const form = useForm({
    initialValues: { customerNumber: '' },
    schema,
    onSubmit: async ({ customerNumber }) => {
      const { error } = await act(() => grant({ id, customerNumber }), { quiet: true, done: '已发放，并已通知客户' });
      if (!error) form.reset();
      return error;
    },
  });
  return (
    <Form form={form} label="发放优惠券">
      <FormTextField name="customerNumber" label="发放给客户（编号）" inputMode="numeric" />
      <SubmitButton size="small">发放</SubmitButton>
    </Form>
  );
}

/** One promotion: its terms and cost, who has its coupon, granting and ending. */
export function PromotionDetail({ promotion, onDone }: { promotion: Promotion; onDone: () => void }) {
  const can = useCan();
  const act = useAct();
  const [end] = useEndPromotionMutation();
  const [pageNo, setPageNo] = useState(1);
  const [ending, setEnding] = useState(false);
  const { id, source, state } = promotion;
  const query = usePromotionCouponsQuery({ id, pageNo, pageSize: 20 });
  const manages = can('promotion.manage') && source === 'staff';
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          { id: 'state', term: '状态', value: <Tag tone={states[state].tone}>{states[state].label}</Tag> },
          { id: 'coupon', term: '优惠券', value: promotion.coupon },
          { id: 'amount', term: '赠金', value: <Money value={promotion.amount} currency="USD" /> },
          { id: 'min', term: '最低入金', value: <Money value={promotion.minDeposit} currency="USD" /> },
          {
            id: 'budget',
            term: '预算',
            value: promotion.budget === undefined ? '未设' : <Money value={promotion.budget} currency="USD" />,
          },
          { id: 'committed', term: '已发放赠金', value: <Money value={promotion.committed} currency="USD" /> },
          { id: 'from', term: '开始', value: <DateTime value={promotion.from} show="minute" /> },
          { id: 'until', term: '结束', value: <DateTime value={promotion.until} show="minute" /> },
          { id: 'granted', term: '已发放', value: String(promotion.granted) },
          { id: 'used', term: '已使用', value: String(promotion.used) },
          { id: 'cost', term: '已发生成本', value: <Money value={promotion.cost} currency="USD" /> },
        ]}
      />
      {manages && state === 'running' && <GrantForm id={id} />}
      {manages && state !== 'ended' && (
        <Row>
          <Button size="small" tone="danger" onClick={() => setEnding(true)}>
            结束活动
          </Button>
        </Row>
      )}
      <Loaded query={query}>
        {({ list, total, pageSize }) => (
          <>
            <Table
              caption="优惠券"
              columns={columns}
              rows={list}
              rowKey={(coupon) => coupon.id}
              empty={<Empty title="还没有发放">发放或由新客户领取的优惠券会列在这里。</Empty>}
            />
            <Pagination pageNo={pageNo} pageSize={pageSize} total={total} onPage={setPageNo} />
          </>
        )}
      </Loaded>
      {ending && (
        <ReasonDialog
          title={`结束“${promotion.title}”`}
          label="结束的原因"
          templates={['预算已用完', '活动条件有误', '合规要求']}
          confirmLabel="结束活动"
          onClose={() => setEnding(false)}
          onSend={async (reason) => {
            const { error } = await act(() => end({ id, reason }), { done: '活动已结束，已发放的优惠券仍可使用' });
            if (!error) onDone();
          }}
        />
      )}
    </Stack>
  );
}
