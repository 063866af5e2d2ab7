import { productLeverageRule } from '@portal/brand';
import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { passwordChecklist } from '@portal/rules/rules';
import { PasswordChecklist, Text } from '@portal/ui';
import { Form, FormPasswordField, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { useInstallation } from '../shared/browser/installation';
import { lazySchema } from '../shared/forms/lazy-schema';
import { RiskLine } from '../shared/accounts/risk-line';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useActKey } from '../shared/forms/use-act-key';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { LevelTerms } from './level-terms';
import { useOpenMt5Account } from './use-open-mt5-account';

type Level = NonNullable<Account['level']>;
type Values = { level: Level | ''; currency: Account['currency']; password: string };

const currencyNames: Record<Account['currency'], string> = { USD: '美元 USD', CNH: '离岸人民币 CNH' };

const schema = lazySchema(() => import('./new-mt5-schema').then((module) => module.newMt5Schema));

/** Opens an MT5 account. */
export function NewMt5Form({ onOpened }: { onOpened?: (account: Account) => void }) {
  const openMt5Account = useOpenMt5Account();
  const { run } = useActKey('new-mt5');
  const { levels = [], accountCurrencies: currencies = [] } = useGetCommonConfigQuery().data ?? {};
  const { brand } = useInstallation();
  // The level that the customer chose at registration.
  const requested: Level = useAccountInfo().data?.custInfo.wantedLevel ?? 'MIN';
  const initialValues: Values = { level: requested, currency: 'USD', password: '' };
  const draftKey = useDraftKey('new-mt5');
  const form = useForm({
    initialValues,
    schema,
    draft: { key: draftKey, fields: ['level', 'currency'] },
    onSubmit: async ({ level, currency, password }) => {
      if (level === '') return { msg: '请选择账户级别', fields: { level: '请选择账户级别' } };
      const outcome = await run((idempotencyKey) => openMt5Account({ level, currency, password, idempotencyKey }));
      if ('data' in outcome && outcome.data) onOpened?.(outcome.data);
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="开立 MT5 账户">
      <FormSelect
        name="level"
        label="账户级别"
        placeholder="请选择"
        options={levels.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {currencies.length > 1 && (
        <FormSelect
          name="currency"
          label="账户币种"
          options={currencies.map((currency) => ({ value: currency, label: currencyNames[currency] }))}
          hint={
            form.values.currency === 'USD'
              ? undefined
              : '该币种账户不能直接出入金，资金通过转账与主账户互转。换算按当时汇率，最低入金也按汇率折算'
          }
        />
      )}
      {form.values.level !== '' && <LevelTerms level={form.values.level} />}
      <Text as="p" data-size={14} data-tone="soft">
        {productLeverageRule(brand)}
      </Text>
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
