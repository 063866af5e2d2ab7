/** The longest text, in characters, that a line of any heading holds. */
export const ONE_LINE = 8;

const word = /^[\p{Script=Han}\w]+$/u;
// 的, 与, 和, 及, 或
const particle = /^[\u7684\u4e0e\u548c\u53ca\u6216]$/;

/**
 * The parts of `text` between which a line may break, besides its spaces and punctuation. A text of at most `fits` characters is one part. A
 * number stays with what it counts, and a single character with the words around it: the dictionary knows no 小数位. A particle ends a part.
 */
export function wordsOf(text: string, fits = ONE_LINE): readonly string[] {
  if (text.length <= fits || !Intl.Segmenter) return [text];
  const parts: string[] = [];
  let before = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const breaks =
      word.test(before) &&
      word.test(segment) &&
      !/^\d/.test(before) &&
      (particle.test(before) || (before.length > 1 && /..|\d/u.test(segment)));
    if (breaks || parts.length === 0) parts.push(segment);
    else parts.push((parts.pop() ?? '') + segment);
    before = segment;
  }
  return parts;
}
