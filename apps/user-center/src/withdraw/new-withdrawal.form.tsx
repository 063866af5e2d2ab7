import { failureOf } from '@portal/api-client/http';
import { useLazyGetWithdrawFeeQuery, useWithdrawSubmitMutation } from '@portal/api-client/withdraw';
import type { OkOf } from '@portal/contract/kernel';
import type { Withdrawal, withdrawCalls } from '@portal/contract/withdraw';
import { formatAmount } from '@portal/rules/money';
import { Money, TextLink } from '@portal/ui';
import { Form, FormAmountField, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { accountOptions } from '../shared/accounts/account-options';
import { ActCodeFields, acts } from '../shared/forms/act-code-fields';
import { cents } from '@portal/overview/cents';
import { AmountChips } from '../shared/money/amount-chips';
import { amountsBetween } from '../shared/money/amounts-between';
import { checkAmount } from '../shared/money/check-amount';
import { checkCode } from '../shared/forms/check-code';
import { leastUsd } from '../shared/money/least-usd';
import { accountWarning } from '../shared/accounts/account-warning';
import { restHint } from '../shared/money/rest-hint';
import { useReview } from '../shared/review/use-review';
import { useActKey } from '../shared/forms/use-act-key';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { FeeSummary } from './fee-summary';
import { withdrawalReview } from './withdrawal-review';

export type PageInfo = OkOf<(typeof withdrawCalls)['getWithdrawPageInfo']>;

type Props = {
  info: PageInfo;
  /** The account selected at first, from the URL. */
  accountId?: string;
  onSubmitted: (withdrawal: Withdrawal) => void;
};

const APPROVED = 1;

/** The rest of today's limit, as a decimal amount. */
function leftOf({ daily, usedToday }: PageInfo['limits']): string {
  const left = (cents(daily) ?? 0n) - (cents(usedToday) ?? 0n);
  return formatAmount(left > 0n ? left : 0n, 2);
}

/** Requests a withdrawal to a bank card. One idempotency key for each opening. */
export function NewWithdrawalForm({ info, accountId, onSubmitted }: Props) {
  const { accounts, cards, limits, arrival, factors } = info;
  const [withdrawSubmit] = useWithdrawSubmitMutation();
  const [askFee] = useLazyGetWithdrawFeeQuery();
  const { run } = useActKey('withdraw');
  const { review, dialog } = useReview();
  const draftKey = useDraftKey('withdraw');
  // An account in the URL is a newer choice than the one in a draft.
  const whereFrom = accountId ? [] : (['accountId'] as const);
  const usable = cards.filter(({ status }) => status === APPROVED);
  const leftToday = leftOf(limits);
  // Where the customer has a second factor, the review asks for it.
  const bySms = factors.length === 0;
  const named = accounts.find(({ id }) => id === accountId);
  const richest = accounts.find(({ withdrawable }) => /[1-9]/.test(withdrawable));
  const accountOf = (requested: string) => accounts.find(({ id }) => id === requested);

  const checkMoney = (requested: string, amount: string) => {
    const account = accountOf(requested);
    const available = account && !account.stale && { amount: account.withdrawable, word: '可出金' as const };
    return checkAmount(amount, { ...limits, leftToday, ...(available && { available }) });
  };
  const form = useForm({
    initialValues: {
      accountId: (named ?? richest ?? accounts[0])?.id ?? '',
      bankId: usable[0]?.id ?? '',
      amount: '',
      verifyCode: '',
    },
    draft: { key: draftKey, fields: [...whereFrom, 'bankId', 'amount'] },
    validate: (values) => {
      const wrongAmount = checkMoney(values.accountId, values.amount);
      const wrongCode = bySms && checkCode(values.verifyCode);
      return {
        ...(!accountOf(values.accountId) && { accountId: '请选择出金账户' }),
        ...(!usable.some(({ id }) => id === values.bankId) && { bankId: '请选择收款银行卡' }),
        ...(wrongAmount && { amount: wrongAmount }),
        ...(wrongCode && { verifyCode: wrongCode }),
      };
    },
    onSubmit: async (values) => {
      const [from, card] = [accountOf(values.accountId), usable.find(({ id }) => id === values.bankId)];
      // Asked again: the quote on the page may be as old as the page.
      const fee = await askFee({ accountId: values.accountId, amount: values.amount });
      if (!from || !card || !fee.data) return failureOf(fee);
      // A fee or rate that changes before the customer confirms is refused by the gateway.
      const shown = { fee: fee.data.fee, rate: fee.data.rate };
      return review({
        title: '确认出金',
        confirmLabel: `出金 ${values.amount} USD`,
        facts: withdrawalReview(from, card, fee.data, arrival),
        warning: accountWarning(from),
        act: async (factor) => {
          const confirmed = { ...values, ...shown, verifyCode: values.verifyCode || undefined, factor };
          const outcome = await run((idempotencyKey) => withdrawSubmit({ ...confirmed, idempotencyKey }));
          if ('data' in outcome && outcome.data) onSubmitted(outcome.data);
          return failureOf(outcome);
        },
      });
    },
  });

  const { values } = form;
  const account = accountOf(values.accountId);
  const all = account && leastUsd(account.withdrawable, limits.max, leftToday);
  const whole = account && restHint(account.withdrawable, limits.min, '出金');
  return (
    <>
      <Form form={form} label="出金">
        <FormAmountField
          name="amount"
          currency="USD"
          hint={
            <span>
              单笔 <Money value={limits.min} /> 至 <Money value={limits.max} currency="USD" />
              ；今日还可出金 <Money value={leftToday} currency="USD" />
              <br />
              {whole && (
                <>
                  {whole}
                  <br />
                </>
              )}
              {arrival}
            </span>
          }
        />
        <AmountChips
          amounts={amountsBetween(limits.min, all ?? limits.max)}
          value={values.amount}
          all={all}
          onChoose={(chosen) => form.setValue('amount', chosen)}
        />
        <FormSelect
          name="accountId"
          label="出金账户"
          placeholder="请选择"
          options={accountOptions(accounts, '可出金')}
          warning={accountWarning(account)}
        />
        <FormSelect
          name="bankId"
          label="收款银行卡"
          placeholder="请选择"
          options={usable.map(({ id, bankName, accountNumber }) => ({
            value: id,
            label: bankName,
            // Customers recognise a card by its bank and last digits.
            note: `尾号 ${accountNumber.slice(-4)}`,
          }))}
          hint={
            <span>
              仅可出金到本人名下已通过审核的银行卡，
              <TextLink href="/user-center/acctInfo#bank">管理银行卡</TextLink>
            </span>
          }
        />
        <FeeSummary
          accountId={values.accountId}
          amount={values.amount}
          sound={account !== undefined && checkMoney(values.accountId, values.amount) === undefined}
        />
        {bySms && <ActCodeFields act={acts.withdraw} form={form} of={['amount', 'accountId', 'bankId']} />}
        <SubmitButton>提交出金</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
