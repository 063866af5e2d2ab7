import type { CalendarFigures } from './calendar-figures';
import type { CaptchaSource } from './captcha-source';
import type { Dealing } from './dealing';
import type { FileStore } from './file-store';
import type { MarketFeed } from './market-feed';
import type { MessageSender } from './message-sender';
import type { NewsFeed } from './news-feed';
import type { PaymentChannel } from './payment-channel';
import type { TradeHistory } from './trade-history';
import type { TradingPlatform } from './trading-platform';

/** The interfaces to outside parties. adapters/ has a simulator and a real implementation of each. */
export interface Ports {
  readonly calendarFigures: CalendarFigures;
  readonly captcha: CaptchaSource;
  readonly trading: TradingPlatform;
  readonly history: TradeHistory;
  /** Trading on behalf of a login; sandbox only. */
  readonly dealing?: Dealing;
  readonly feed: MarketFeed;
  /** Absent: no market news. */
  readonly newsFeed?: NewsFeed;
  readonly payment: PaymentChannel;
  readonly message: MessageSender;
  readonly files: FileStore;
}

export * from './bus';
export * from './calendar-figures';
export * from './captcha-source';
export * from './dealing';
export * from './file-store';
export * from './market-feed';
export * from './message-sender';
export * from './news-feed';
export * from './payment-channel';
export * from './platform-market';
export * from './refused-error';
export * from './trade-history';
export * from './trading-platform';
