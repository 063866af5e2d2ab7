import { failureOf } from '@portal/api-client/http';
import { useStepUpMutation, useStepUpOptionsMutation } from '@portal/api-client/staff';
import { cleanDigits } from '@portal/rules/cleaning';
import { object, string } from '@portal/rules/yup';
import { Button, Dialog, Stack, Text, useToast } from '@portal/ui';
import { askPasskey } from '@portal/ui/factor';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { StepUpContext } from './act';
import { useMe } from './me';

const schema = object({
  code: string()
    .required('请输入验证码')
    .matches(/^\d{6}$/, '验证码为 6 位数字'),
});

/** Asks for the second factor in a dialog when an act needs it. The act that was refused is then repeated. */
export function StepUpProvider({ demoCode, children }: { demoCode?: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const answer = useRef<(shown: boolean) => void>(undefined);
  const ask = useCallback(() => {
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const end = (shown: boolean) => {
    setOpen(false);
    answer.current?.(shown);
  };
  return (
    <StepUpContext value={ask}>
      {children}
      <Dialog open={open} title="再次验证身份" onClose={() => end(false)}>
        {open && <StepUpForm demoCode={demoCode} onDone={() => end(true)} />}
      </Dialog>
    </StepUpContext>
  );
}

function StepUpForm({ demoCode, onDone }: { demoCode?: ReactNode; onDone: () => void }) {
  const me = useMe();
  const toast = useToast();
  const [stepUp] = useStepUpMutation();
  const [options, { isLoading }] = useStepUpOptionsMutation();
  const form = useForm({
    initialValues: { code: '' },
    schema,
    onSubmit: async ({ code }) => {
      const outcome = await stepUp({ code });
      if (outcome.data) onDone();
      return failureOf(outcome);
    },
  });
  const withPasskey = async () => {
    const asked = await options();
    const passkey = asked.data && (await askPasskey(asked.data));
    if (!passkey) return toast(failureOf(asked)?.msg ?? '没有收到通行密钥，请重试或改用验证码', 'danger');
    const outcome = await stepUp({ passkey: passkey as never });
    if (outcome.data) onDone();
    else toast(failureOf(outcome)?.msg ?? '', 'danger');
  };
  return (
    <Stack data-gap={4}>
      <Text data-size={14} data-tone="soft">
        该操作需要再次验证身份，5 分钟内有效。
      </Text>
      {me.passkeys > 0 && (
        <Button tone="primary" wide busy={isLoading} onClick={() => void withPasskey()}>
          使用通行密钥
        </Button>
      )}
      <Form form={form} label="再次验证身份">
        <FormTextField
          name="code"
          label="身份验证器中的 6 位验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          tidy={(text) => cleanDigits(text, 6)}
        />
        <SubmitButton>验证并继续</SubmitButton>
      </Form>
      {demoCode}
    </Stack>
  );
}
