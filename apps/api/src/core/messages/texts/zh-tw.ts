import { maskAddress } from '@portal/rules/masks';
import { dollars, reasonText } from '../message-formats';
import type { MessageParams } from '../message-params';
import { zhTWSettings } from './settings-zh-tw';
import { zhTWFactors } from './factors-zh-tw';
import { zhTWLimits } from './limits-zh-tw';
import { zhTWTickets } from './tickets-zh-tw';
import type { MessageTexts } from '../message-texts';

const payout = ({ pno, amount }: MessageParams['withdraw.1']) => `出金 ${pno}（${dollars(amount)} 美元）`;

const listed = (changes: MessageParams['terms.2']['changes']) =>
  changes.map(({ name, before, value }) => `${zhTWSettings[name]}由 ${before} 調整為 ${value}`).join('；');

const guardrailNames: Readonly<Record<MessageParams['customer.guardrail']['name'], string>> = {
  depositDay: '每日入金限額',
  depositMonth: '每月入金限額',
  pauseUntil: '暫停交易與入金',
  excludeUntil: '自我禁止交易',
  newAddressLock: '新增收款帳戶鎖定',
};

const taskNames: Readonly<Record<MessageParams['identity.task']['kind'], string>> = {
  address: '住址證明',
  card: '銀行卡照片',
  funds: '資金來源證明',
  other: '資料',
};

