import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { failureOf } from '@portal/api-client/http';
import { useAddTransferMutation, useMt5AddTransferMutation } from '@portal/api-client/transfer';
import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { formatAmount, groupDigits, leastAtRate, minor, transferRate } from '@portal/rules/money';
import { Icon, ArrowDownUpIcon, Button, Row } from '@portal/ui';
import { Form, FormAmountField, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { accountOptions } from '../shared/accounts/account-options';
import { accountWarning } from '../shared/accounts/account-warning';
import { AmountChips } from '../shared/money/amount-chips';
import { amountsBetween } from '../shared/money/amounts-between';
import { cents } from '@portal/overview/cents';
import { checkAmount } from '../shared/money/check-amount';
import { restHint } from '../shared/money/rest-hint';
import { useReview } from '../shared/review/use-review';
import { useActKey } from '../shared/forms/use-act-key';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { AfterSummary } from './after-summary';
import { transferReview } from './transfer-review';

export type Sides = { from: string; to: string };

type Props = {
  accounts: readonly Account[];
  first: Sides;
  /** The amount entered at first: that of the transfer that failed. */
  amount?: string;
  /** Whether the URL names an account; it is a newer choice than those in a draft. */
  named?: boolean;
  onDone: (transfer: Transfer) => void;
};

/** The minimum of a transfer in the currency of the account that gives. `least` is in USD. */
function leastFrom(from: Account | undefined, least: string | undefined): string | undefined {
  const units = least === undefined ? null : cents(least);
  if (units === null || !from?.rates) return least;
  return formatAmount(minor(leastAtRate(units, from.rates.to_usd)), 2);
}

/** Moves money between two accounts of the customer. One idempotency key for each opening. */
export function NewTransferForm({ accounts, first, amount: firstAmount = '', named, onDone }: Props) {
  const [addTransfer] = useAddTransferMutation();
  const [mt5AddTransfer] = useMt5AddTransferMutation();
  const { run } = useActKey('transfer');
  const { review, dialog } = useReview();
  const draftKey = useDraftKey('transfer');
  const least = useGetCommonConfigQuery().data?.limits['transfer.min'];
  const accountOf = (requested: string) => accounts.find(({ id }) => id === requested);

  const form = useForm({
    initialValues: { fromAccountId: first.from, toAccountId: first.to, amount: firstAmount },
    draft: { key: draftKey, fields: named ? ['amount'] : ['fromAccountId', 'toAccountId', 'amount'] },
    validate: ({ fromAccountId, toAccountId, amount }) => {
      const from = accountOf(fromAccountId);
      const min = leastFrom(from, least);
      const available = from && !from.stale && { amount: from.withdrawable, word: '可转出' as const };
      const wrongAmount = checkAmount(amount, {
        ...(from && { currency: from.currency }),
        ...(min && { min }),
        ...(available && { available }),
      });
      return {
        ...(!from && { fromAccountId: '请选择转出账户' }),
        ...(!accountOf(toAccountId) && { toAccountId: '请选择转入账户' }),
        ...(from && fromAccountId === toAccountId && { toAccountId: '转出账户与转入账户不能相同' }),
        ...(wrongAmount && { amount: wrongAmount }),
      };
    },
    onSubmit: async (values) => {
      const [from, to] = [accountOf(values.fromAccountId), accountOf(values.toAccountId)];
      // Validation guarantees that both are accounts of the list.
      if (!from || !to) return false;
      const send = from.kind === 'mt5' && to.kind === 'mt5' ? mt5AddTransfer : addTransfer;
      return review({
        title: '确认转账',
        confirmLabel: `转账 ${values.amount} ${from.currency}`,
        facts: transferReview(from, to, values.amount),
        warning: accountWarning(from),
        act: async () => {
          const rate = transferRate(from, to);
          const outcome = await run((idempotencyKey) => send({ ...values, ...(rate && { rate }), idempotencyKey }));
          if ('data' in outcome && outcome.data) onDone(outcome.data);
          return failureOf(outcome);
        },
      });
    },
  });

  const { fromAccountId, toAccountId, amount } = form.values;
  const from = accountOf(fromAccountId);
  const most = from && !from.stale ? from.withdrawable : undefined;
  const { currency = 'USD' } = from ?? {};
  const min = leastFrom(from, least);
  const whole = from && min && restHint(from.withdrawable, min, '转出', currency);
  return (
    <>
      <Form form={form} label="转账">
        <FormAmountField
          name="amount"
          currency={currency}
          hint={`${min ? `单笔 ${groupDigits(min, 2)} ${currency} 起；` : ''}${whole ? `${whole}；` : ''}通常即时到账`}
        />
        <AmountChips
          amounts={amountsBetween(min, most)}
          value={amount}
          all={most}
          onChoose={(chosen) => form.setValue('amount', chosen)}
        />
        <FormSelect
          name="fromAccountId"
          label="转出账户"
          placeholder="请选择"
          options={accountOptions(accounts, '可转出')}
          warning={accountWarning(from)}
          onValue={(chosen) => {
            // Choosing the receiving account as the sender swaps the two.
            if (chosen === toAccountId) form.setValues({ fromAccountId: chosen, toAccountId: fromAccountId });
          }}
        />
        <Row data-justify="center">
          <Button
            size="small"
            onClick={() => form.setValues({ fromAccountId: toAccountId, toAccountId: fromAccountId })}
          >
            <Icon of={ArrowDownUpIcon} size={16} />
            对调
          </Button>
        </Row>
        <FormSelect
          name="toAccountId"
          label="转入账户"
          placeholder="请选择"
          options={accountOptions(
            accounts.filter(({ id }) => id !== fromAccountId),
            '余额',
          )}
        />
        <AfterSummary from={from} to={accountOf(toAccountId)} amount={amount} />
        <SubmitButton>确认转账</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
