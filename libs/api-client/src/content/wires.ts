import type { contentCalls } from '@portal/contract/content';
import { wire } from '../http/wire';

type Calls = typeof contentCalls;

/** The content calls for `call()` of @portal/api-client/http. */
export const contentWires = {
  calendarIcs: wire<Calls['calendarIcs']>('GET', '/news/calendar.ics', { open: true, bytes: true }),
  calendarNext: wire<Calls['calendarNext']>('GET', '/news/calendar/next', { open: true }),
  calendarList: wire<Calls['calendarList']>('GET', '/news/calendar/list', { open: true }),
  getAnalysisArticle: wire<Calls['getAnalysisArticle']>('GET', '/symbol/technicalAnalysisArticle/getAnalysisArticle', {
    open: true,
  }),
  getAnalysisArticles: wire<Calls['getAnalysisArticles']>(
    'GET',
    '/symbol/technicalAnalysisArticle/getAnalysisArticles',
    { open: true },
  ),
  getAnalysisSymbols: wire<Calls['getAnalysisSymbols']>('GET', '/symbol/technicalAnalysisArticle/getAnalysisSymbols', {
    open: true,
  }),
  getNews: wire<Calls['getNews']>('GET', '/news/:id', { open: true }),
  more: wire<Calls['more']>('GET', '/news/v2/more/:id', { open: true }),
  moreTotal: wire<Calls['moreTotal']>('GET', '/news/v2/moreTotal/:id', { open: true }),
  slides: wire<Calls['slides']>('GET', '/news/actions/2', { open: true }),
};
