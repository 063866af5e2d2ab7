/** `mounted`: a page is shown once it has mounted. `served`: anonymous visitors see the served HTML before that. */
export type Reveal = 'mounted' | 'served';
