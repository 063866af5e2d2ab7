import type { accountErrors } from '../account/errors';

/** The texts of the account calls in Traditional Chinese. */
export const zhTWAccount: Readonly<Record<keyof typeof accountErrors, string>> = {
  'account.unknown': '帳戶不存在',
  'account.identity': '請先送出身分驗證資料，再開立 MT5 帳戶',
  'account.appropriateness': '開立首個 MT5 帳戶前，請先完成投資適當性問卷',
  'account.appropriatenessConfirm': '請先閱讀並確認問卷的風險提醒，再開立 MT5 帳戶',
  'account.appropriatenessCooling': '根據問卷結果，{until}（北京時間）之後才能開立首個 MT5 帳戶',
  'account.leverage': '此帳戶最高槓桿為 1:{max}',
  'account.limit': '最多可開立 {max} 個 MT5 帳戶',
  'account.notOpen': '帳戶未開通或已封存，暫不能操作',
  'account.notEmpty': '帳戶仍有餘額、贈金、部位或掛單，暫不能封存',
  'account.noCredit': '此帳戶沒有贈金',
  'account.creditInUse': '贈金正用作部位的保證金，請先平倉或轉入資金，再放棄贈金',
  'account.unpaid': '帳戶有待付款的入金單，請先付款或取消，再封存',
  'account.arriving': '有轉帳正在轉入此帳戶，請入帳後再封存',
  'account.connections': '同時開啟的頁面過多，請關閉一些再試',
  'account.owes':
    '有一筆入金被付款機構撤回，尚欠 {amount} USD，補足前不能出金與轉帳。之後存入的資金將先用於抵扣，如有疑問請聯絡客服',
  'account.review': '該帳戶正在核對，暫不能轉入或轉出資金。核對完成後會自動恢復，如有疑問請聯絡客服',
  'account.currency': '該帳戶幣種為 {currency}，不能直接出入金。請透過轉帳與主帳戶互轉',
  'account.notOffered': '暫不提供 {currency} 帳戶，請選擇其他幣種',
  'account.phoneCooling':
    '手機號碼經人工更換不足 {hours} 小時，{until}（北京時間）之後才能重設 MT5 交易密碼，如需協助請聯絡客服',
  'account.samePassword': '新密碼不能與目前密碼相同',
  'account.firstDeposit':
    '{level}的首次入金（含轉入）須不少於 {minDeposit} {currency}。您也可以先入金到主帳戶，或開立等級較低的帳戶',
  'account.firstDepositLowest': '{level}的首次入金（含轉入）須不少於 {minDeposit} {currency}。您也可以先入金到主帳戶',
  'account.firstLeverage': '首次入金（含轉入）達到 {minDeposit} {currency} 之前，此帳戶最高槓桿為 1:{max}',
  'account.linkIdentity': '請先完成身分認證，再連結 MT5 帳號',
  'account.linkWait': '嘗試次數過多，請在 {seconds} 秒後再試',
  'account.linkPassword': 'MT5 帳號或交易密碼不正確',
  'account.linkTaken': '此 MT5 帳號已連結其他客戶，如有疑問請聯絡客服',
  'account.linkGroup': '此 MT5 帳號的類型暫不支援在此管理，請聯絡客服',
  'account.linkMoving': '此 MT5 帳號正在交易，暫時無法連結，請稍後再試',
  'account.linkLeverage': '此 MT5 帳號的槓桿高於其等級的上限 1:{max}。連結後槓桿會調低，請先平掉部位再連結',
  'account.linkReview': '此 MT5 帳號登記的姓名與您的實名不一致，已轉人工核對，結果會透過站內訊息通知您',
  'account.topLevel': '此帳戶已是最高等級',
  'account.notEligible': '累計入金滿 {minDeposit} {currency} 後可升級，目前為 {deposited} {currency}',
};
