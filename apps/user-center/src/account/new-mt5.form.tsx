import { useIdempotencyKey } from '@portal/api-client';
import { useCreateMT5AccountMutation } from '@portal/api-client/account';
import { useGetCommonConfigQuery } from '@portal/api-client/common';
import type { Account } from '@portal/contract/account';
import { passwordChecklist } from '@portal/rules/rules';
import { DefinitionList, Money, PasswordChecklist } from '@portal/ui';
import { Form, FormPasswordField, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { failureOf } from '../kernel/failure-of';
import { lateSchema } from '../kernel/late-schema';
import { RiskLine } from '../kernel/risk-line';
import { useDraftKey } from '../kernel/use-draft-key';

type Level = NonNullable<Account['level']>;

const schema = lateSchema(() => import('./new-mt5-schema').then((late) => late.newMt5Schema));

const initialValues: { level: Level | ''; password: string } = { level: 'MIN', password: '' };

/** Opens an MT5 account. */
export function NewMt5Form({ onOpened }: { onOpened?: (account: Account) => void }) {
  const [createMT5Account] = useCreateMT5AccountMutation();
  const { run } = useIdempotencyKey();
  const levels = useGetCommonConfigQuery().data?.levels ?? [];
  const draftKey = useDraftKey('new-mt5');
  const form = useForm({
    initialValues,
    schema,
    draft: { key: draftKey, fields: ['level'] },
    onSubmit: async ({ level, password }) => {
      if (level === '') return { msg: '请选择账户级别', fields: { level: '请选择账户级别' } };
      const outcome = await run((idempotencyKey) => createMT5Account({ level, password, idempotencyKey }));
      if ('data' in outcome && outcome.data) onOpened?.(outcome.data);
      return failureOf(outcome);
    },
  });
  const chosen = levels.find(({ code }) => code === form.values.level);
  return (
    <Form form={form} label="开立 MT5 账户">
      <FormSelect
        name="level"
        label="账户级别"
        placeholder="请选择"
        options={levels.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {chosen && (
        <DefinitionList
          layout="figures"
          items={[
            { id: 'min', term: '最低入金', value: <Money value={chosen.minDeposit} currency="USD" /> },
            { id: 'leverage', term: '最高杠杆', value: `1:${chosen.leverage}` },
            { id: 'stop', term: '强平线', value: `${chosen.stopOut}%` },
          ]}
        />
      )}
      <FormPasswordField
        name="password"
        label="MT5 交易密码"
        autoComplete="new-password"
        hint={<PasswordChecklist checklist={passwordChecklist(form.values.password)} />}
      />
      <RiskLine />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}
