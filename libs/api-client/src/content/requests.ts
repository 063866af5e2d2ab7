import type { contentCalls } from '@portal/contract/content';
import { defineRequest } from '../http/request';

type Calls = typeof contentCalls;

/** The content calls for `call()` of @portal/api-client/http. */
export const contentRequests = {
  calendarIcs: defineRequest<Calls['calendarIcs']>('GET', '/news/calendar.ics', { open: true, bytes: true }),
  calendarNext: defineRequest<Calls['calendarNext']>('GET', '/news/calendar/next', { open: true }),
  calendarList: defineRequest<Calls['calendarList']>('GET', '/news/calendar/list', { open: true }),
  getAnalysisArticle: defineRequest<Calls['getAnalysisArticle']>(
    'GET',
    '/symbol/technicalAnalysisArticle/getAnalysisArticle',
    {
      open: true,
    },
  ),
  getAnalysisArticles: defineRequest<Calls['getAnalysisArticles']>(
    'GET',
    '/symbol/technicalAnalysisArticle/getAnalysisArticles',
    { open: true },
  ),
  getAnalysisSymbols: defineRequest<Calls['getAnalysisSymbols']>(
    'GET',
    '/symbol/technicalAnalysisArticle/getAnalysisSymbols',
    {
      open: true,
    },
  ),
  getNews: defineRequest<Calls['getNews']>('GET', '/news/:id', { open: true }),
  marketNews: defineRequest<Calls['marketNews']>('GET', '/news/v2/marketNews', { open: true }),
  more: defineRequest<Calls['more']>('GET', '/news/v2/more/:id', { open: true }),
  moreTotal: defineRequest<Calls['moreTotal']>('GET', '/news/v2/moreTotal/:id', { open: true }),
  slides: defineRequest<Calls['slides']>('GET', '/news/actions/2', { open: true }),
};
