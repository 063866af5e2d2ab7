import type { Account, Actions } from '@portal/contract/account';
import { Skeleton, Stack, Text } from '@portal/ui';
import { Mt5Login } from '../shared/accounts/mt5-login';
import { TradeLink } from '../shared/accounts/trade-link';
import { useInstallation } from '../shared/browser/installation';
import { Reasons } from '../shared/forms/reasons';
import { lazyPart } from '../shared/page/lazy';
import { GuideStepCard } from './guide-step-card';
import type { GuideStep } from './guide-steps';

const GuideMt5Form = lazyPart(
  () => import('./guide-mt5-form').then((form) => form.GuideMt5Form),
  <Skeleton lines={6} />,
);

/** How to log in to a terminal. No MT5 client can connect to the sandbox. */
function HowToLogIn() {
  const { mode, trading } = useInstallation();
  const server = trading.server ? '选择上面的服务器' : '选择服务器（名称请向客服索取）';
  return (
    <Text as="p" data-size={14} data-tone="soft">
      {mode === 'sandbox'
        ? '这是模拟环境的服务器，MetaTrader 5 客户端连接不到它：请点“去交易”，在网页上的模拟终端用 MT5 账号与开户时设置的 MT5 交易密码登录。'
        : `在 MT5 的菜单“文件 → 登录到交易账户”（手机为“设置 → 登录现有账户”）中${server}，用账号与开户时设置的 MT5 交易密码登录。`}
    </Text>
  );
}

type Props = { step: GuideStep; action: Actions['openMt5']; accounts: readonly Account[] };

/** 开立 MT5 */
export function Mt5Step({ step, action, accounts }: Props) {
  const mt5 = accounts.filter(({ kind, status }) => kind === 'mt5' && status === 'open');
  const done = step.state === 'done';
  return (
    <GuideStepCard
      step={step}
      form="new-mt5"
      word={done ? '已开立' : step.state === 'waiting' ? '开立中' : '未开立'}
      summary={
        mt5.length > 0 && (
          <Stack>
            <Mt5Login
              logins={mt5.map(({ id, account_no, nickname }) => ({
                id,
                name: nickname ?? 'MT5 账号',
                login: account_no,
              }))}
            />
            <HowToLogIn />
            <div>
              <TradeLink login={mt5[0]?.account_no} />
            </div>
          </Stack>
        )
      }
      blocked={!done && <Reasons tone="plain" action={action} />}
      act={done || step.state === 'waiting' ? undefined : '填写'}
    >
      {() => <GuideMt5Form action={action} />}
    </GuideStepCard>
  );
}
