import type { contentCalls } from '@portal/contract/content';
import type { Handlers } from '../kernel/handler';
import { calendarIcs } from './calendar-ics';
import { calendarList } from './calendar-list';
import { calendarNext } from './calendar-next';
import { getAnalysisArticle } from './get-analysis-article';
import { getAnalysisArticles } from './get-analysis-articles';
import { getNews } from './get-news';
import { more } from './more';
import { moreTotal } from './more-total';
import { slides } from './slides';

export const contentHandlers = {
  calendarIcs,
  calendarList,
  calendarNext,
  getAnalysisArticle,
  getAnalysisArticles,
  getNews,
  more,
  moreTotal,
  slides,
} satisfies Handlers<typeof contentCalls>;
