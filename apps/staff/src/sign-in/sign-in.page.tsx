import { Card, Container, Logo, Row, Stack, Tag, ThemeSwitch } from '@portal/ui';
import { useState } from 'react';
import { useInstallation } from '../shared/browser/installation';
import { FactorForm } from './factor.form';
import { PasswordForm } from './password.form';
import { SandboxMembers } from './sandbox-members';

/** The first step's result. */
export type Ticket = { ticket: string; passkey: boolean; email: string };

/** Password first, then the second factor. After it the page that was opened is shown. */
export function SignInPage({ reason }: { reason?: string }) {
  const { brand, sandbox } = useInstallation();
  const [ticket, setTicket] = useState<Ticket>();
  const [email, setEmail] = useState('');
  return (
    <Container as="main" data-width="form" id="main">
      <Stack data-gap={4} style={{ paddingBlock: 32 }}>
        <Row data-justify="between">
          <Row data-gap={2}>
            <Logo brand={brand} />
            {sandbox && <Tag tone="warn">模拟环境</Tag>}
          </Row>
          <ThemeSwitch />
        </Row>
        <h1>登录员工后台</h1>
        <Card>
          {ticket ? (
            <FactorForm {...ticket} onBack={() => setTicket(undefined)} />
          ) : (
            <PasswordForm key={email} email={email} reason={reason} onDone={setTicket} />
          )}
        </Card>
        {sandbox && <SandboxMembers chosen={ticket?.email} onChoose={setEmail} />}
      </Stack>
    </Container>
  );
}
