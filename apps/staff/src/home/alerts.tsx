import { useAlertsQuery } from '@portal/api-client/staff';
import type { Alert } from '@portal/contract/staff';
import { Card, DateTime, Notice, Stack } from '@portal/ui';
import { breakText } from '../shared/page/check-text';
import { Loaded } from '../shared/page/loaded';
import { stopCause } from '../shared/page/stop-cause';
import { usePolling } from '../shared/page/use-polling';

const titles: Readonly<Record<string, (count: number) => string>> = {
  payoutsStopped: () => '所有付款已暂停',
  breaks: (count) => `对账发现 ${count} 处差异`,
  reconciliationLate: () => '对账没有按时完成',
  quarantine: (count) => `${count} 个账户正在核对`,
  jobsFailed: (count) => `${count} 项后台任务失败`,
  jobsLate: (count) => `${count} 项后台任务延误`,
  creditsUnsent: (count) => `${count} 笔款项尚未记入交易平台`,
  openingsWaiting: (count) => `${count} 个 MT5 账户尚未在交易平台开立`,
  quotesStale: (count) => `行情已 ${count} 秒没有更新`,
  platformDown: () => '交易平台无法连接',
  platformClock: (count) => `交易平台时钟相差 ${count} 秒`,
  channelDown: () => '支付渠道无法连接',
  smsUnsent: () => '短信发送失败',
  emailUnsent: () => '邮件发送失败',
  codesStopped: (count) => `验证码总量已达上限，${count} 次请求被拒绝`,
  customersFroze: (count) => `${count} 位客户自行冻结了账户，等待核实身份`,
  eventsChanged: (count) => `支付渠道对 ${count} 条通知发来了不同的内容`,
};

function detailOf({ kind, detail = '' }: Alert): string {
  if (kind === 'breaks') return breakText(detail);
  if (kind === 'customersFroze') return '在客户列表中筛选登录冻结的客户，核实身份后由风控解除。';
  return kind === 'payoutsStopped' ? stopCause(detail) : detail;
}

const titleOf = ({ kind, count = 0 }: Alert) => titles[kind]?.(count) ?? kind;

/** What is out of order now, the most severe first. */
export function Alerts() {
  const query = useAlertsQuery(undefined, usePolling());
  return (
    <Card title="警报">
      <Loaded query={query} lines={2}>
        {({ list }) =>
          list.length === 0 ? (
            <Notice tone="ok">没有需要处理的警报</Notice>
          ) : (
            <Stack data-gap={2}>
              {list.map((alert) => (
                <Notice key={alert.kind} tone={alert.severity === 'high' ? 'danger' : 'warn'} title={titleOf(alert)}>
                  {alert.since && (
                    <>
                      <DateTime value={alert.since} show="minute" />
                      {' 起 '}
                    </>
                  )}
                  {detailOf(alert)}
                </Notice>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}
