import { specialCharacters } from '../kernel/special-characters';
import type { RuleTexts } from './rule-texts';

/** Traditional Chinese, with Taiwanese vocabulary. */
export const zhTW: RuleTexts = {
  rules: {
    amount: { message: '請輸入大於 0 的金額，最多兩位小數', required: '請輸入金額' },
    'bank-account': { message: '請輸入 10 至 19 位銀行卡號', required: '請輸入銀行卡號' },
    'chinese-name': { message: '請輸入 1 至 15 個漢字，不含空格、字母和「·」等符號', required: '請輸入真實姓名' },
    email: { message: '請輸入正確的電子郵件地址，不超過 64 個字元', required: '請輸入電子郵件地址' },
    'email-code': { message: '請輸入郵件中的 6 位數字驗證碼', required: '請輸入電子郵件驗證碼' },
    'id-number': { message: '請輸入 18 位身分證號碼，末位是字母時為大寫 X', required: '請輸入身分證號碼' },
    'image-captcha': { message: '請輸入圖中的 4 位數字', required: '請輸入圖形驗證碼' },
    'image-file-type': { message: '請上傳 bmp、gif、jpg、jpeg、png 或 tif 格式的圖片', required: '請選擇圖片' },
    mobile: { message: '請輸入 11 位手機號碼', required: '請輸入手機號碼' },
    'mt5-password': {
      message: `密碼須為 8 至 16 位，含大寫字母、小寫字母、數字和特殊字元（${specialCharacters}）`,
      required: '請輸入 MT5 交易密碼',
    },
    password: { message: '密碼須為 6 至 16 位字母和數字，且字母、數字至少各一個', required: '請輸入登入密碼' },
    'sms-code': { message: '請輸入簡訊中的 6 位數字驗證碼', required: '請輸入簡訊驗證碼' },
  },
  password: {
    length: '8 至 16 位',
    uppercase: '含大寫字母',
    lowercase: '含小寫字母',
    digit: '含數字',
    special: `含特殊字元 ${specialCharacters}`,
  },
  portalPassword: { length: '6 至 16 位', letter: '含字母', digit: '含數字', only: '只用字母和數字' },
  emailDomain: (domain, suggestion, near) =>
    `${domain} 不是常用的電子郵件網域，${near ? `您要輸入的是 ${suggestion} 嗎？` : `請確認能否收到郵件；相近的常用網域是 ${suggestion}。`}`,
};
