import type { contentCalls } from '@portal/contract/content';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
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
import { decidePost } from './staff/decide-post';
import { pictures } from './staff/pictures';
import { postDetail } from './staff/post-detail';
import { posts } from './staff/posts';
import { previewPost } from './staff/preview-post';
import { savePost } from './staff/save-post';
import { saveSlide } from './staff/save-slide';

export const contentHandlers = {
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
} satisfies Handlers<typeof contentCalls>;

export const contentStaffHandlers = {
  decidePost,
  pictures,
  postDetail,
  posts,
  previewPost,
  savePost,
  saveSlide,
} satisfies Partial<Handlers<typeof staffCalls>>;
