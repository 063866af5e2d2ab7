import { tagTypes, useHttp, useReadAgain } from '@portal/api-client';
import { customerWires } from '@portal/api-client/customer/wires';
import { addressOf } from '@portal/api-client/http';
import { imageCaptcha } from '@portal/rules/rules';
import { useSession } from '@portal/session/react';
import { Button, Dialog, Stack, Text, useToast } from '@portal/ui';
import { Form, FormCaptchaField, FormPasswordField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { randomId } from '../kernel/random-id';

const captchaCodes = new Set(['CAPTCHA', 'customer.captcha']);

type Props = { open: boolean; onClose: () => void };

/** Signs the same customer in again over the page as it stands; nobody else can here. */
export function ReLogin({ open, onClose }: Props) {
  const { state, session } = useSession();
  return (
    <Dialog open={open} title="重新登录" onClose={onClose}>
      <Stack>
        <Text as="p" data-tone="soft">
          登录状态已失效。客户号 {state.username} 重新登录后可继续提交，已填写的内容不会丢失。
        </Text>
        <ReLoginForm username={state.username ?? ''} />
        <Button tone="quiet" wide onClick={() => session.giveUp()}>
          放弃填写并退出
        </Button>
      </Stack>
    </Dialog>
  );
}

function ReLoginForm({ username }: { username: string }) {
  const { session } = useSession();
  const http = useHttp();
  const readAgain = useReadAgain();
  const toast = useToast();
  const [guarded, setGuarded] = useState(false);
  const [random, setRandom] = useState(randomId);

  const form = useForm({
    initialValues: { password: '', validate: '' },
    validate: ({ password, validate }) => ({
      ...(password === '' && { password: '请输入登录密码' }),
      ...(guarded && !imageCaptcha.test(validate) && { validate: imageCaptcha.message }),
    }),
    onSubmit: async ({ password, validate }) => {
      const answer = await session.login({ username, password, ...(guarded && { validate, random }) });
      if (answer.ok) {
        readAgain(tagTypes);
        toast('已重新登录，请继续提交', 'ok');
        return undefined;
      }
      // An image serves once, whatever else was wrong.
      setRandom(randomId());
      form.setValue('validate', '');
      const asksImage = captchaCodes.has(answer.code);
      if (asksImage) setGuarded(true);
      const field = asksImage ? 'validate' : 'password';
      return { code: answer.code, msg: answer.msg, fields: answer.fields ?? { [field]: answer.msg } };
    },
  });
  return (
    <Form form={form} label="重新登录">
      <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
      {guarded && (
        <FormCaptchaField
          name="validate"
          src={addressOf(http, customerWires.captcha, { random })}
          onRefresh={() => setRandom(randomId())}
        />
      )}
      <SubmitButton>登录</SubmitButton>
    </Form>
  );
}
