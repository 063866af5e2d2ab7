import type { Brand } from '@portal/brand';
import { picturesOf } from './pictures';
import type { Source } from './read-source';
import { renderMarkdown } from './render-markdown';
import { unofferedIn } from './unoffered-in';

export const isSlide = (source: Source): source is Source<'slide'> => source.kind === 'slide';

/** What the writer of a slide has to mend: nothing that the brand does not offer, and a picture of the brand. */
export function slideProblems(source: Source<'slide'>, folder: string, brand: Pick<Brand, 'products'>): string[] {
  const picture = picturesOf(folder)(source.front.image) ? [] : [`${source.file}:1: 没有图片 ${source.front.image}`];
  return [...picture, ...unofferedIn(source, brand)];
}

/** A text as the site shows it, and what its writer has to mend first. */
export function checkText(source: Source, folder: string, brand: Pick<Brand, 'products'>) {
  const { html, plain, problems } = renderMarkdown(source.text, picturesOf(folder));
  const unoffered = unofferedIn(source, brand).map((problem) => {
    const [, line = '1', text = problem] = /^[^:]*:(\d+): (.*)$/.exec(problem) ?? [];
    return { line: Number(line), text };
  });
  return {
    html,
    problems: [...problems, ...unoffered, ...(plain === '' ? [{ line: 1, text: '正文为空' }] : [])],
  };
}
