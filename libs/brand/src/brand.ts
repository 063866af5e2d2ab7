import type { ProductKind } from './products';
import type { Theme, ThemeTokens } from './theme-tokens';

/** A colour token for a logo, so that the logo follows the theme. */
export type ColourToken = Exclude<keyof ThemeTokens, 'scheme' | 'shadow' | 'scrim'>;

/** One shape: filled, or stroked with a width in drawing units. */
export type LogoPath = { d: string; fill: ColourToken } | { d: string; stroke: ColourToken; width: number };

/** A drawing as data: it needs no HTML insertion and uses the colours of the theme. */
export type LogoDrawing = { width: number; height: number; paths: readonly LogoPath[] };

/** The codes of the account levels, lowest first. */
export const levelCodes = ['MIN', 'STD', 'DIA'] as const;
/** An account level as the API names it. */
export type LevelCode = (typeof levelCodes)[number];

/** The currencies that MT5 accounts can have. The wallet is in USD. */
export const accountCurrencies = ['USD', 'CNH'] as const;
/** The currency of an account. */
export type AccountCurrency = (typeof accountCurrencies)[number];

/** One account level. `minDeposit` is USD as a decimal string, `leverage` 100 means 1:100, `stopOut` is a percentage. */
export type Level = {
  code: LevelCode;
  name: string;
  route: string;
  minDeposit: string;
  leverage: number;
  stopOut: number;
};

/** The MT5 group of each account level. */
export type LevelGroups = Readonly<Record<LevelCode, string>>;

/** Amount limits and fees. Amounts are decimal strings: USD with 2 places, USDT (network fees) with 6. */
export type Limits = {
  deposit: { min: string; max: string; maxUnpaid: number; draftMinutes: number };
  withdraw: { min: string; max: string; daily: string; fee: string; freeFrom: string };
  coin: { min: string; max: string; networkFee: { TRC20: string; ERC20: string }; addressCoolingHours: number };
  transfer: { min: string; fee: string };
  /** From this amount a withdrawal needs the approval of two staff members. */
  twoPersonFrom: string;
  /** The bonus for inviting a friend, and the first deposit that earns it. */
  invite: { firstDeposit: string; bonus: string };
  /** The most credit that a customer gets by coupons that are valid or used. */
  promotion: { perCustomer: string };
};

/** Within how many hours staff decide on an item of each queue. */
export type TargetHours = Readonly<
  Record<
    | 'identity'
    | 'bank'
    | 'phone'
    | 'link'
    | 'introducer'
    | 'withdraw'
    | 'coin'
    | 'deposit'
    | 'unmatched'
    | 'adjustment'
    | 'receivable'
    | 'batch'
    | 'batchResult'
    | 'settings'
    | 'agreement'
    | 'commission'
    | 'quarantine'
    | 'stop'
    | 'task'
    | 'factor'
    | 'case',
    number
  >
>;

/**
 * The page of a transaction in the block explorer of each network; `{hash}` is replaced by its hash. Empty means that the brand has
 * chosen none: the link is hidden.
 */
export type Explorers = Readonly<Record<keyof Limits['coin']['networkFee'], string>>;

/** Category ids for `/news/v2/moreTotal/{id}` and `/news/v2/more/{id}`, page ids for `/news/{id}`. */
export type ContentIds = {
  /** Ids that list several categories: notices and company news; the five kinds of market news. */
  group: { news: string; information: string };
  category: {
    notice: string;
    company: string;
    macro: string;
    forex: string;
    goods: string;
    stock: string;
    digiccy: string;
    help: string;
    video: string;
    mt5Tutorial: string;
    guide: string;
    legal: string;
  };
  page: {
    about: string;
    security: string;
    terms: string;
    privacy: string;
    disclaimer: string;
    riskWarning: string;
    execution: string;
    conflicts: string;
    clientMoney: string;
    cookies: string;
    accessibility: string;
    inviteRules: string;
    depositGuide: string;
    introducer: string;
    glossary: string;
    hours: string;
    status: string;
    complaint: string;
    identityConsent: string;
    bankConsent: string;
    marketingConsent: string;
  };
};

/** Where a customer agrees to a text: at registration, with the identity or the bank card, or by choice. */
export type AgreementKind = 'register' | 'identity' | 'bank' | 'marketing';

/**
 * An introducer's commission: USD per lot, by the lots that all their customers trade in a month (`fromLots`, lowest first). The
 * reached tier applies to every lot of the month, which is settled by `settlementDay` of the next month.
 */
export type IntroducerTerms = {
  tiers: readonly { fromLots: number; perLot: Readonly<Record<ProductKind, string>> }[];
  settlementDay: number;
};

/** Where to get the trading platform: the manufacturer's page for a device. */
export type PlatformLink = {
  device: 'windows' | 'macos' | 'android' | 'ios' | 'web';
  name: string;
  href: string;
  /** The device's requirements, in one line. */
  needs: string;
};

/** Download source or operating system of the brand's own MT5 terminal. */
export type TerminalKind = 'appStore' | 'googlePlay' | 'apk' | 'windows' | 'macos';

/** Where customers trade in one mode. An empty value is unknown: it is hidden. Never invent one. */
export type TradingSite = {
  /** The MT5 server name that customers enter in the terminal; `{code}` is replaced by the brand code. */
  server: string;
  terminals: Readonly<Record<TerminalKind, string>>;
  /** URL of the web terminal; a path is on the brand's site. */
  webTrader: string;
};

/** Legal details that a regulator requires. Empty means unknown: it is hidden. Never invent one. */
export type Legal = {
  company: string;
  licence: string;
  regulator: string;
  registrationNumber: string;
  address: string;
};

