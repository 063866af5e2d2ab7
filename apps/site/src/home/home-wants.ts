import { commonWires } from '@portal/api-client/common/wires';
import { contentWires } from '@portal/api-client/content/wires';
import { want, type Wants } from '../shell/wanted';

/** What the home page shows of the calendar. */
export const releasesAsked = { importance: 3, limit: 5 };

/** What it shows of a category of articles, or of a group of them. */
export const newestOf = (id: string) => ({ id, limit: 5 });

export const homeWants: Wants = (_params, _query, { content }) => [
  want(commonWires.getSymbolList, {}),
  want(contentWires.slides, undefined),
  want(contentWires.moreTotal, newestOf(content.category.notice)),
  want(contentWires.moreTotal, newestOf(content.group.information)),
  want(contentWires.calendarNext, releasesAsked),
];
