import type { ArticleRow, CalendarEvent, Slide } from '@portal/contract/content';
import type { Brand, ProductKind } from '@portal/brand';
import { commonRequests } from '@portal/api-client/common/requests';
import { contentRequests } from '@portal/api-client/content/requests';
import { marketRequests } from '@portal/api-client/market/requests';
import type { Instrument } from '@portal/contract/common';
import type { SomeInstruments } from '../shared/market/use-instruments';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

/** The most requested symbols, with their product kinds. */
const featured: readonly (readonly [symbol: string, ProductKind])[] = [
  ['XAUUSD', 'goods'],
  ['EURUSD', 'forex'],
  ['USOIL', 'goods'],
  ['NAS100', 'indexes'],
  ['BTCUSD', 'digiccy'],
  ['NVDA', 'stock'],
];

/** The featured symbols that the brand offers. */
export const featuredOf = (brand: Pick<Brand, 'products'>): readonly string[] =>
  featured.filter(([, kind]) => brand.products.includes(kind)).map(([symbol]) => symbol);

const SHOWN_OF_ZONE = 3;

/** The first symbols of a zone. */
export const firstOf = (rows: readonly Instrument[], zone: Instrument['zone']) =>
  rows.filter((row) => row.zone === zone).slice(0, SHOWN_OF_ZONE);

/** The symbols that the home page shows: the featured ones, and the first of each zone. */
export const homeSymbols: SomeInstruments = {
  name: 'home',
  of: (rows) =>
    rows.filter((row) => featured.some(([symbol]) => symbol === row.symbol) || firstOf(rows, row.zone).includes(row)),
};

/** The arguments of the calendar query on the home page. */
export const releasesAsked = { importance: 3, limit: 5 };

/** What a line of the next releases shows. */
export const releasesPart = {
  name: 'releases',
  of: ({ list }: { list: readonly CalendarEvent[] }) => ({
    list: list.map(({ at, region, title, importance, tentative }) => ({ at, region, title, importance, tentative })),
  }),
};

/** What a slide shows. */
export const slidesPart = {
  name: 'slides',
  of: (slides: readonly Slide[]) =>
    slides.map(({ id, title, subtitle, image, href }) => ({ id, title, subtitle, image, href })),
};

/** The arguments of an article list on the home page, for a category or a group of categories. */
export const newestOf = (id: string) => ({ id, limit: 5 });

/** What a line of the newest articles shows. */
export const newestPart = {
  name: 'newest',
  of: ({ list }: { list: readonly ArticleRow[] }) => ({
    list: list.map(({ id, title, category, publishedAt }) => ({ id, title, category, publishedAt })),
  }),
};

export const homeQueries: PageQueries = (_params, _query, { content }) => [
  publicQuery(commonRequests.getSymbolList, {}, homeSymbols),
  publicQuery(contentRequests.slides, undefined, slidesPart),
  publicQuery(contentRequests.moreTotal, newestOf(content.category.notice), newestPart),
  publicQuery(contentRequests.moreTotal, newestOf(content.group.information), newestPart),
  publicQuery(contentRequests.calendarNext, releasesAsked, releasesPart),
  publicQuery(marketRequests.brokerFigures, undefined),
];
