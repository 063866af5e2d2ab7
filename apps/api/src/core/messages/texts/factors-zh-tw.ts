import type { FactorTexts } from '../message-texts';

/** What is told of second factors. */
export const zhTWFactors: FactorTexts = {
  'customer.factor': {
    title: ({ event }) =>
      ({
        added: '兩步驟驗證已設定',
        removed: '兩步驟驗證已移除',
        recovery: '復原碼已使用',
        renewed: '復原碼已更新',
        resetRequested: '兩步驟驗證重設申請',
        reset: '兩步驟驗證已重設',
      })[event],
    text: (change) => {
      if (change.event === 'added')
        return `您的帳戶已新增兩步驟驗證方式「${change.label}」。如非本人操作，請立即聯絡客服。`;
      if (change.event === 'recovery')
        return `您的帳戶使用了一個復原碼，還剩 ${change.left} 個。如非本人操作，請立即聯絡客服。`;
      if (change.event === 'renewed') return '您的帳戶已更新復原碼，原有復原碼全部失效。如非本人操作，請立即聯絡客服。';
      if (change.event === 'resetRequested')
        return '我們收到重設您帳戶兩步驟驗證的申請，核實身分後處理。如非本人操作，請立即聯絡客服。';
      const cooling = change.hours > 0 ? `，${change.hours} 小時內不能出金` : '';
      if (change.event === 'reset')
        return `應您的申請，客服核實身分後重設了帳戶的兩步驟驗證${cooling}。如非本人操作，請立即聯絡客服。`;
      return `您的帳戶已移除兩步驟驗證方式「${change.label}」${cooling}。如非本人操作，請立即聯絡客服。`;
    },
  },
};
