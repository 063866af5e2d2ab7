import { contentApi } from './content.api';

export { contentApi };
export const { useCalendarListQuery, useLazyCalendarListQuery } = contentApi;
