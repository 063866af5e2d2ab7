import type { ClientTexts } from './client-texts';

/** Traditional Chinese, with Taiwanese vocabulary. */
export const zhTW: ClientTexts = {
  check: '請檢查填寫的內容',
  busy: '系統忙碌中，請稍後再試',
  network: '網路異常，請稍後再試',
  timeout: '等待時間過長，請稍後再試',
  release: '頁面沒有載入完整，請重新整理頁面',
  script: '頁面發生錯誤，請重新整理頁面後再試',
  canceled: '請求已取消',
  loginFirst: '請先登入',
  bankDetail: '無法取得銀行資訊',
  kycInfo: '無法取得身分驗證資訊',
  accountInfo: '無法取得帳戶資訊',
  userInfo: '無法取得使用者資訊',
  accountList: '無法取得帳戶清單',
};
