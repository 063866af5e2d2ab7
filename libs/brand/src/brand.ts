import type { ProductKind } from './products';
import type { Theme, ThemeTokens } from './theme-tokens';

/** A colour token a logo may be painted with, so that it follows the theme. */
export type Paint = Exclude<keyof ThemeTokens, 'scheme' | 'shadow' | 'scrim'>;

/** One drawn shape: filled, or stroked with a width in drawing units. */
export type LogoPath = { d: string; fill: Paint } | { d: string; stroke: Paint; width: number };

/** A drawing as data: it needs no HTML door and takes the colours of the theme. */
export type LogoDrawing = { width: number; height: number; paths: readonly LogoPath[] };

/** The codes of the account levels, lowest first. */
export const levelCodes = ['MIN', 'STD', 'DIA'] as const;
/** An account level as the API names it. */
export type LevelCode = (typeof levelCodes)[number];

/** One account level. `minDeposit` is USD as a decimal string, `leverage` 100 means 1:100, `stopOut` is a percentage. */
export type Level = {
  code: LevelCode;
  name: string;
  route: string;
  minDeposit: string;
  leverage: number;
  stopOut: number;
};

/** Amount limits and fees. Amounts are decimal strings: USD with 2 places, USDT (network fees) with 6. */
export type Limits = {
  deposit: { min: string; max: string; maxUnpaid: number; draftMinutes: number };
  withdraw: { min: string; max: string; daily: string; fee: string; freeFrom: string };
  coin: { min: string; max: string; networkFee: { TRC20: string; ERC20: string }; addressCoolingHours: number };
  transfer: { min: string; fee: string };
  /** From this amount a withdrawal needs two staff members. */
  twoPersonFrom: string;
  /** The bonus of a friend invited, and the first deposit that earns it. */
  invite: { firstDeposit: string; bonus: string };
};

/** Category ids for `/news/v2/moreTotal/{id}` and `/news/v2/more/{id}`, page ids for `/news/{id}`. */
export type ContentIds = {
  /** Lists of several categories: notices and company news; the five kinds of market news. */
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
    inviteRules: string;
    depositGuide: string;
    introducer: string;
  };
};

/**
 * What an introducer earns: USD a lot, by the lots that all their customers trade in a month (`fromLots`, lowest first). The
 * tier reached counts for every lot of the month, which is settled on `settlementDay` of the next.
 */
export type IntroducerTerms = {
  tiers: readonly { fromLots: number; perLot: Readonly<Record<ProductKind, string>> }[];
  settlementDay: number;
};

/** Where the trading platform is to be had: its makers' own page for a device. */
export type PlatformLink = {
  device: 'windows' | 'macos' | 'android' | 'ios' | 'web';
  name: string;
  href: string;
  /** What the device needs, in a line. */
  needs: string;
};

/** Where the brand's own MT5 terminal for a device is to be had. */
export type TerminalKind = 'appStore' | 'googlePlay' | 'apk' | 'windows' | 'macos';

/** Where customers trade in one mode. An empty value is unknown: it is hidden and never invented. */
export type TradingSite = {
  /** The MT5 server as customers enter it in the terminal; `{code}` stands for the brand code. */
  server: string;
  terminals: Readonly<Record<TerminalKind, string>>;
  /** Address of the terminal that runs in a browser; a path is one of the brand's site. */
  webTrader: string;
};

/** What a regulator wants printed. Empty means unknown: it is hidden, never invented. */
export type Legal = {
  company: string;
  licence: string;
  regulator: string;
  registrationNumber: string;
  address: string;
};

/** A promotion: whoever registers while it runs gets its coupon. Times are ISO 8601, amounts USD decimal strings. */
export type Promotion = {
  id: string;
  title: string;
  /** What a customer should know, as paragraphs. */
  text: readonly string[];
  from: string;
  until: string;
  coupon: { title: string; kind: 'credit'; amount: string; minDeposit: string; days: number };
};

/** One way to reach the brokerage, as customers read it. */
export type ContactLine = { kind: 'email' | 'phone' | 'hours' | 'address'; label: string; value: string };

/** One brokerage. Everything by which two brands differ stands here and nowhere else. */
export type Brand = {
  id: string;
  /** API values of product.md: `brandCode`/`company` and `signature`. */
  code: string;
  signature: string;
  name: string;
  shortName: string;
  slogan: string;
  /** The full lock-up for headers, and the square mark for small places. */
  logo: { full: LogoDrawing; mark: LogoDrawing };
  theme: Theme;
  /** Origins with `{port}` where the runtime configuration puts the port of this installation. */
  origins: { site: string; userCenter: string };
  cookieDomain: string;
  /** Address parameters of its own campaigns, kept in the campaign cookie beside the common ones (utm_source, gclid …). */
  campaignParameters: readonly string[];
  /** Scheme of the phone app, for deep links. */
  appScheme: string;
  /** Dialling prefix without `+`. */
  defaultPrefix: string;
  content: ContentIds;
  /** The lines it offers. What belongs to another is nowhere: no page, no symbol, no article, no order. */
  products: readonly ProductKind[];
  limits: Limits;
  levels: Record<LevelCode, Level>;
  /** The highest leverage of a product line, whatever the level; a line without one follows the account. */
  productLeverage: Partial<Record<ProductKind, number>>;
  /** ISO 3166-1 codes of the regions served; visitors from others see `texts.unavailable` instead of registration. */
  regions: readonly string[];
  /** The day's rates, CNY or USDT for one USD, at most 6 places. */
  rates: { depositCny: string; withdrawCny: string; withdrawUsdt: string };
  promotions: readonly Promotion[];
  introducer: IntroducerTerms;
  platforms: readonly PlatformLink[];
  /** MT5 server and terminals by the mode of the gateway. */
  mt5: Readonly<Record<'sandbox' | 'production', TradingSite>>;
  /** The MT5 group of each account level, by its full path on the platform. Its currency is USD. */
  tradingGroups: Readonly<Record<LevelCode, string>>;
  legal: Legal;
  contact: readonly ContactLine[];
  texts: {
    /** What the company does; `{products}` stands for its lines. */
    description: string;
    riskWarning: string;
    unavailable: string;
    copyright: string;
  };
};
