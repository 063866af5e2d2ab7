import { useReauthMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { FactorKind } from '@portal/contract/kernel';
import { Button, Dialog, Stack, Text } from '@portal/ui';
import { Form, FormPasswordField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { lazySchema } from '../../shared/forms/lazy-schema';
import { FactorQuestion } from '../../shared/factor/factor-question';

const schema = lazySchema(() => import('./reauth-schema').then((module) => module.reauthSchema));

type Props = {
  open: boolean;
  /** What serves beside the password; empty for a customer without a second factor. */
  kinds: readonly FactorKind[];
  onProved: () => void;
  onClose: () => void;
};

function PasswordForm({ onProved }: Pick<Props, 'onProved'>) {
  const [reauth] = useReauthMutation();
  const form = useForm({
    initialValues: { password: '' },
    schema,
    onSubmit: async ({ password }) => {
      const outcome = await reauth({ password });
      if ('data' in outcome) onProved();
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="再次输入密码">
      <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
      <SubmitButton>继续</SubmitButton>
    </Form>
  );
}

function FactorPart({ kinds, onProved }: Pick<Props, 'kinds' | 'onProved'>) {
  const [reauth] = useReauthMutation();
  return (
    <FactorQuestion
      text="请完成两步验证后继续。"
      kinds={kinds}
      submitLabel="继续"
      onAnswer={async (factor) => {
        const outcome = await reauth({ factor });
        if ('data' in outcome) onProved();
        return failureOf(outcome);
      }}
    />
  );
}

/** Asks a customer whose session was idle for the password, or for the second factor where there is one. */
export function ReauthDialog({ open, kinds, onProved, onClose }: Props) {
  const [byFactor, setByFactor] = useState(false);
  const hasFactor = kinds.length > 0;
  return (
    <Dialog open={open} title="请再次输入密码" onClose={onClose}>
      <Stack data-gap={4}>
        <Text as="p">您已有一段时间没有操作。为保护资金，请验证后继续；已填写的内容都会保留。</Text>
        {hasFactor && byFactor ? (
          <FactorPart kinds={kinds} onProved={onProved} />
        ) : (
          <PasswordForm onProved={onProved} />
        )}
        {hasFactor && (
          <Button tone="quiet" onClick={() => setByFactor(!byFactor)}>
            {byFactor ? '改用登录密码' : '改用两步验证'}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
