import { useResolveDepositMutation } from '@portal/api-client/staff';
import type { DepositResolution } from '@portal/contract/kernel';
import type { StaffDeposit, SuspendedPayment } from '@portal/contract/staff';
import { Button, DateTime, Money, Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { differenceText, resolutions } from './deposit-texts';

const keys: Readonly<Record<DepositResolution, string>> = { credit: 'a', refund: 'f', reject: 'r' };

const templates: Readonly<Record<DepositResolution, readonly string[]>> = {
  credit: ['与客户核实，按实收金额入账'],
  refund: ['付款不符，原路退回', '重复付款，原路退回', '应客户要求退款'],
  reject: ['渠道未收到该笔款项'],
};

type PaymentProps = {
  deposit: StaffDeposit;
  payment: SuspendedPayment;
  /** Whether the keys are for this payment: for the oldest one. */
  hasKeys: boolean;
};

/** A payment that waits for a decision, and what can be decided on it. */
function WaitingPayment({ deposit: { pno }, payment, hasKeys }: PaymentProps) {
  const act = useAct();
  const [resolveDeposit] = useResolveDepositMutation();
  const [asked, setAsked] = useState<DepositResolution>();
  const { eventId, amount, currency, merchantId, ordered, acts, credits, paidAt, refundFailure } = payment;
  useKeys(
    hasKeys ? acts.map((one) => ({ key: keys[one], label: resolutions[one].act, run: () => setAsked(one) })) : [],
  );
  const send = async (reason: string) => {
    if (!asked) return;
    const { error } = await act(() => resolveDeposit({ pno, eventId, act: asked, reason }), {
      done: `${pno} ${resolutions[asked].done}`,
    });
    if (!error) setAsked(undefined);
  };
  return (
    <Stack data-gap={2} role="group" aria-label={`待处理的付款 ${amount ?? ''} ${currency}`}>
      <Text data-size={14}>
        待处理的付款：
        <Money value={amount} currency={currency} />
        ，支付于 <DateTime value={paidAt} />
      </Text>
      <Text data-size={14}>
        原因：{differenceText(payment)}。应付 <Money value={ordered?.amount} currency={ordered?.currency ?? ''} />
        {ordered && ordered.merchantId !== merchantId && `，应付商户 ${ordered.merchantId}，实付商户 ${merchantId}`}
      </Text>
      {credits !== undefined && (
        <Text data-size={14}>
          可入账：
          <Money value={credits} currency="USD" />
        </Text>
      )}
      {refundFailure !== undefined && (
        <Text data-size={14} data-tone="danger">
          渠道拒绝退款：{refundFailure}
        </Text>
      )}
      <Row data-gap={2}>
        {acts.map((one) => (
          <Button
            key={one}
            size="small"
            tone={one === 'credit' ? 'primary' : one === 'refund' ? 'secondary' : 'danger'}
            aria-keyshortcuts={hasKeys ? keys[one] : undefined}
            onClick={() => setAsked(one)}
          >
            {hasKeys ? `${resolutions[one].act} ${keys[one].toUpperCase()}` : resolutions[one].act}
          </Button>
        ))}
      </Row>
      {asked && (
        <ReasonDialog
          title={`${resolutions[asked].act}：${amount ?? ''} ${currency}`}
          label={`${resolutions[asked].text}说明`}
          templates={templates[asked]}
          confirmLabel={resolutions[asked].act}
          tone={asked === 'credit' ? 'primary' : 'danger'}
          onSend={send}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

/** A chargeback is an adjustment: another member decides, and it needs a document. */
function Chargeback({ pno }: { pno: string }) {
  const navigate = useNavigate();
  const begin = () => void navigate(`/adjustments?chargeback=${pno}`);
  useKeys([{ key: 'c', label: '登记拒付', run: begin }]);
  return (
    <span>
      <Button size="small" tone="danger" aria-keyshortcuts="c" onClick={begin}>
        登记拒付 C
      </Button>
    </span>
  );
}

type Props = {
  deposit: StaffDeposit;
  /** Newest first. */
  suspended: readonly SuspendedPayment[];
};

/** What can be done with a deposit in its present state. */
export function DepositActs({ deposit, suspended }: Props) {
  const can = useCan();
  const waiting = can('deposit.resolve') ? suspended.filter(({ acts }) => acts.length > 0).reverse() : [];
  const canChargeBack = deposit.status === 'paid' && can('adjustment.propose');
  if (waiting.length === 0 && !canChargeBack) return null;
  return (
    <Stack data-gap={3} style={{ marginTop: 16 }}>
      {waiting.map((payment, at) => (
        <WaitingPayment key={payment.eventId} deposit={deposit} payment={payment} hasKeys={at === 0} />
      ))}
      {canChargeBack && <Chargeback pno={deposit.pno} />}
    </Stack>
  );
}
