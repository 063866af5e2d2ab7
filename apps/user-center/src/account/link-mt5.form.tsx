import { useLinkMT5AccountMutation } from '@portal/api-client/account';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { cleanNumber } from '@portal/rules/cleaning';
import { Text } from '@portal/ui';
import { Form, FormPasswordField, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';

const schema = lazySchema(() => import('./link-mt5-schema').then((module) => module.linkMt5Schema));

/** Links an MT5 account that the customer has at the broker already, by its trading password. */
export function LinkMt5Form({ onLinked }: { onLinked?: (account: Account) => void }) {
  const [linkMT5Account] = useLinkMT5AccountMutation();
  const form = useForm({
    initialValues: { login: '', password: '' },
    schema,
    onSubmit: async ({ login, password }) => {
      const outcome = await linkMT5Account({ login, password });
      if ('data' in outcome && outcome.data) onLinked?.(outcome.data);
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="关联已有 MT5 账号">
      <Text as="p" data-size={14} data-tone="soft">
        适用于您此前在本公司开立的 MT5 账号。关联后可在此查看账户并存取资金，交易密码与交易不受影响。
      </Text>
      <FormTextField
        name="login"
        label="MT5 账号"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        tidy={cleanNumber}
      />
      <FormPasswordField
        name="password"
        label="MT5 交易密码"
        autoComplete="current-password"
        hint="请输入主密码。投资人（只读）密码不能用于关联。"
      />
      <SubmitButton>关联</SubmitButton>
    </Form>
  );
}
