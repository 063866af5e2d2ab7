import { calendarIcs } from './calendar-ics';
import { calendarList } from './calendar-list';
import { calendarNext } from './calendar-next';
import { getAnalysisArticle } from './get-analysis-article';
import { getAnalysisArticles } from './get-analysis-articles';
import { getAnalysisSymbols } from './get-analysis-symbols';
import { getNews } from './get-news';
import { marketNews } from './market-news';
import { more } from './more';
import { moreTotal } from './more-total';
import { slides } from './slides';

export * from './article';
export * from './calendar-event';
export * from './calendar-ics';
export * from './calendar-list';
export * from './calendar-next';
export * from './get-analysis-article';
export * from './get-analysis-articles';
export * from './get-analysis-symbols';
export * from './get-news';
export * from './market-news';
export * from './more';
export * from './more-total';
export * from './slides';

/** The content calls by name. */
export const contentCalls = {
  calendarIcs,
  calendarList,
  calendarNext,
  getAnalysisArticle,
  getAnalysisArticles,
  getAnalysisSymbols,
  getNews,
  marketNews,
  more,
  moreTotal,
  slides,
} as const;
