import { useHttp } from '@portal/api-client';
import { addressOf } from '@portal/api-client/http';
import { useDecideAgreementMutation } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { Agreement } from '@portal/contract/staff';
import { Button, DateTime, DefinitionList, Dialog, Row, Stack, Tag, Text, type Definition } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { actorOf } from '../shared/page/actor-of';
import { DocumentPicture } from '../shared/page/document-picture';
import { useAct } from '../shared/session/act';
import { useCan, useIsOwn } from '../shared/session/me';
import { AgreementEndForm } from './agreement-end.form';
import { agreementStatuses, periodOf, proposerOf, isWaiting } from './introducer-texts';
import { TiersTable } from './tiers-table';

const facts = (agreement: Agreement): Definition[] => {
  const { status, end } = agreement;
  return [
    { id: 'introducer', term: '介绍人', value: agreement.introducer, note: `客户 ${agreement.customerNumber}` },
    { id: 'version', term: '版本', value: String(agreement.version) },
    {
      id: 'status',
      term: '状态',
      value: <Tag tone={agreementStatuses[status].tone}>{agreementStatuses[status].label}</Tag>,
    },
    { id: 'period', term: '生效期', value: periodOf(agreement) },
    {
      id: 'proposed',
      term: '提出',
      value: actorOf(agreement.proposedBy),
      note: <DateTime value={agreement.proposedAt} />,
    },
    ...(agreement.decidedBy
      ? [
          {
            id: 'decided',
            term: '决定',
            value: actorOf(agreement.decidedBy),
            note: <DateTime value={agreement.decidedAt} />,
          },
        ]
      : []),
    ...(agreement.refusal ? [{ id: 'refusal', term: '拒绝原因', value: agreement.refusal }] : []),
    ...(end
      ? [
          { id: 'end', term: '终止月份', value: end.month, note: end.reason },
          {
            id: 'endProposed',
            term: '提出终止',
            value: actorOf(end.proposedBy),
            note: <DateTime value={end.proposedAt} />,
          },
          ...(end.decidedBy ? [{ id: 'endDecided', term: '批准终止', value: actorOf(end.decidedBy) }] : []),
        ]
      : []),
  ];
};

/** One agreement with its signed document; its decision, and that of its end, by another member than the one who proposed it. */
export function AgreementDetail({ agreement, onDone }: { agreement: Agreement; onDone: () => void }) {
  const http = useHttp();
  const can = useCan();
  const isOwn = useIsOwn();
  const act = useAct();
  const [decide, { isLoading }] = useDecideAgreementMutation();
  const [asking, setAsking] = useState<'refuse' | 'end'>();
  const { id, status } = agreement;
  const waits = isWaiting(agreement);
  const own = isOwn(proposerOf(agreement));
  const decides = waits && !own && can('agreement.approve');
  const what = status === 4 ? '终止' : '协议';
  const approve = async () => {
    const { error } = await act(() => decide({ id, decision: 'approve' }), { done: `${what}已批准` });
    if (!error) onDone();
  };
  useKeys(
    decides
      ? [
          { key: 'a', label: `批准${what}`, run: () => void approve() },
          { key: 'r', label: '拒绝', run: () => setAsking('refuse') },
        ]
      : [],
  );
  return (
    <Stack data-gap={4}>
      <DefinitionList items={facts(agreement)} />
      <TiersTable tiers={agreement.tiers} />
      {can('agreement.propose', 'agreement.approve') && (
        <DocumentPicture address={addressOf(http, staffRequests.agreementDocument, { id })} label="已签署的协议" />
      )}
      {waits && own && (
        <Text data-size={14} data-tone="soft">
          须由另一位员工决定。
        </Text>
      )}
      <Row data-gap={2}>
        {decides && (
          <>
            <Button tone="primary" busy={isLoading} aria-keyshortcuts="a" onClick={() => void approve()}>
              {`批准${what} A`}
            </Button>
            <Button tone="danger" aria-keyshortcuts="r" onClick={() => setAsking('refuse')}>
              拒绝 R
            </Button>
          </>
        )}
        {status === 2 && can('agreement.propose') && <Button onClick={() => setAsking('end')}>提出终止</Button>}
      </Row>
      <Dialog open={asking === 'end'} title="提出终止" onClose={() => setAsking(undefined)}>
        {asking === 'end' && <AgreementEndForm id={id} onDone={onDone} />}
      </Dialog>
      {asking === 'refuse' && (
        <ReasonDialog
          title={`拒绝${what}`}
          label="原因"
          templates={status === 4 ? ['证据不足', '月份有误'] : ['签署不完整', '佣金表有误', '月份有误']}
          confirmLabel="拒绝"
          onClose={() => setAsking(undefined)}
          onSend={async (reason) => {
            const { error } = await act(() => decide({ id, decision: 'refuse', reason }), { done: `${what}已拒绝` });
            if (!error) onDone();
          }}
        />
      )}
    </Stack>
  );
}
