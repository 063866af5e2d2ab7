import { levelCodes, levelRule, productKinds, productLeverageRule, regionName, type Brand } from '@portal/brand';
import { groupDigits } from '@portal/rules/money';
import { triesAllowed, codeMinutes, resendAfter } from '../../core/codes/code-limits';
import {
  arrivals,
  captchaFrom,
  dailyFiles,
  guessDelays,
  maxAddresses,
  maxCards,
  overdueDays,
  resetMinutes,
  uploadMegabytes,
} from '../../core/fixed-terms/fixed-terms';
import {
  earlyClosings,
  earlyMarkets,
  exchangeHolidays,
  exchanges,
  type EarlyMarket,
  type Exchange,
} from '../../core/holidays/exchange-holidays';
import { instruments } from '../../core/instruments/instruments';
import { earlyCloseAt } from '../../core/market-hours';
import { maxMt5Accounts } from '../../core/reasons/open-mt5';
import { retention } from '../../core/retention/retention';
import { sessionDays } from '../../http/session';
import { beijingTime } from './beijing-time';
import { calculate } from './calculate';
import { closureTable } from './closure-table';

/** The settings of a brand that its content may name. */
export type BrandFigures = Pick<
  Brand,
  | 'limits'
  | 'levels'
  | 'productLeverage'
  | 'products'
  | 'promotions'
  | 'introducer'
  | 'rates'
  | 'regions'
  | 'legal'
  | 'trust'
  | 'privacy'
  | 'support'
  | 'name'
>;

/** Figures that are the same for every brand: rules of the code, not settings. */
const rules = {
  'code.minutes': codeMinutes,
  'code.resendSeconds': resendAfter,
  'code.tries': triesAllowed,
  'login.days': sessionDays,
  'login.captchaAfter': captchaFrom,
  'login.waitAfter': guessDelays.findIndex((seconds) => seconds > 0),
  'login.waitSeconds': guessDelays.find((seconds) => seconds > 0),
  'login.waitMinutes': Math.max(...guessDelays) / 60,
  'reset.minutes': resetMinutes,
  'upload.megabytes': uploadMegabytes,
  'upload.daily': dailyFiles,
  'cards.most': maxCards,
  'accounts.most': maxMt5Accounts,
  'addresses.most': maxAddresses,
  'deposit.overdueDays': overdueDays,
  'arrival.depositMinutes': arrivals.depositMinutes,
  'arrival.bankDays': arrivals.bankDays,
  'arrival.TRC20': arrivals.coinMinutes.TRC20,
  'arrival.ERC20': arrivals.coinMinutes.ERC20,
  ...Object.fromEntries(retention.map(({ table, days }) => [`retention.${table}`, days])),
};

/** `1,000` for `1000.00`, `2.50` for `2.50`. */
const plain = (amount: string) => groupDigits(/^\d+\.0+$/.test(amount) ? (amount.split('.')[0] ?? amount) : amount);

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const holidayYears = [2026, 2027, 2028];

/** The days on which an exchange is closed in a year, as a table. */
const holidayTable = (exchange: Exchange, year: number) =>
  [
    '| 日期 | 星期 | 假日 |',
    '| --- | --- | --- |',
    ...exchangeHolidays(exchange, year).map(
      ({ date, name }) => `| ${date} | ${weekdays[new Date(date).getUTCDay()]} | ${name} |`,
    ),
  ].join('\n');

/** The days on which a market closes early in a year, as a table. */
const earlyTable = (market: EarlyMarket, year: number) =>
  [
    '| 日期 | 星期 | 日子 | 收市（北京时间） |',
    '| --- | --- | --- | --- |',
    ...earlyClosings(market, year).map(
      ({ date, name }) =>
        `| ${date} | ${weekdays[new Date(date).getUTCDay()]} | ${name} | ${beijingTime(earlyCloseAt({ early: market }, date) ?? 0)} |`,
    ),
  ].join('\n');

/** What the privacy policy says of the company, in sentences. What is not set is left out. */
const privacyTexts = ({ law, officer, storage, recipients }: Brand['privacy']): [string, string][] => [
  ['privacy.law', law || '个人信息保护方面'],
  ['privacy.officer', officer && `个人信息保护负责人：${officer}。`],
  ['privacy.storage', storage && `您的个人信息存储在${storage}。`],
  [
    'privacy.recipients',
    recipients.length === 0
      ? ''
      : [
          '| 境外接收方 | 所在地 | 处理目的与方式 | 信息种类 | 联系方式 |',
          '| --- | --- | --- | --- | --- |',
          ...recipients.map((one) => `| ${[one.name, one.place, one.purpose, one.data, one.contact].join(' | ')} |`),
        ].join('\n'),
  ],
];

/** What content can refer to as `{{name}}`. */
export type FigureTexts = Pick<ReadonlyMap<string, string>, 'get'>;

