import { useLive } from '@portal/api-client/account/use-live';
import type { LiveNews } from '@portal/contract/account';
import { useToast } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { setLive } from '../shared/accounts/live';

const words: Record<string, string> = {
  deposit: '入金有新进展',
  withdraw: '出金有新进展',
  coin: '数字货币地址有更新',
  transfer: '转账有新进展',
  identity: '身份认证有新进展',
  bank: '银行卡审核有新进展',
  account: '交易账户有更新',
  customer: '账户安全信息有更新',
  terms: '费用与限额有更新',
  activity: '活动奖励有更新',
  recommend: '邀请奖励有更新',
};

// These pages show the news of their own subjects, and tell the outcome of each act.
const pages: Readonly<Record<string, readonly string[]>> = {
  '/user-center/acctInfo': ['account'],
  '/user-center/settings': ['customer'],
  '/user-center/changePhone': ['customer'],
  '/user-center/deposit-guide': ['identity', 'bank', 'account', 'deposit'],
  '/user-center/assets/deposit': ['deposit'],
  '/user-center/assets/withdraw': ['withdraw'],
  '/user-center/assets/withdrawCoin': ['withdraw', 'coin'],
  '/user-center/assets/transfer': ['transfer'],
};

const subjectOf = ({ kind }: LiveNews['messages'][number]): string => kind.split('.')[0] ?? '';

/** The new messages that the page at `pathname` does not show itself. */
export const unseenAt = (pathname: string, messages: LiveNews['messages']): LiveNews['messages'] =>
  messages.filter((message) => !pages[pathname]?.includes(subjectOf(message)));

/** The toast for new messages: the subject of a single one, otherwise the count. */
export function newsText(messages: LiveNews['messages']): string {
  const [only] = messages;
  if (messages.length !== 1 || !only) return `您有 ${messages.length} 条新消息，请点击右上角查看`;
  return `${words[subjectOf(only)] ?? '您有新消息'}，请查看消息`;
}

/** Renders nothing. Keeps figures, lists and the message count up to date, and shows a toast for messages about what the page
 * does not show. */
export function LiveFeed() {
  const toast = useToast();
  const { pathname } = useLocation();
  useLive({
    onAccounts: (accounts) => setLive({ accounts }),
    onMessages: (messages) => {
      const unseen = unseenAt(pathname, messages);
      if (unseen.length > 0) toast(newsText(unseen), 'info');
    },
    onConnected: (connected) => setLive({ connected }),
  });
  return null;
}
