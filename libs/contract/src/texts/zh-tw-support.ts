import type { supportErrors } from '../support/errors';

/** The traditional Chinese texts of the support calls. */
export const zhTWSupport: Readonly<Record<keyof typeof supportErrors, string>> = {
  'support.unknown': '找不到該工單',
  'support.closed': '該工單已結束，如有新的問題請重新提出',
  'support.ref': '找不到該單號，請填寫您自己的入金、出金、轉帳單號或持倉號',
  'support.file': '附件不存在或已失效，請重新上傳',
  'support.tooMany': '您已有 {max} 個工單在處理中，請在原工單中補充，或等候回覆後再提出',
  'support.manyReplies': '您已連續補充 {max} 則，請等候客服回覆',
  'support.daily': '今日送出的次數已達上限，請明天再來，或直接聯絡客服',
  'support.changed': '該工單剛剛有新的內容，請查看後再操作',
  'support.taken': '該工單已由其他同事處理',
  'support.member': '該員工不能處理工單，請重新選擇',
  'support.notComplaint': '只有客訴需要提出處理結果',
  'support.complaint': '客訴須提出處理結果並經另一位員工複核後才能結束',
  'support.review': '處理結果正在複核，複核前不能進行其他操作',
  'support.notReview': '沒有等候複核的處理結果',
};