/** What a visitor can check about the brokerage. Empty means unknown: it is hidden. Never invent one. */
export type Trust = {
  /** The page of the regulator's public register that lists the licence. */
  register: string;
  /** How and where customers' money is kept apart from the company's. */
  segregation: string;
  /** What happens to an account whose balance falls below zero. */
  negativeBalance: string;
  /** The names of the payment methods, as their marks show them. */
  payments: readonly string[];
  /** Where complaints are received, and who decides on them. */
  complaints: string;
};

/** A party abroad that receives personal data. */
export type Recipient = { name: string; place: string; contact: string; purpose: string; data: string };

/** What the privacy policy says of the company. Empty means unknown: the policy leaves it out. Never invent one. */
export type Privacy = {
  /** The law of the regions served under which personal data is handled, with its book title marks. */
  law: string;
  /** Who is in charge of personal data, with a contact. */
  officer: string;
  /** Where personal data is stored. */
  storage: string;
  recipients: readonly Recipient[];
  /** Years for which the law requires identity, transactions and payments to be kept after an account was closed; then they are erased. */
  keepYears: number;
};

/** A promotion: a customer who registers while it runs gets its coupon. Times are ISO 8601, amounts USD decimal strings. */
export type Promotion = {
  id: string;
  title: string;
  /** The terms for customers, as paragraphs. `{amount}`, `{minDeposit}` and `{days}` are replaced by those of the coupon. */
  text: readonly string[];
  from: string;
  until: string;
  coupon: { title: string; kind: 'credit'; amount: string; minDeposit: string; days: number };
};

/** How questions and complaints are handled. */
export type Support = {
  /** Within how many working days after its day a question is answered, and a complaint decided on. */
  questionDays: number;
  complaintDays: number;
  /** Within how many a request to be closed is decided. */
  closingDays: number;
  /** The calendar of working days, of `content/calendar/holidays.yaml`. */
  calendar: string;
};

/** An answer that staff begin with. */
export type AnswerTemplate = { title: string; text: string };

/** One contact of the brokerage, as shown to customers. */
export type ContactLine = { kind: 'email' | 'phone' | 'hours' | 'address'; label: string; value: string };

/** One brokerage. All differences between brands are in this type and nowhere else. */
export type Brand = {
  id: string;
  /** API values of docs/product-lines.md: `brandCode`/`company` and `signature`. */
  code: string;
  signature: string;
  name: string;
  shortName: string;
  slogan: string;
  /** The full logo for headers, and the square mark for small places. */
  logo: { full: LogoDrawing; mark: LogoDrawing };
  theme: Theme;
  /** Origins; the runtime configuration replaces `{port}` with the port of this installation. */
  origins: { site: string; userCenter: string };
  cookieDomain: string;
  /** URL parameters of the brand's own campaigns, stored in the campaign cookie with the common ones (utm_source, gclid …). */
  campaignParameters: readonly string[];
  /** Scheme of the phone app, for deep links. */
  appScheme: string;
  /** Phone country code without `+`. */
  defaultPrefix: string;
  content: ContentIds;
  /** The legal texts that customers agree to, by where they are asked, in the order of the form. Each text has one place. */
  agreements: Readonly<Record<AgreementKind, readonly (keyof ContentIds['page'])[]>>;
  /** The product lines the brand offers. Other lines appear nowhere: no page, symbol, article or order. */
  products: readonly ProductKind[];
  limits: Limits;
  /** The back office shows an item that has waited longer as late. */
  targetHours: TargetHours;
  support: Support;
  answerTemplates: readonly AnswerTemplate[];
  /** Whether a customer answers `content/questions/appropriateness.yaml` before the first MT5 account. */
  appropriateness: boolean;
  /** Where staff look up the transaction of a coin payout. */
  explorers: Explorers;
  /** The brand's own wallets. With the token contracts and burn addresses of `refused-addresses.ts` no customer may be paid there. */
  ownWallets: Readonly<Record<'TRC20' | 'ERC20', readonly string[]>>;
  levels: Record<LevelCode, Level>;
  /** The highest leverage of a product line at every level; a line without an entry uses the account's leverage. */
  productLeverage: Partial<Record<ProductKind, number>>;
  /**
   * ISO 3166-1 codes of the regions served, which the broker's owner decides; visitors from others see `texts.unavailable` instead of
   * registration. Legal texts name these regions.
   */
  regions: readonly string[];
  /**
   * Current rates, CNY or USDT for one USD, at most 6 places. Transfers between USD and CNH accounts use them too: withdrawCny from
   * USD, depositCny to USD.
   */
  rates: { depositCny: string; withdrawCny: string; withdrawUsdt: string };
  /** Moves of a rate in percent of the one before: staff are warned of a larger one than `warned`, and a larger one than `most` is refused. */
  rateMoves: { warned: number; most: number };
  promotions: readonly Promotion[];
  introducer: IntroducerTerms;
  platforms: readonly PlatformLink[];
  /** MT5 server and terminals by the mode of the gateway. */
  mt5: Readonly<Record<'sandbox' | 'production', TradingSite>>;
  /** The MT5 group of each currency and account level, by its full path on the platform. A brand offers the currencies it names. */
  tradingGroups: Readonly<Record<'USD', LevelGroups> & Partial<Record<AccountCurrency, LevelGroups>>>;
  legal: Legal;
  trust: Trust;
  privacy: Privacy;
  contact: readonly ContactLine[];
  texts: {
    /** What the company does; `{products}` is replaced by its product lines. */
    description: string;
    riskWarning: string;
    unavailable: string;
    copyright: string;
  };
};
