import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { contentRequests as requests } from './requests';

/** The content endpoints, put into the one base api. */
export const contentApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    calendarList: read(build, requests.calendarList),
    calendarNext: read(build, requests.calendarNext),
    getAnalysisArticle: read(build, requests.getAnalysisArticle),
    getAnalysisArticles: read(build, requests.getAnalysisArticles),
    getAnalysisSymbols: read(build, requests.getAnalysisSymbols),
    getNews: read(build, requests.getNews),
    marketNews: read(build, requests.marketNews),
    more: read(build, requests.more),
    moreTotal: read(build, requests.moreTotal),
    slides: read(build, requests.slides),
  }),
});
