/** What the home page shows of the calendar. */
export const releasesAsked = { importance: 3, limit: 5 };
