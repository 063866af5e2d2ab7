import { useSession } from '@portal/session/react';
import { Container, Notice, PageHeading, Stack } from '@portal/ui';
import { Form, FormPasswordField, FormTextField, SubmitButton, useForm } from '@portal/ui/form';

/** Signs in against the gateway, and says who is signed in. */
export function LoginPage() {
  const { state, loggedIn, session } = useSession();
  const form = useForm({
    initialValues: { username: '', password: '' },
    onSubmit: async ({ username, password }) => {
      const answer = await session.login({ username, password });
      return answer.ok ? undefined : answer;
    },
  });
  return (
    <Container data-width="form" as="main">
      <Stack data-gap={6}>
        <PageHeading title="登录" />
        {loggedIn ? (
          <Notice tone="ok">{`已登录：${state.username}`}</Notice>
        ) : (
          <Form form={form}>
            <FormTextField name="username" label="手机号" autoComplete="username" />
            <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
            <SubmitButton>登录</SubmitButton>
          </Form>
        )}
      </Stack>
    </Container>
  );
}
