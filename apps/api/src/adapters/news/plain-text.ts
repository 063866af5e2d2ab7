import sanitizeHtml from 'sanitize-html';

const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of an HTML text, without tags, scripts and repeated spaces. Longer ones are cut at `most` characters. */
export function plainText(html: string, most: number): string {
  const bare = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  const words = bare
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : words;
}
