import type { Brand } from '@portal/brand';
import { picturesOf } from './pictures';
import type { Source } from './read-source';
import { renderMarkdown } from './render-markdown';
import { unofferedIn } from './unoffered-in';

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
