import { lowestLevel, productMarginText } from '@portal/brand';
import { useUpdateAccountMutation } from '@portal/api-client/account';
import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { groupDigits } from '@portal/rules/money';
import { useToast } from '@portal/ui';
import { Form, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { useInstallation } from '../shared/browser/installation';
import { RiskLine } from '../shared/accounts/risk-line';
import { useDraftKey } from '../shared/forms/use-draft-key';

const steps = [10, 20, 50, 100, 200, 300, 400, 500];

/** The leverage options: the usual steps below the maximum, the maximum and the current leverage. */
function choices(max: number, current: number): number[] {
  return [...new Set([...steps.filter((step) => step < max), max, current])].sort((left, right) => left - right);
}

/** Changes the leverage of an account, up to the maximum of its level. */
export function LeverageForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const [updateAccount] = useUpdateAccountMutation();
  const toast = useToast();
  const level = useGetCommonConfigQuery().data?.levels.find(({ code }) => code === account.level);
  const { brand } = useInstallation();
  const { first_deposit: first } = account;
  const own = level?.leverage ?? account.leverage;
  const max = first ? Math.min(own, lowestLevel(brand).leverage) : own;
  const cap = first
    ? `首次入金（含转入）达到 ${groupDigits(first.minimum, 2)} ${account.currency} 之前，最高 1:${max}。`
    : `当前级别最高 1:${max}。`;
  const products = productMarginText(account.product_margins ?? []);
  const draftKey = useDraftKey(`leverage:${account.id}`);
  const form = useForm({
    initialValues: { leverage: String(account.leverage) },
    draft: { key: draftKey, fields: ['leverage'] },
    onSubmit: async ({ leverage }) => {
      const outcome = await updateAccount({ id: account.id, leverage: Number(leverage) });
      if (outcome.data) {
        onDone();
        toast(`杠杆已调整为 1:${leverage}`, 'ok');
      }
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="杠杆">
      <FormSelect
        name="leverage"
        label="杠杆"
        options={choices(max, account.leverage).map((step) => ({ value: String(step), label: `1:${step}` }))}
        hint={`${cap}调整后，已有持仓占用的保证金按新杠杆重新计算：降低杠杆会增加已用保证金。${products && `目前各产品杠杆：${products}。`}`}
      />
      <RiskLine />
      <SubmitButton tone="secondary">调整杠杆</SubmitButton>
    </Form>
  );
}
