import { customerRequests } from '@portal/api-client/customer/requests';
import { Button, Notice, Stack } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../shared/installation/call';
import { useBrand, useInstallation } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { FormPage } from './form-page';

type Outcome = { frozen: true } | { failed: string };

/**
 * The ticket of the address, which moves into the entry of the history: a reload still has it, while an address that is copied or shown does
 * not. Undefined until the page is mounted.
 */
function useTicket(): string | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<string>();
  useEffect(() => {
    const asked = new URLSearchParams(search).get('ticket');
    setTicket(asked ?? (state as { ticket?: string } | null)?.ticket ?? '');
    if (asked !== null) void navigate(pathname, { replace: true, state: { ticket: asked } });
  }, [pathname, search, state, navigate]);
  return ticket;
}

/** `/security/not-me`: only its button freezes the account, because readers of mail open links by themselves. */
export function NotMePage() {
  const { contact } = useBrand();
  const { http } = useInstallation();
  const ticket = useTicket();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const freeze = async () => {
    setBusy(true);
    const answer = await call(http, customerRequests.notMe, { ticket: ticket ?? '' });
    setBusy(false);
    setOutcome(answer.ok ? answer.data : { failed: answer.msg });
  };
  const isFrozen = outcome !== undefined && 'frozen' in outcome;
  return (
    <FormPage
      title="不是本人操作"
      lede="如果消息中的操作不是您本人所为，可以立即冻结账户。"
      foot={contact.map(({ kind, label, value }) => (
        <p key={label}>
          {label}：{kind === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}
        </p>
      ))}
    >
      <PageHead title="不是本人操作" description="从安全消息中的链接冻结账户，无需登录。" />
      <Stack data-gap={4}>
        {isFrozen ? (
          <Notice tone="ok" title="账户已冻结" live>
            所有设备已退出登录，入金、出金与转账已暂停。请联系客服，核实身份后解除冻结并更换密码。
          </Notice>
        ) : (
          <>
            <p>冻结后，所有设备退出登录，不能再登录，入金、出金与转账暂停；已有持仓不受影响。</p>
            <p>解除冻结须联系客服核实身份。</p>
            {outcome && (
              <Notice tone="danger" live>
                {outcome.failed}
              </Notice>
            )}
            {ticket === '' ? (
              <Notice tone="warn">请从短信或邮件中的链接打开此页面。链接 7 天内有效，只能使用一次。</Notice>
            ) : (
              <Button tone="danger" wide busy={busy || ticket === undefined} onClick={() => void freeze()}>
                冻结我的账户
              </Button>
            )}
          </>
        )}
      </Stack>
    </FormPage>
  );
}
