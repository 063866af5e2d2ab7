import { useHttp, useIdempotencyKey } from '@portal/api-client';
import { addressOf } from '@portal/api-client/http';
import { useDecideAdjustmentMutation, useProposeAdjustmentMutation } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { Adjustment } from '@portal/contract/staff';
import { Button, DateTime, DefinitionList, Money, Row, Stack, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { useAct } from '../shared/session/act';
import { useCan, useIsOwn } from '../shared/session/me';
import { statuses } from './adjustment-texts';
import { actorOf } from '../shared/page/actor-of';
import { DocumentPicture } from '../shared/page/document-picture';

/** One adjustment, and its decision by another member than the one who proposed it. */
export function AdjustmentDetail({ adjustment, onDone }: { adjustment: Adjustment; onDone: () => void }) {
  const http = useHttp();
  const can = useCan();
  const isOwn = useIsOwn();
  const act = useAct();
  const { run } = useIdempotencyKey();
  const [decide, { isLoading }] = useDecideAdjustmentMutation();
  const [propose] = useProposeAdjustmentMutation();
  const [asking, setAsking] = useState<'refuse' | 'reverse'>();
  const { id, number, status, kind } = adjustment;
  const own = isOwn(adjustment.proposedBy);
  const approve = async () => {
    const { error } = await act(() => decide({ id, decision: 'approve' }), { done: `${number} 已记账` });
    if (!error) onDone();
  };
  const send = async (reason: string) => {
    const { error } =
      asking === 'refuse'
        ? await act(() => decide({ id, decision: 'refuse', reason }), { done: `${number} 已拒绝` })
        : await act(
            () => run((idempotencyKey) => propose({ kind: 'reversal', reference: number, reason, idempotencyKey })),
            { done: '已提出冲销，等待另一位员工批准' },
          );
    if (!error) onDone();
  };
  const decides = status === 1 && !own && can('adjustment.approve');
  useKeys(
    decides
      ? [
          { key: 'a', label: '批准并记账', run: () => void approve() },
          { key: 'r', label: '拒绝', run: () => setAsking('refuse') },
        ]
      : [],
  );
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          { id: 'number', term: '编号', value: number },
          {
            id: 'status',
            term: '状态',
            value: <Tag tone={statuses[status].tone}>{statuses[status].label}</Tag>,
          },
          {
            id: 'amount',
            term: '金额',
            value: <Money value={adjustment.amount} currency={adjustment.currency} signed />,
          },
          { id: 'customer', term: '客户', value: adjustment.customerNumber },
          { id: 'account', term: '账户', value: adjustment.account },
          ...(adjustment.reference ? [{ id: 'reference', term: '关联单号', value: adjustment.reference }] : []),
          { id: 'reason', term: '说明', value: adjustment.reason },
          {
            id: 'proposed',
            term: '提出',
            value: actorOf(adjustment.proposedBy),
            note: <DateTime value={adjustment.proposedAt} />,
          },
          ...(adjustment.decidedBy
            ? [
                {
                  id: 'decided',
                  term: '决定',
                  value: actorOf(adjustment.decidedBy),
                  note: <DateTime value={adjustment.decidedAt} />,
                },
              ]
            : []),
          ...(adjustment.refusal ? [{ id: 'refusal', term: '拒绝原因', value: adjustment.refusal }] : []),
        ]}
      />
      {adjustment.hasDocument && (
        <DocumentPicture address={addressOf(http, staffRequests.adjustmentDocument, { id })} label="凭证图片" />
      )}
      {status === 1 && own && (
        <Text data-size={14} data-tone="soft">
          须由另一位员工决定。
        </Text>
      )}
      <Row data-gap={2}>
        {decides && (
          <>
            <Button tone="primary" busy={isLoading} aria-keyshortcuts="a" onClick={() => void approve()}>
              批准并记账 A
            </Button>
            <Button tone="danger" aria-keyshortcuts="r" onClick={() => setAsking('refuse')}>
              拒绝 R
            </Button>
          </>
        )}
        {status === 2 &&
          ['deposit', 'correction', 'goodwill', 'feeRefund'].includes(kind) &&
          can('adjustment.propose') && <Button onClick={() => setAsking('reverse')}>提出冲销</Button>}
      </Row>
      {asking && (
        <ReasonDialog
          title={asking === 'refuse' ? '拒绝调整' : '冲销调整'}
          label="说明"
          templates={asking === 'refuse' ? ['依据不足', '金额有误', '账户有误'] : ['重复记账', '依据有误']}
          confirmLabel={asking === 'refuse' ? '拒绝' : '提出冲销'}
          onSend={send}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}
