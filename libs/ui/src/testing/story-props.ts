import type { Brand } from '@portal/brand';

/** What a story is drawn with: the brand that the workshop shows. */
export type StoryProps = { brand: Brand };
