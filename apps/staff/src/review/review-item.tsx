import type { ReviewDecision, ReviewItem, StatusStep } from '@portal/contract/staff';
import { Button, Card, DateTime, LinkButton, Notice, Row, Split, Text } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { actorOf } from '../shared/page/actor-of';
import { Steps } from '../shared/page/steps';
import { useDecision } from '../shared/review/use-decision';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { Facts } from './facts';
import { decisionsFor, stepName, type KindSetup, type QueueKind } from './kinds';
import { PayDialog } from './pay-dialog';
import { PhoneCodeDialog } from './phone-code-dialog';
import { PayoutTarget } from './payout-target';
import { Pictures } from './pictures';
import { useTaken } from './use-taken';

const names: Readonly<Record<ReviewDecision, { label: string; done: string; key: string }>> = {
  approve: { label: '通过', done: '已通过', key: 'a' },
  refuse: { label: '拒绝', done: '已拒绝', key: 'r' },
  pay: { label: '付款', done: '已记为付款', key: 'p' },
};

type Props = {
  item: ReviewItem;
  setup: KindSetup;
  kind: QueueKind;
  onNext: () => void;
  onPrevious: () => void;
  /** The item has changed since it was loaded, or has been decided. */
  onStale: () => void;
};

/** Who decided what, and when. */
function Result({ last, setup }: { last: StatusStep | undefined; setup: KindSetup }) {
  if (!last) return '该事项已有结果。';
  return (
    <>
      该事项已有结果：{stepName(setup, last.status)}，{actorOf(last.actor)}，<DateTime value={last.at} />
    </>
  );
}

/** An item and its decisions. After a decision the next item is shown. */
export function ReviewItemView({ item, setup, kind, onNext, onPrevious, onStale }: Props) {
  const { review, identity, steps } = item;
  const last = steps[steps.length - 1];
  const refusals = kind === 'identity' ? steps.filter((step) => step.status === '3' && step !== last).length : 0;
  const can = useCan();
  const act = useAct();
  const [decide] = useDecision();
  const [asking, setAsking] = useState<ReviewDecision>();
  const [busy, setBusy] = useState(false);
  const takenBy = useTaken(review.kind, review.id, setup.decisions(review).length === 0);
  const decisions = decisionsFor(kind, review, can);
  const send = async (
    decision: ReviewDecision,
    more: { reason?: string; txHash?: string; reference?: string; verifyCode?: string } = {},
  ) => {
    if (busy) return undefined;
    setBusy(true);
    const args = { kind: review.kind, id: review.id, createdAt: review.createdAt, decision, ...more };
    const { error } = await act(() => decide(args), { done: `${review.id} ${names[decision].done}` });
    setBusy(false);
    if (error) {
      if (error.code !== 'staff.resubmitted' && error.code !== 'staff.state') return error.fields;
      setAsking(undefined);
      return void onStale();
    }
    setAsking(undefined);
    return void onNext();
  };
  // A phone that a colleague has requested proves itself by a code.
  const needsCode = review.kind === 'phone' && review.subject['requestedBy'] !== undefined;
  const press = (decision: ReviewDecision) =>
    decision === 'approve' && !needsCode ? void send(decision) : setAsking(decision);
  useKeys([
    ...decisions.map((decision) => ({
      key: names[decision].key,
      label: names[decision].label,
      run: () => press(decision),
    })),
    { key: 'n', label: '下一项', run: onNext },
    { key: 'j', label: '下一项', run: onNext },
    { key: 'k', label: '上一项', run: onPrevious },
  ]);
  return (
    <>
      {takenBy && (
        <Notice tone="warn" live title={`${takenBy} 正在处理该事项`}>
          可以按 N 处理下一项。两人同时处理时，以先提交的结果为准。
        </Notice>
      )}
      {refusals > 0 && (
        <Notice tone="info">{`该客户此前提交的身份资料曾被拒绝 ${refusals} 次，原因见下方的经过。`}</Notice>
      )}
      <Split data-gap={4} style={{ marginTop: takenBy || refusals > 0 ? 12 : 0 }}>
        <Card title={kind === 'withdraw' || kind === 'coin' ? '出金内容' : '提交的资料'}>
          {review.files.length > 0 ? (
            <Pictures kind={kind} files={review.files} />
          ) : (
            <Facts review={review} identity={identity} setup={setup} />
          )}
        </Card>
        <Card title="审核">
          {review.files.length > 0 && <Facts review={review} identity={identity} setup={setup} />}
          {(kind === 'withdraw' || kind === 'coin') && can('payout.pay') && <PayoutTarget pno={review.id} />}
          <Row data-gap={2} style={{ marginTop: 16 }}>
            {decisions.map((decision) => (
              <Button
                key={decision}
                tone={decision === 'refuse' ? 'danger' : 'primary'}
                busy={busy && asking === undefined && decision === 'approve'}
                aria-keyshortcuts={names[decision].key}
                onClick={() => press(decision)}
              >
                {`${names[decision].label} ${names[decision].key.toUpperCase()}`}
              </Button>
            ))}
            {(kind === 'withdraw' || kind === 'coin') && review.status === 3 && can('adjustment.propose') && (
              <LinkButton href={`/adjustments?returned=${review.id}`}>登记退回</LinkButton>
            )}
            <Button aria-keyshortcuts="n" onClick={onNext}>
              下一项 N
            </Button>
          </Row>
          {decisions.length === 0 && (
            <Text as="p" data-size={14} data-tone="soft" style={{ marginTop: 12 }}>
              {setup.decisions(review).length > 0 ? '您没有处理该事项的权限。' : <Result last={last} setup={setup} />}
            </Text>
          )}
        </Card>
      </Split>
      {steps.length > 0 && (
        <div style={{ marginTop: 16 }}>
          <Steps steps={steps} nameOf={(status) => stepName(setup, status)} />
        </div>
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          title="拒绝的原因"
          label="原因（客户可见）"
          templates={setup.reasons}
          confirmLabel="拒绝"
          onSend={async (reason) => void (await send('refuse', { reason }))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'approve' && (
        <PhoneCodeDialog
          review={review}
          onApprove={async (verifyCode) => void (await send('approve', { verifyCode }))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'pay' && (
        <PayDialog review={review} onPay={(proof) => send('pay', proof)} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}
