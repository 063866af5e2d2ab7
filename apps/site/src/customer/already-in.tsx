import { useSession } from '@portal/session/react';
import { Button, LinkButton, Notice, Stack } from '@portal/ui';
import { customerName } from '../shared/installation/customer-name';

/** Shown instead of a form that a signed-in customer does not need. */
export function AlreadyIn({ href }: { href: string }) {
  const { state, session } = useSession();
  return (
    <Stack>
      <Notice tone="ok" title="您已登录">
        当前客户：{customerName(state)}
      </Notice>
      <LinkButton href={href} tone="primary" wide>
        继续
      </LinkButton>
      <Button wide onClick={() => void session.logout()}>
        使用其他账户
      </Button>
    </Stack>
  );
}