/** Traditional Chinese, in the words of Taiwan. */
export const zhTW: MessageTexts = {
  'account.opened': {
    title: 'MT5 帳戶已開立',
    text: ({ login, level, server, passwordKnown }, { levels }) => {
      const opened = `您的 MT5 帳戶 ${login}（${levels[level].name}）已開立${server ? `，伺服器 ${server}` : ''}`;
      return passwordKnown
        ? `${opened}。請使用開戶時設定的 MT5 交易密碼登入。`
        : `${opened}。如開戶時設定的密碼無法登入，請在帳戶總覽中透過簡訊重設 MT5 交易密碼。`;
    },
  },
  'account.linked': {
    title: 'MT5 帳戶已連結',
    text: ({ login, level }, { levels }) =>
      `您的 MT5 帳戶 ${login}（${levels[level].name}）已連結至本平台，可在此查看並存取資金。如非本人操作，請立即聯絡客服。`,
  },
  'account.linkRefused': {
    title: 'MT5 帳戶未能連結',
    text: ({ login, reason }) => `MT5 帳戶 ${login} 未能連結至本平台：${reason}。如有疑問請聯絡客服。`,
  },
  'account.level': {
    title: '帳戶已升級',
    text: ({ login, level, leverage }, { levels }) =>
      `MT5 帳戶 ${login} 已升級為${levels[level].name}，最高槓桿 1:${leverage}。`,
  },
  'account.levelChanged': {
    title: '帳戶等級已調整',
    text: ({ login, before, level, max, leverage }, { levels }) =>
      `MT5 帳戶 ${login} 的等級已由「${levels[before].name}」調整為「${levels[level].name}」，最高槓桿 1:${max}，目前槓桿 1:${leverage}。`,
  },
  'account.leverage': {
    title: '帳戶槓桿已調整',
    text: ({ login, level, before, leverage }, { levels }) =>
      `MT5 帳戶 ${login} 的入金已達到${levels[level].name}的最低入金，槓桿由 1:${before} 調整為 1:${leverage}。`,
  },
  'account.password': {
    title: 'MT5 交易密碼已重設',
    text: ({ login }) => `MT5 帳戶 ${login} 的交易密碼已重設。如非本人操作，請立即聯絡客服。`,
  },
  'activity.coupon': {
    title: ({ promotion }) => promotion,
    text: ({ coupon, days, minDeposit }) =>
      `您獲得一張「${coupon}」，${days} 天內入金滿 ${dollars(minDeposit)} 美元即可使用。`,
  },
  'bank.approved': {
    title: '銀行卡已通過審核',
    text: ({ card }) => `銀行卡 ${card} 已通過審核，可用於出金。`,
  },
  'bank.refused': {
    title: '銀行卡未通過審核',
    text: ({ card, reason }) => `銀行卡 ${card} 未通過審核，原因：${reasonText(reason)}。請核對後重新送出。`,
  },
  'bank.revoked': {
    title: '銀行卡已停用',
    text: ({ card, reason }) =>
      `銀行卡 ${card} 的審核已撤銷，原因：${reasonText(reason)}。該卡不能再用於出金，請重新送出或使用其他銀行卡。`,
  },
  'coin.address': {
    title: '已新增數位貨幣地址',
    text: ({ chain, address }) => `已新增 ${chain} 地址 ${maskAddress(address)}。如非本人操作，請立即聯絡客服。`,
  },
  'customer.closing': {
    title: ({ event }) =>
      ({ asked: '已收到註銷申請', cancelled: '註銷申請已撤回', refused: '註銷申請未通過', closed: '客戶帳戶已註銷' })[
        event
      ],
    text: (closing) =>
      closing.event === 'asked'
        ? `我們已收到您註銷客戶帳戶的申請，將在北京時間 ${closing.until} 前辦理。辦理之前可在「設定」中撤回。如非本人操作，請立即聯絡客服。`
        : closing.event === 'cancelled'
          ? '您註銷客戶帳戶的申請已撤回，帳戶照常使用。如非本人操作，請立即聯絡客服。'
          : closing.event === 'closed'
            ? '您的客戶帳戶已註銷，登入已失效。法律要求保存的身分、交易與資金記錄繼續保存，其餘資料已刪除。如非您本人申請，請立即聯絡客服。'
            : `您註銷客戶帳戶的申請未通過。原因：${reasonText(closing.reason)}。如有疑問請聯絡客服。`,
  },
  'customer.device': {
    title: '新裝置登入',
    text: ({ at, address }) =>
      `您的帳戶於北京時間 ${at} 在新裝置登入（IP ${address}）。如非本人操作，請立即修改登入密碼並聯絡客服。`,
  },
  'customer.email': {
    title: '信箱已綁定',
    text: ({ oldEmail, email, hours }) => {
      const what = oldEmail === undefined ? `您的帳戶已綁定信箱 ${email}` : `您的信箱已由 ${oldEmail} 更換為 ${email}`;
      return `${what}${hours > 0 ? `，${hours} 小時內不能出金` : ''}。如非本人操作，請立即聯絡客服。`;
    },
  },
  'customer.exported': {
    title: '個人資料匯出已完成',
    text: ({ days }) =>
      `您的個人資料已匯出，可在 ${days} 天內用登入密碼在「設定」中下載，之後刪除。如非本人操作，請立即聯絡客服。`,
  },
  'customer.guardrail': {
    title: '自我限制有變更',
    text: ({ name, event, amount, until, from, off }) => {
      const what = guardrailNames[name];
      if (event === 'withdrawn') return `已撤回對${what}的調整，原設定繼續有效。如非本人操作，請立即聯絡客服。`;
      const value = amount ? ` ${dollars(amount)} 美元` : until ? `至北京時間 ${until}` : '';
      const change = off ? `取消${what}` : `設定${what}${value}`;
      return event === 'set'
        ? `您已${change}，即時生效。如非本人操作，請立即聯絡客服。`
        : `您申請${change}，將於北京時間 ${from} 生效，此前可在設定中撤回。如非本人操作，請立即聯絡客服。`;
    },
  },
  ...zhTWFactors,
  'customer.password': {
    title: ({ event }) => (event === 'reset' ? '登入密碼已重設' : '登入密碼已修改'),
    text: ({ event }) =>
      event === 'reset'
        ? '您的登入密碼已重設，所有裝置已登出。如非本人操作，請立即聯絡客服。'
        : '您的登入密碼已修改，其他裝置已登出。如非本人操作，請立即聯絡客服。',
  },
  'customer.phone': {
    title: ({ event }) => (event === 'asked' ? '更換手機號碼的申請已送出' : '手機號碼已更換'),
    text: (change) => {
      if (change.event === 'asked') {
        return `您申請將手機號碼更換為 ${change.phone}，正在審核。如非本人操作，請立即取消申請並修改登入密碼。`;
      }
      const cooling = change.hours > 0 ? `，${change.hours} 小時內不能出金` : '';
      return `您的手機號碼已由 ${change.oldPhone} 更換為 ${change.phone}，其他裝置已登出${cooling}。如非本人操作，請立即聯絡客服。`;
    },
  },
  'customer.phoneRefused': {
    title: '更換手機號碼未通過',
    text: ({ reason }) => `您更換手機號碼的申請未通過審核，原因：${reasonText(reason)}。請修改後重新送出。`,
  },
  'account.adjusted': {
    title: '帳戶餘額調整',
    text: ({ number, amount, currency }) =>
      `您的帳戶餘額已調整 ${dollars(amount)} ${currency}（調整單 ${number}），明細見資金記錄。如有疑問，請聯絡客服。`,
  },
  'account.marginCall': {
    title: '保證金不足提醒',
    text: ({ login, level, call, stop }) =>
      `MT5 帳戶 ${login} 的${level.endsWith('%') ? '保證金比例' : '淨值'}已降至 ${level}（預警線 ${call}，強平線 ${stop}）。降至強平線時，系統會自動逐筆平倉。您可以轉入資金，或平掉部分持倉。`,
  },
  'account.stopOut': {
    title: '持倉已被強制平倉',
    text: ({ login, count, amount, currency }) =>
      `MT5 帳戶 ${login} 的保證金不足，已降至強平線，系統自動平倉 ${count} 筆，盈虧合計 ${dollars(amount)} ${currency}，明細見交易記錄。`,
  },
  'account.owed': {
    title: '有一筆款項待補足',
    text: ({ number, amount }) =>
      `入金單 ${number} 已被付款機構撤回，帳戶餘額不足以退回全部款項，尚欠 ${dollars(amount)} USD。補足前不能出金與轉帳；之後存入的資金將先用於抵扣。如有疑問，請聯絡客服。`,
  },
  'account.setOff': {
    title: '欠款已抵扣',
    text: ({ number, amount, open }) =>
      `已從您的帳戶抵扣欠款 ${dollars(amount)} USD（編號 ${number}），${open === '0' ? '欠款已結清' : `尚欠 ${dollars(open)} USD`}。`,
  },
  'deposit.mismatch': {
    title: '入金待核對',
    text: ({ pno }) => `入金單 ${pno} 的付款資訊與訂單不一致，客服正在核對，資金不會遺失。`,
  },
  'deposit.overdue': {
    title: '入金單已過期',
    text: ({ pno, amount }) =>
      `入金單 ${pno}（${dollars(amount)} 美元）未在時限內付款，已失效。如已付款，請勿重複付款，款項核實後將自動入帳。`,
  },
  'deposit.paid': {
    title: '入金成功',
    text: ({ pno, amount }) => `入金單 ${pno} 的 ${dollars(amount)} 美元已入帳。`,
  },
  'deposit.refunded': {
    title: '入金已退款',
    text: ({ pno }) => `入金單 ${pno} 有一筆付款未能入帳，款項已安排原路退回，到帳時間以付款機構為準。`,
  },
  'deposit.rejected': {
    title: '入金未入帳',
    text: ({ pno }) => `經核對，入金單 ${pno} 沒有可以入帳的付款。如有付款憑證，請聯絡客服。`,
  },
  'identity.approved': { title: '身分驗證已通過', text: '您的身分資料已通過審核。' },
  'identity.refused': {
    title: '身分驗證未通過',
    text: ({ reason }) => `您的身分資料未通過審核，原因：${reasonText(reason)}。請修改後重新送出。`,
  },
  'identity.revoked': {
    title: '身分驗證已撤銷',
    text: ({ reason }) => `您的身分驗證已撤銷，原因：${reasonText(reason)}。重新驗證並通過審核前不能出金。`,
  },
  'identity.task': {
    title: ({ event }) =>
      event === 'accepted' ? '資料已通過' : event === 'cancelled' ? '資料無需再提交' : '請提交資料',
    text: ({ event, kind, text, reason }) => {
      const what = `${taskNames[kind]}${text ? `（${reasonText(text)}）` : ''}`;
      if (event === 'asked') return `請提交${what}，可在新手引導頁上傳。`;
      if (event === 'again')
        return `您提交的${what}需要重新提交，原因：${reasonText(reason ?? '')}。可在新手引導頁上傳。`;
      if (event === 'accepted') return `您提交的${what}已通過審核。`;
      return `${what}無需再提交，原因：${reasonText(reason ?? '')}。`;
    },
  },
  'recommend.bonus': {
    title: '邀請獎勵已入帳',
    text: ({ amount }) => `您邀請的好友已完成首次入金，獎勵 ${dollars(amount)} 美元已存入主帳戶。`,
  },
  'recommend.commission': {
    title: '介紹人佣金已到帳',
    text: ({ month, amount }) => `您 ${month} 的介紹人佣金 ${dollars(amount)} 美元已存入主帳戶。`,
  },
  'terms.2': {
    title: '費用與限額調整',
    text: ({ from, changes }) =>
      `自北京時間 ${from} 起：${listed(changes)}。如不同意，可在生效前關閉帳戶，不收取費用。`,
  },
  'terms.4': {
    title: '費用與限額調整已取消',
    text: ({ from, changes }) => `原定自北京時間 ${from} 起的調整不再執行：${listed(changes)}。`,
  },
  ...zhTWLimits,
  ...zhTWTickets,
  'transfer.failed': {
    title: '轉帳未成功',
    text: ({ tno, amount, currency, reason }) =>
      `轉帳 ${tno}（${dollars(amount)} ${currency}）未成功，款項仍在原帳戶，原因：${reasonText(reason)}。`,
  },
  'withdraw.1': { title: '出金申請已送出', text: (it) => `${payout(it)}已進入審核，款項已凍結。` },
  'withdraw.2': { title: '出金審核通過', text: (it) => `${payout(it)}已通過審核，正在付款。` },
  'withdraw.3': {
    title: '出金已付款',
    text: (it) => `${payout(it)}已付款，入帳時間以${it.way === 'bank' ? '銀行' : '鏈上確認'}為準。`,
  },
  'withdraw.4': {
    title: '出金未通過',
    text: (it) => `${payout(it)}未通過，款項已退回帳戶，原因：${reasonText(it.reason ?? '資料不符')}。`,
  },
  'withdraw.5': { title: '出金已取消', text: (it) => `${payout(it)}已取消，款項已退回帳戶。` },
  'withdraw.6': {
    title: '出金被退回',
    text: (it) =>
      `${payout(it)}付款後被收款方退回，${dollars(it.returned)} USD 已退回主帳戶（手續費不退），原因：${reasonText(it.reason)}。請核對收款資料後重新送出。`,
  },
};
