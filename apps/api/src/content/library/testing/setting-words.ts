/** How a figure is written where content names it: the words beside it and the unit after it. */
interface Written {
  unit: string;
  words: RegExp;
}

const usd = '(?:美元|USD)';
const usdt = '(?:USDT?|美元)';
const deposits = /入金/;
const payouts = /出金|手续费|小额/;
const coins = /出金|USDT|地址|TRC20|ERC20/;
const fees = /网络费|手续费|收费/;
const levels = /最低入金|级别|迷你|标准账户|进阶|VIP|尊享/;

const level = (code: string): Record<string, Written> => ({
  [`${code}.minDeposit`]: { unit: usd, words: levels },
  [`${code}.leverage`]: { unit: '', words: /最高杠杆|级别|迷你|标准账户|进阶|VIP|尊享/ },
  [`${code}.stopOut`]: { unit: '', words: new RegExp(`强平|强制平仓|平仓线|自动平仓|${levels.source}`) },
});

/** The figures of content, by name. A hand-typed value is found where it stands beside these words with this unit. */
export const settingWords: Readonly<Record<string, Written>> = {
  'deposit.min': { unit: usd, words: deposits },
  'deposit.max': { unit: usd, words: deposits },
  'deposit.maxUnpaid': { unit: '[笔单张]', words: /待支付/ },
  'deposit.draftMinutes': { unit: '分钟', words: /入金单|支付|付款|下单|订单/ },
  'deposit.overdueDays': { unit: '天', words: /过期单/ },
  'withdraw.min': { unit: usd, words: payouts },
  'withdraw.max': { unit: usd, words: payouts },
  'withdraw.daily': { unit: usd, words: /每日|当日|出金/ },
  'withdraw.fee': { unit: usd, words: payouts },
  'withdraw.freeFrom': { unit: usd, words: payouts },
  'coin.min': { unit: usdt, words: coins },
  'coin.max': { unit: usdt, words: coins },
  'coin.fee.TRC20': { unit: usdt, words: fees },
  'coin.fee.ERC20': { unit: usdt, words: fees },
  coolingHours: { unit: '小时', words: /冷却|不能出金|暂停|出金等待|新地址|修改|绑定/ },
  'transfer.min': { unit: usd, words: /转账|转出|转入/ },
  twoPersonFrom: { unit: usd, words: /两人|双人|两名|两位|复核/ },
  'invite.firstDeposit': { unit: usd, words: /首笔|第一笔|好友|朋友/ },
  'invite.bonus': { unit: usd, words: /您得|奖励/ },
  'coupon.amount': { unit: usd, words: /赠金/ },
  'coupon.minDeposit': { unit: usd, words: /券|赠金/ },
  'coupon.days': { unit: '天', words: /券/ },
  'stock.commission': { unit: usd, words: /佣金|每手收|另收每手/ },
  'rate.deposit': { unit: '', words: /./ },
  'rate.withdraw': { unit: '', words: /./ },
  ...level('MIN'),
  ...level('STD'),
  ...level('DIA'),
  'stock.leverage': { unit: '', words: /杠杆/ },
  'digiccy.leverage': { unit: '', words: /杠杆/ },
  'introducer.settlementDay': { unit: '日', words: /结算|佣金/ },
  'code.minutes': { unit: '分钟', words: /验证码|短信/ },
  'code.resendSeconds': { unit: '秒', words: /重发|再次获取/ },
  'code.tries': { unit: '次', words: /每条|作废|验证码.*输错/ },
  'login.days': { unit: '天', words: /登录/ },
  'login.captchaAfter': { unit: '次', words: /输错/ },
  'login.waitAfter': { unit: '次', words: /输错/ },
  'login.waitSeconds': { unit: '秒', words: /等待/ },
  'login.waitMinutes': { unit: '分钟', words: /登录|等待|等到|越等越久/ },
  'reset.minutes': { unit: '分钟', words: /新密码|验证已失效|重新验证/ },
  'upload.megabytes': { unit: 'MB', words: /./ },
  'upload.daily': { unit: '张', words: /上传/ },
  'cards.most': { unit: '张', words: /卡|最多/ },
  'accounts.most': { unit: '个', words: /MT5|账户/ },
  'addresses.most': { unit: '个', words: /地址/ },
  'arrival.depositMinutes': { unit: '分钟', words: /到账/ },
  'arrival.bankDays': { unit: '个工作日', words: /到账/ },
  'arrival.TRC20': { unit: '分钟', words: /TRC20/ },
  'arrival.ERC20': { unit: '分钟', words: /ERC20/ },
  'question.days': { unit: '个工作日', words: /咨询/ },
  'complaint.days': { unit: '个工作日', words: /投诉|答复/ },
  'closing.days': { unit: '个工作日', words: /注销/ },
  'privacy.keepYears': { unit: '年', words: /注销|保存|反洗钱/ },
  'retention.kernel.verify_code': { unit: '天', words: /获取记录/ },
  'retention.message.delivery': { unit: '天', words: /发送记录/ },
  'retention.message.outgoing': { unit: '天', words: /发出的消息与收件/ },
  'retention.support.ticket': { unit: '天', words: /咨询与投诉的内容/ },
  'retention.customer.login_record': { unit: '天', words: /登录记录/ },
  'retention.customer.session': { unit: '天', words: /已结束的登录状态/ },
  'retention.kernel.device': { unit: '天', words: /最后一次登录/ },
  'retention.kernel.attempt': { unit: '天', words: /尝试次数/ },
  'retention.kernel.captcha': { unit: '天', words: /图形验证码/ },
  'retention.customer.factor_step': { unit: '天', words: /两步验证/ },
  'retention.customer.reset_ticket': { unit: '天', words: /手机验证结果/ },
  'retention.kernel.idempotency': { unit: '天', words: /重复提交/ },
  'retention.deposit.opening': { unit: '天', words: /入金请求/ },
  'retention.deposit.channel_refusal': { unit: '天', words: /支付通知/ },
};

/** A value as it can be typed: `10,000`, `10000` or `10,000.00`, and the first of a range. Ratios and percentages have no unit. */
export function typedPattern(value: string, unit: string): RegExp {
  const plain = value.replace(/(?:\.0+|(?<=\.\d+?)0+)$/, '');
  const digits = plain.replaceAll(',', ',?').replaceAll('.', '\\.');
  const places = /^[\d,]+$/.test(plain) ? '(?:\\.0+)?' : /\.\d/.test(plain) ? '0*' : '';
  const range = unit.startsWith('(?:') ? '| (?:至|到) ' : '';
  const after = unit ? `(?![\\d.])(?: ?${unit}${range})` : '(?![\\d.]*\\d)';
  return new RegExp(`(?<![\\d.,:−-])${digits}${places}${after}`);
}
