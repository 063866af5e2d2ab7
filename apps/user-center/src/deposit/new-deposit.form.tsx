import { useSubmitDataMutation } from '@portal/api-client/deposit';
import { failureOf } from '@portal/api-client/http';
import type { Coupon } from '@portal/contract/activity';
import type { Account } from '@portal/contract/account';
import type { Channel } from '@portal/contract/deposit';
import { groupDigits, parseAmount } from '@portal/rules/money';
import { Money, Notice } from '@portal/ui';
import { Form, FormAmountField, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { accountName } from '../shared/accounts/account-name';
import { useReview } from '../shared/review/use-review';
import { useActKey } from '../shared/forms/use-act-key';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { ChoiceTiles } from '../shared/forms/choice-tiles';
import { AmountChips } from '../shared/money/amount-chips';
import { amountsBetween } from '../shared/money/amounts-between';
import { checkAmount } from '../shared/money/check-amount';
import { RiskLine } from '../shared/accounts/risk-line';
import { AccountOwner } from './account-owner';
import { bestCoupon } from './best-coupon';
import { depositReview } from './deposit-review';
import { PaySummary } from './pay-summary';
import { useCoupons } from './use-coupons';
import { useHandOver } from './use-hand-over';

type Props = {
  channels: readonly Channel[];
  accounts: readonly Account[];
  /** The account selected at first, from the URL. */
  accountId?: string;
};

type Values = { accountId: string; channel: string; method: string; amount: string; couponId: string };

/** Whether an amount can be parsed and reaches the minimum of a coupon. */
const reaches = (amount: string, { minDeposit }: Coupon) => {
  const [asked, least] = [parseAmount(amount, 2), parseAmount(minDeposit, 2)];
  return asked !== null && least !== null && asked >= least;
};

const couponLabel = ({ title, minDeposit }: Coupon) => `${title}（满 ${groupDigits(minDeposit, 2)} USD 可用）`;

/** The choice that follows amount, account and channel, until the customer chooses a coupon or none. */
const AUTO = 'auto';

/** Requests a deposit and continues to the cashier. One idempotency key for each opening. */
export function NewDepositForm({ channels, accounts, accountId }: Props) {
  const [submitData] = useSubmitDataMutation();
  const { run } = useActKey('deposit');
  const { handOver, dialog } = useHandOver();
  const { review, dialog: reviewDialog } = useReview();
  const coupons = useCoupons().data?.list ?? [];
  const open = accounts.filter(({ status }) => status === 'open');
  const first = open.find(({ id }) => id === accountId) ?? open.find(({ kind }) => kind === 'mt5') ?? open[0];
  const usable = channels.find(({ available }) => available);
  const draftKey = useDraftKey('deposit');
  // An account in the URL is a newer choice than the one in a draft.
  const whereTo = accountId ? [] : (['accountId'] as const);
  const channelOf = (code: string) => channels.find((each) => each.code === code);
  const couponOf = ({ couponId, accountId: account, channel: code, amount }: Values) =>
    couponId === AUTO
      ? bestCoupon({ coupons, amount, account: open.find(({ id }) => id === account), channel: channelOf(code) })
      : coupons.find(({ id }) => id === couponId);

  const form = useForm({
    initialValues: {
      accountId: first?.id ?? '',
      channel: usable?.code ?? '',
      method: usable?.methods[0]?.code ?? '',
      amount: '',
      couponId: AUTO,
    },
    draft: { key: draftKey, fields: [...whereTo, 'channel', 'method', 'amount', 'couponId'] },
    validate: (values) => {
      const { accountId: account, amount } = values;
      const channel = channelOf(values.channel);
      const coupon = couponOf(values);
      const wrongAmount = channel && checkAmount(amount, { min: channel.min, max: channel.max });
      return {
        ...(!open.some(({ id }) => id === account) && { accountId: '请选择入金账户' }),
        ...(!channel && { channel: '请选择入金通道' }),
        ...(wrongAmount && { amount: wrongAmount }),
        ...(coupon &&
          !reaches(amount, coupon) && { couponId: `入金满 ${groupDigits(coupon.minDeposit, 2)} USD 才能使用` }),
        ...(coupon?.kind === 'credit' &&
          accounts.some(({ id, kind }) => id === account && kind === 'wallet') && {
            couponId: '赠金券仅可用于入金到 MT5 账户',
          }),
      };
    },
    onSubmit: async (values) => {
      const { accountId: account, channel: code, method, amount } = values;
      const to = open.find(({ id }) => id === account);
      const by = channelOf(code);
      // A draft may name a coupon used in the meantime. Such a coupon is not in the list and is not sent.
      const coupon = couponOf(values);
      // Validation guarantees both.
      if (!to || !by) return false;
      return review({
        title: '确认入金',
        confirmLabel: '前往支付',
        facts: depositReview({ account: to, channel: by, method, amount, coupon }),
        act: async () => {
          const outcome = await run((idempotencyKey) =>
            submitData({
              accountId: account,
              channel: code,
              amount,
              rate: by.rate,
              ...(method && { method }),
              ...(coupon && { couponId: coupon.id }),
              idempotencyKey,
            }),
          );
          if ('data' in outcome && outcome.data) handOver(outcome.data);
          return failureOf(outcome);
        },
      });
    },
  });

  const { values } = form;
  const channel = channelOf(values.channel);
  const chosen = couponOf(values);
  const best = couponOf({ ...values, couponId: AUTO });
  const closed = channels.filter(({ available }) => !available);
  if (!usable) {
    return (
      <Notice tone="warn" title="入金通道暂不可用">
        {closed.map(({ name, reason }) => `${name}：${reason ?? '维护中'}`).join('；') || '请稍后再来。'}
      </Notice>
    );
  }
  return (
    <>
      <Form form={form} label="入金">
        <FormAmountField
          name="amount"
          currency="USD"
          hint={
            channel && (
              <span>
                单笔 <Money value={channel.min} /> 至 <Money value={channel.max} currency="USD" />
              </span>
            )
          }
        />
        <AmountChips
          amounts={amountsBetween(channel?.min, channel?.max)}
          value={values.amount}
          onChoose={(amount) => form.setValue('amount', amount)}
        />
        <FormSelect
          name="accountId"
          label="入金账户"
          placeholder="请选择"
          options={open.map((account) => ({
            value: account.id,
            label: accountName(account),
            note: `余额 ${groupDigits(account.balance, 2)} USD`,
          }))}
        />
        <AccountOwner />
        <ChoiceTiles
          name="channel"
          label="入金通道"
          value={values.channel}
          error={form.errorOf('channel')}
          tiles={channels.map(({ code, name, available, reason, arrival }) => ({
            value: code,
            title: name,
            note: available ? `到账时间：${arrival}` : (reason ?? '暂不可用'),
            disabled: !available,
          }))}
          onChange={(code) => form.setValues({ channel: code, method: channelOf(code)?.methods[0]?.code ?? '' })}
        />
        {channel && channel.methods.length > 1 && (
          <ChoiceTiles
            name="method"
            label="支付方式"
            value={values.method}
            tiles={channel.methods.map(({ code, name }) => ({ value: code, title: name }))}
            onChange={(method) => form.setValue('method', method)}
          />
        )}
        {coupons.length > 0 && (
          <FormSelect
            name="couponId"
            label="优惠券"
            optional
            placeholder="不使用"
            options={[
              { value: AUTO, label: best ? `最优：${best.title}` : '自动选用最优券' },
              ...coupons.map((coupon) => ({ value: coupon.id, label: couponLabel(coupon) })),
            ]}
          />
        )}
        {channel && <PaySummary amount={values.amount} channel={channel} coupon={chosen} />}
        <RiskLine />
        <SubmitButton>确认入金</SubmitButton>
      </Form>
      {reviewDialog}
      {dialog}
    </>
  );
}
