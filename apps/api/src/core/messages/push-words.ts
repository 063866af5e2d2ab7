import type { Lang } from '@portal/contract/texts';

/** What a push says below its title. What has happened stands in the portal: others may see a phone's screen. */
export const pushWords: Readonly<Record<Lang, { open: string; notMe: string }>> = {
  zh_CN: { open: '点击登录客户中心查看详情', notMe: '如非本人操作，请打开同一条短信中的链接冻结账户' },
  zh_TW: { open: '點擊登入客戶中心查看詳情', notMe: '如非本人操作，請開啟同一則簡訊中的連結凍結帳戶' },
  en: {
    open: 'Sign in to the client portal for details',
    notMe: 'Not you? Open the link in the SMS about this to freeze the account',
  },
};
