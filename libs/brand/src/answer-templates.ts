import type { AnswerTemplate } from './brand';

/** Answers that every brand's staff begin with. `……` is filled in by hand. */
export const answerTemplates: readonly AnswerTemplate[] = [
  {
    title: '已收到，正在核查',
    text: '您好，您的问题我们已收到，正在核查相关记录，有结果后会在此回复您。感谢您的耐心等待。',
  },
  {
    title: '请补充资料',
    text: '您好，为便于核查，请在此补充：……。可上传截图或凭证图片，请勿发送密码或验证码。',
  },
  {
    title: '入金未到账',
    text: '您好，经核查，您的入金……。如已从银行扣款，请上传银行的扣款凭证（含时间、金额与流水号），我们将与支付渠道核对。',
  },
  {
    title: '出金进度',
    text: '您好，您的出金……目前的状态为……。付款后的到账时间以银行或链上确认为准，如有变化会以消息通知您。',
  },
  {
    title: '投诉处理结果',
    text: '您好，就您的投诉，我们核查的事实如下：……。据此，处理结果为：……。如对结果仍有异议，可按投诉页面所列途径进一步反映。',
  },
];
