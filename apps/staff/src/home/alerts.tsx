import { useAlertsQuery } from '@portal/api-client/staff';
import type { Alert, QueueKind } from '@portal/contract/staff';
import { Card, DateTime, Notice, Stack } from '@portal/ui';
import { breakText } from '../shared/page/check-text';
import { Loaded } from '../shared/page/loaded';
import { stopCause } from '../shared/page/stop-cause';
import { usePolling } from '../shared/page/use-polling';
import { queueTexts } from './queue-texts';

const titles: Readonly<Record<Alert['kind'], (count: number) => string>> = {
  payoutsStopped: () => '所有付款已暂停',
  breaks: (count) => `对账发现 ${count} 处差异`,
  reconciliationLate: () => '对账没有按时完成',
  backupLate: () => '备份没有按时完成',
  archiveFails: () => '数据库日志归档失败',
  quarantine: (count) => `${count} 个账户正在核对`,
  jobsFailed: (count) => `${count} 项后台任务失败`,
  jobsLate: (count) => `${count} 项后台任务延误`,
  creditsUnsent: (count) => `${count} 笔款项尚未记入交易平台`,
  openingsWaiting: (count) => `${count} 个 MT5 账户尚未在交易平台开立`,
  quotesStale: (count) => `行情已 ${count} 秒没有更新`,
  platformDown: () => '交易平台无法连接',
  platformClock: (count) => `交易平台时钟相差 ${count} 秒`,
  channelDown: () => '支付渠道无法连接',
  smsDown: () => '短信发送失败',
  emailDown: () => '邮件发送失败',
  codesStopped: (count) => `验证码总量已达上限，${count} 次请求被拒绝`,
  customersFroze: (count) => `${count} 位客户自行冻结了账户，等待核实身份`,
  eventsChanged: (count) => `支付渠道对 ${count} 条通知发来了不同的内容`,
  messagesWaiting: (count) => `${count} 条通知超过 15 分钟仍未送出`,
  reviewsWaiting: (count) => `${count} 类待办超过目标时间`,
  redisDown: () => 'Redis 无法连接',
  limitsAlone: () => '请求次数暂由各网关各自统计',
  accountsNotPolled: (count) => `账户数据已 ${count} 秒没有更新`,
  symbolsMissing: (count) => `交易平台缺少 ${count} 个品种`,
  platformFaults: (count) => `交易平台的设置有 ${count} 处不符`,
  conditionsUnread: (count) => `${count} 项状态无法读取`,
  unhandledRejections: (count) => `程序有 ${count} 次未处理的错误`,
};

function detailOf({ kind, detail = '' }: Alert): string {
  if (kind === 'breaks') return breakText(detail);
  if (kind === 'customersFroze') return '在客户列表中筛选登录冻结的客户，核实身份后由风控解除。';
  if (kind === 'conditionsUnread') return '部分警报可能没有显示，请技术人员查看网关日志。';
  if (kind === 'reviewsWaiting')
    return detail
      .split(', ')
      .map((queue) => (queue in queueTexts ? queueTexts[queue as QueueKind].label : queue))
      .join('、');
  return kind === 'payoutsStopped' ? stopCause(detail) : detail;
}

/** A page that stays open during an upgrade may meet a kind that only the newer gateway knows: it says so by its name. */
const titleOf = ({ kind, count = 0 }: Alert) => (kind in titles ? titles[kind](count) : `警报 ${kind}`);

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
