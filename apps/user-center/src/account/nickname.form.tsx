import { useUpdateAccountMutation } from '@portal/api-client/account';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { useToast } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { useDraftKey } from '../shared/forms/use-draft-key';

const schema = lazySchema(() => import('./nickname-schema').then((module) => module.nicknameSchema));

/** Sets the customer's own name for an account. */
export function NicknameForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const [updateAccount] = useUpdateAccountMutation();
  const toast = useToast();
  const draftKey = useDraftKey(`nickname:${account.id}`);
  const form = useForm({
    initialValues: { nickname: account.nickname ?? '' },
    schema,
    draft: { key: draftKey, fields: ['nickname'] },
    onSubmit: async (values) => {
      const outcome = await updateAccount({ id: account.id, nickname: values.nickname.trim() });
      if (outcome.data) {
        onDone();
        toast('账户昵称已修改', 'ok');
      }
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="账户昵称">
      <FormTextField name="nickname" label="账户昵称" autoComplete="off" />
      <SubmitButton tone="secondary">保存昵称</SubmitButton>
    </Form>
  );
}
