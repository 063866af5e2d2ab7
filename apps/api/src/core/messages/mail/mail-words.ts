import type { Lang } from '@portal/contract/texts';

/** What stands in every mail beside its message. */
export interface MailWords {
  /** The attribute `lang` of the document. */
  lang: string;
  open: string;
  /** Before the link of a message that asks whether the act was the customer's own. */
  notMe: string;
  /** Before the link to the page on which such mails are switched off. */
  settings: string;
  footer: string;
}

export const mailWords: Readonly<Record<Lang, MailWords>> = {
  zh_CN: {
    lang: 'zh-CN',
    open: '在客户中心查看',
    notMe: '不是本人操作？打开此页面冻结账户（7 天内有效）',
    settings: '不想再收到此类邮件？在设置中关闭',
    footer: '本邮件由系统自动发送，请勿直接回复。',
  },
  zh_TW: {
    lang: 'zh-TW',
    open: '在客戶中心查看',
    notMe: '不是本人操作？開啟此頁面凍結帳戶（7 天內有效）',
    settings: '不想再收到此類郵件？在設定中關閉',
    footer: '本郵件由系統自動發送，請勿直接回覆。',
  },
  en: {
    lang: 'en',
    open: 'View in the client portal',
    notMe: 'Not you? Open this page to freeze the account (valid for 7 days)',
    settings: 'No more mails of this kind? Switch them off in the settings',
    footer: 'This mail was sent automatically. Please do not reply.',
  },
};
