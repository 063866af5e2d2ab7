import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { contentWires as wires } from './wires';

/** The content endpoints, put into the one base api. */
export const contentApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    calendarList: read(build, wires.calendarList),
    calendarNext: read(build, wires.calendarNext),
    getAnalysisArticle: read(build, wires.getAnalysisArticle),
    getAnalysisArticles: read(build, wires.getAnalysisArticles),
    getAnalysisSymbols: read(build, wires.getAnalysisSymbols),
    getNews: read(build, wires.getNews),
    more: read(build, wires.more),
    moreTotal: read(build, wires.moreTotal),
    slides: read(build, wires.slides),
  }),
});
