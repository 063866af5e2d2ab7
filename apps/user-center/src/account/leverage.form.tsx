import { useUpdateAccountMutation } from '@portal/api-client/account';
import { useGetCommonConfigQuery } from '@portal/api-client/common';
import type { Account } from '@portal/contract/account';
import { useToast } from '@portal/ui';
import { Form, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { failureOf } from '../kernel/failure-of';
import { RiskLine } from '../kernel/risk-line';
import { useDraftKey } from '../kernel/use-draft-key';

const steps = [10, 20, 50, 100, 200, 300, 400, 500];

/** The leverages to choose from: the usual steps up to the level's own, and the one in force. */
function choices(max: number, current: number): number[] {
  return [...new Set([...steps.filter((step) => step < max), max, current])].sort((left, right) => left - right);
}

/** The leverage of an account, up to what its level allows. */
export function LeverageForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const [updateAccount] = useUpdateAccountMutation();
  const toast = useToast();
  const level = useGetCommonConfigQuery().data?.levels.find(({ code }) => code === account.level);
  const max = level?.leverage ?? account.leverage;
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
        hint={`当前级别最高 1:${max}。降低杠杆会增加已用保证金。`}
      />
      <RiskLine />
      <SubmitButton tone="secondary">调整杠杆</SubmitButton>
    </Form>
  );
}
