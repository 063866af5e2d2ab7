import type { FrontMatter } from './front-matter';
import type { ArticleRecord } from './library';
import type { Source } from './read-source';

/** A source that becomes an article. */
export interface Text extends Source {
  front: FrontMatter<'notice'> &
    Partial<FrontMatter<'help'> & FrontMatter<'legal'>> & {
      platform?: NonNullable<ArticleRecord['facts']['platform']>;
    };
  category: string;
}
