import { useLazyGetWithdrawCoinFeeV2Query, useSubmitWithdrawCoinV2Mutation } from '@portal/api-client/coin';
import { failureOf } from '@portal/api-client/http';
import type { CoinWithdrawal } from '@portal/contract/coin';
import { Button, ErrorBoundary, Money, Notice, Row } from '@portal/ui';
import { Form, FormAmountField, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { accountOptions } from '../shared/accounts/account-options';
import { accountWarning } from '../shared/accounts/account-warning';
import { ActCodeFields, acts } from '../shared/forms/act-code-fields';
import { AmountChips } from '../shared/money/amount-chips';
import { amountsBetween } from '../shared/money/amounts-between';
import { checkAmount } from '../shared/money/check-amount';
import { checkCode } from '../shared/forms/check-code';
import { leastUsd } from '../shared/money/least-usd';
import { restHint } from '../shared/money/rest-hint';
import { useReview } from '../shared/review/use-review';
import { useActKey } from '../shared/forms/use-act-key';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { addressLine, termsOf, type PageInfo } from './coin-terms';
import { CoinFeeSummary } from './coin-fee-summary';
import { coinReview } from './coin-review';
import { useCooling } from './use-cooling';

const cooling = '新地址冷却中';
const Cooling = lazy(() => import('./cooling').then((module) => ({ default: module.Cooling })));

type Props = {
  info: PageInfo;
  /** The account selected at first, from the URL. */
  accountId?: string;
  /** The address just added to the address book. It is selected, because the customer is about to use it. */
  addedId: string | undefined;
  /** When the page's data was received, in ms. */
  asOf: number;
  onAddAddress: () => void;
  onSubmitted: (withdrawal: CoinWithdrawal) => void;
};

/** Requests a withdrawal to an address of the address book. One idempotency key for each opening. */
export function NewCoinWithdrawalForm({ info, accountId, addedId, asOf, onAddAddress, onSubmitted }: Props) {
  const { accounts, addresses, coins, factors } = info;
  const [submit] = useSubmitWithdrawCoinV2Mutation();
  const [askFee] = useLazyGetWithdrawCoinFeeV2Query();
  const { run } = useActKey('withdraw-coin');
  const { review, dialog } = useReview();
  const draftKey = useDraftKey('withdraw-coin');
  // An account in the URL is a newer choice than the one in a draft.
  const whereFrom = accountId ? [] : (['accountId'] as const);
  const { isCooling, offsetMs, wake } = useCooling(asOf);
  // Where the customer has a second factor, the review asks for it.
  const bySms = factors.length === 0;
  const named = accounts.find(({ id }) => id === accountId);
  const richest = accounts.find(({ withdrawable }) => /[1-9]/.test(withdrawable));
  const accountOf = (requested: string) => accounts.find(({ id }) => id === requested);
  const addressOf = (requested: string) => addresses.find(({ id }) => id === requested);

  // Until an address is chosen, the limits of the first network apply.
  const limitsOf = (addressId: string) => termsOf(coins, addressOf(addressId)) ?? coins[0]?.chains[0];
  const checkMoney = (values: { accountId: string; addressId: string; amount: string }) => {
    const account = accountOf(values.accountId);
    const terms = limitsOf(values.addressId);
    const available = account && !account.stale && { amount: account.withdrawable, word: '可出金' as const };
    return checkAmount(values.amount, { ...terms, ...(available && { available }) });
  };
  const checkAddress = (requested: string) => {
    const address = addressOf(requested);
    if (!address) return addresses.length === 0 ? '请先添加收款地址' : '请选择收款地址';
    return isCooling(address) ? '新地址的冷却期尚未结束，请稍后再试或选择其他地址' : undefined;
  };
  const form = useForm({
    initialValues: {
      accountId: (named ?? richest ?? accounts[0])?.id ?? '',
      addressId: addresses.length === 1 ? (addresses[0]?.id ?? '') : '',
      amount: '',
      verifyCode: '',
    },
    draft: { key: draftKey, fields: [...whereFrom, 'addressId', 'amount'] },
    validate: (values) => {
      const wrongAddress = checkAddress(values.addressId);
      const wrongAmount = checkMoney(values);
      const wrongCode = bySms && checkCode(values.verifyCode);
      return {
        ...(!accountOf(values.accountId) && { accountId: '请选择出金账户' }),
        ...(wrongAddress && { addressId: wrongAddress }),
        ...(wrongAmount && { amount: wrongAmount }),
        ...(wrongCode && { verifyCode: wrongCode }),
      };
    },
    onSubmit: async (values) => {
      const { verifyCode: _code, ...quoted } = values;
      const [from, to] = [accountOf(values.accountId), addressOf(values.addressId)];
      // Asked again: the quote on the page may be as old as the page.
      const fee = await askFee(quoted);
      if (!from || !to || !fee.data) return failureOf(fee);
      // A fee or rate that changes before the customer confirms is refused by the gateway.
      const shown = { fee: fee.data.fee, rate: fee.data.rate };
      return review({
        title: '确认出金',
        confirmLabel: `出金 ${values.amount} USD`,
        facts: coinReview(from, to, fee.data, termsOf(coins, to)?.arrival ?? '–'),
        warning: `请确认该地址属于 ${to.chain} 网络，选错网络的款项无法找回。${accountWarning(from) ?? ''}`,
        act: async (factor) => {
          const confirmed = { ...values, ...shown, verifyCode: values.verifyCode || undefined, factor };
          const outcome = await run((idempotencyKey) => submit({ ...confirmed, idempotencyKey }));
          if ('data' in outcome && outcome.data) onSubmitted(outcome.data);
          return failureOf(outcome);
        },
      });
    },
  });

  const chooseAdded = useEffectEvent((id: string) => form.setValue('addressId', id));
  useEffect(() => {
    if (addedId) chooseAdded(addedId);
  }, [addedId]);

  const { values } = form;
  const account = accountOf(values.accountId);
  const address = addressOf(values.addressId);
  const terms = termsOf(coins, address);
  const limits = limitsOf(values.addressId);
  const all = account && leastUsd(account.withdrawable, ...(limits ? [limits.max] : []));
  const whole = account && limits && restHint(account.withdrawable, limits.min, '出金');
  return (
    <>
      <Form form={form} label="数字货币出金">
        <FormAmountField
          name="amount"
          currency="USD"
          hint={
            limits && (
              <span>
                单笔 <Money value={limits.min} /> 至 <Money value={limits.max} currency="USD" />
                {whole && `；${whole}`}
              </span>
            )
          }
        />
        <AmountChips
          amounts={limits ? amountsBetween(limits.min, all ?? limits.max) : []}
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
          name="addressId"
          label="收款地址"
          placeholder={addresses.length === 0 ? '还没有收款地址' : '请选择'}
          options={addresses.map((each) => ({ value: each.id, label: addressLine(each) }))}
          warning={
            address &&
            isCooling(address) && (
              <ErrorBoundary around={() => cooling}>
                <Suspense fallback={cooling}>
                  <Cooling until={address.usableFrom} offsetMs={offsetMs} onEnd={wake} />
                </Suspense>
              </ErrorBoundary>
            )
          }
          hint={
            <Row data-gap={2}>
              只能付到地址簿中的地址
              <Button tone="quiet" size="small" onClick={onAddAddress}>
                添加地址
              </Button>
            </Row>
          }
        />
        {address && (
          <Notice tone="warn" title={`请确认该地址属于 ${address.chain} 网络`}>
            {address.coin} 将经 {address.chain} 网络付出。收款方不支持 {address.chain}
            ，或地址属于其他网络时，付出的款项无法找回。
          </Notice>
        )}
        <CoinFeeSummary
          accountId={values.accountId}
          address={address}
          amount={values.amount}
          arrival={terms?.arrival}
          sound={account !== undefined && terms !== undefined && checkMoney(values) === undefined}
        />
        {bySms && <ActCodeFields act={acts.withdrawCoin} form={form} of={['amount', 'accountId', 'addressId']} />}
        <SubmitButton>提交出金</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
