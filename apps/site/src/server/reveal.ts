/** When a page is shown: once it has mounted, or to visitors who are not signed in as it was served. */
export type Reveal = 'mounted' | 'served';
