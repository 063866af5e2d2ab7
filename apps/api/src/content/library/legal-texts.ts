import { createHash } from 'node:crypto';
import type { ArticleRecord, LegalText } from './library';
import type { Text } from './text';

/** The page of a legal text: `legal/004-risk-warning.md` is read at `/legal/risk-warning`. */
const hrefOf = (file: string) => `/${file.replace(/\d{3}-|\.md$/g, '')}`;

/**
 * The legal texts among what is public. The hash is of what a reader reads, and not of the HTML, which another version of the code may
 * write in another way.
 */
export function legalTexts(open: readonly Text[], articles: readonly ArticleRecord[]): LegalText[] {
  return open.flatMap(({ kind, file, front: { id, title, version }, text }) => {
    const article = articles.find((one) => one.id === id);
    if (kind !== 'legal' || version === undefined || !article) return [];
    const hash = createHash('sha256').update(`${title}\n${text}`).digest('hex');
    return [{ id, version, hash, title, text, html: article.html, href: hrefOf(file), dated: article.updated_at }];
  });
}
