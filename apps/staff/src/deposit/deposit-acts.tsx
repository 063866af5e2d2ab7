import { useResolveDepositMutation } from '@portal/api-client/staff';
import type { DepositResolution } from '@portal/contract/kernel';
import type { ChannelNotification, StaffDeposit } from '@portal/contract/staff';
import { Button, DateTime, Money, Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { resolutions } from './deposit-texts';

const keys: Readonly<Record<DepositResolution, string>> = { credit: 'a', refund: 'f', reject: 'r' };

const templates: Readonly<Record<DepositResolution, readonly string[]>> = {
  credit: ['与客户核实，按实收金额入账'],
  refund: ['金额不符，已在渠道退款', '重复付款，已在渠道退款', '应客户要求退款'],
  reject: ['未查到该笔款项', '付款人不是客户本人'],
};

type PaymentProps = {
  deposit: StaffDeposit;
  payment: ChannelNotification;
  /** Whether the keys are for this payment: for the oldest one. */
  hasKeys: boolean;
};

/** A payment that waits for a decision, and what can be decided on it. */
function WaitingPayment({ deposit: { pno, status }, payment, hasKeys }: PaymentProps) {
  const act = useAct();
  const [resolveDeposit] = useResolveDepositMutation();
  const [asked, setAsked] = useState<DepositResolution>();
  const { eventId, amount, currency, paidAt } = payment;
  const acts: readonly DepositResolution[] = [
    ...(status === 'mismatch' ? (['credit'] as const) : []),
    'refund',
    'reject',
  ];
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
  notifications: readonly ChannelNotification[];
};

/** What can be done with a deposit in its present state. */
export function DepositActs({ deposit, notifications }: Props) {
  const can = useCan();
  const waiting = can('deposit.resolve') ? notifications.filter(({ open }) => open).reverse() : [];
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