/** Everything that content can refer to as `{{name}}`, and its text now. */
export function figuresOf(brand: BrandFigures): FigureTexts {
  const { deposit, withdraw, coin, transfer, twoPersonFrom, invite } = brand.limits;
  const coupon = brand.promotions.find((promotion) => promotion.coupon)?.coupon;
  const stock = instruments.find(({ zone }) => zone === 7);
  const entries: [string, string | number | undefined][] = [
    ...Object.entries(rules),
    ['deposit.min', plain(deposit.min)],
    ['deposit.max', plain(deposit.max)],
    ['deposit.maxUnpaid', deposit.maxUnpaid],
    ['deposit.draftMinutes', deposit.draftMinutes],
    ['withdraw.min', plain(withdraw.min)],
    ['withdraw.max', plain(withdraw.max)],
    ['withdraw.daily', plain(withdraw.daily)],
    ['withdraw.fee', plain(withdraw.fee)],
    ['withdraw.freeFrom', plain(withdraw.freeFrom)],
    ['coin.min', plain(coin.min)],
    ['coin.max', plain(coin.max)],
    ['coin.fee.TRC20', plain(coin.networkFee.TRC20)],
    ['coin.fee.ERC20', plain(coin.networkFee.ERC20)],
    ['coolingHours', coin.addressCoolingHours],
    ['transfer.min', plain(transfer.min)],
    ['twoPersonFrom', plain(twoPersonFrom)],
    ['invite.firstDeposit', plain(invite.firstDeposit)],
    ['invite.bonus', plain(invite.bonus)],
    ['rate.deposit', brand.rates.depositCny],
    ['rate.withdraw', brand.rates.withdrawCny],
    ['rate.usdt', plain(brand.rates.withdrawUsdt)],
    // A production gateway does not start without it.
    ['legal.company', brand.legal.company || `${brand.name}的演示主体`],
    ['served', brand.regions.map(regionName).join('、')],
    ...privacyTexts(brand.privacy),
    ['question.days', brand.support.questionDays],
    ['complaint.days', brand.support.complaintDays],
    ['closing.days', brand.support.closingDays],
    ['privacy.keepYears', brand.privacy.keepYears],
    ['trust.segregation', brand.trust.segregation],
    ['trust.negativeBalance', brand.trust.negativeBalance],
    ['introducer.settlementDay', brand.introducer.settlementDay],
    ['coupon.amount', coupon && plain(coupon.amount)],
    ['coupon.minDeposit', coupon && plain(coupon.minDeposit)],
    ['coupon.days', coupon?.days],
    ['stock.commission', stock && plain(stock.commission)],
    ...instruments.map(({ symbol, minLot }): [string, number] => [`${symbol}.minLot`, minLot]),
    ...levelCodes.flatMap((code): [string, string][] => {
      const { minDeposit, leverage, stopOut } = brand.levels[code];
      return [
        [`${code}.minDeposit`, plain(minDeposit)],
        [`${code}.leverage`, `1:${leverage}`],
        [`${code}.stopOut`, `${stopOut}%`],
      ];
    }),
    ...productKinds.map((kind): [string, string | undefined] => {
      const leverage = brand.productLeverage[kind];
      return [`${kind}.leverage`, leverage === undefined ? undefined : `1:${leverage}`];
    }),
    ...exchanges.flatMap((exchange) =>
      holidayYears.map((year): [string, string] => [`holidays.${exchange}.${year}`, holidayTable(exchange, year)]),
    ),
    ...earlyMarkets.flatMap((market) =>
      holidayYears.map((year): [string, string] => [`early.${market}.${year}`, earlyTable(market, year)]),
    ),
    ['levelRule', levelRule(brand)],
    ['productLeverageRule', productLeverageRule(brand)],
  ];
  const texts = new Map(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])),
  );
  return { get: (name) => texts.get(name) ?? closureTable(name, brand) };
}

// `{{withdraw.fee}}` is a setting; `{{= 150 − withdraw.fee}}` is calculated from settings; `{{例 150}}` is a figure of an example,
// which no setting changes.
const reference = /\{\{([^{}]*)\}\}/g;
const EXAMPLE = /^例 (\S.*)$/;
const SUM = /^= (\S.*)$/;

/** `1,162.12`, and without the places of a whole number. */
const summed = (sum: string, figures: FigureTexts): string | undefined => {
  const value = calculate(sum, (name) => figures.get(name));
  return value === undefined ? undefined : plain(value.toFixed(2));
};

function textOf(name: string, figures: FigureTexts): string | undefined {
  const [, example] = EXAMPLE.exec(name) ?? [];
  const [, sum] = SUM.exec(name) ?? [];
  return example ?? (sum ? summed(sum, figures) : figures.get(name));
}

/** Replaces the names of settings by their values. An unknown name becomes a problem with its line. */
export function fillFigures(
  text: string,
  figures: FigureTexts,
  onProblem: (line: number, why: string) => void,
): string {
  const fill = (line: string, index: number) =>
    line.replace(reference, (whole, name: string) => {
      const value = textOf(name, figures);
      if (value === undefined)
        onProblem(index + 1, SUM.test(name) ? `无法计算 ${name.slice(2)}` : `没有名为 ${name} 的设置`);
      return value ?? whole;
    });
  return text.split('\n').map(fill).join('\n');
}

/** A figure that looks like a limit, a fee, a time, a ratio. */
const typed =
  /\d[\d,.]* ?(?:美元|USDT?|分钟|小时|天|个工作日|笔|次|MB|秒|晚)|(?<!\d)1:\d+|\d[\d.]*%|\d[\d,.]* 至 ?(?=\{\{)/g;

/** The kinds in which customers read what applies to them. Market news and courses explain with figures of their own. */
const bindingKinds = new Set(['help', 'page', 'guide', 'legal', 'slide', 'mt5Tutorial', 'notice', 'company']);

/** Figures that are typed by hand where they have to be references, by their lines. */
export function typedFigures(kind: string, text: string): { line: number; figure: string }[] {
  if (!bindingKinds.has(kind)) return [];
  return text.split('\n').flatMap((line, index) => {
    const rest = line.replace(/\{\{[^{}]*\}\}/g, '{{').replace(/\]\([^)]*\)/g, ']');
    return [...rest.matchAll(typed)].map(([figure]) => ({ line: index + 1, figure }));
  });
}
