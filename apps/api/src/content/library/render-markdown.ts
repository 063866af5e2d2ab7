import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

export interface Picture {
  /** As the page asks for it. */
  src: string;
  width: number;
  height: number;
}

export interface RenderedText {
  /** Sanitised. */
  html: string;
  headings: { id: string; text: string }[];
  /** The text without its marks, a line a block. */
  plain: string;
  /** What a writer must mend; lines count from the text's first. */
  problems: { line: number; text: string }[];
}

const tags = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'code', 'pre', 'hr', 'br'];
const tableTags = ['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

const policy: sanitizeHtml.IOptions = {
  allowedTags: [...tags, ...tableTags, 'img'],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    div: ['role', 'aria-label', 'tabindex'],
    th: ['scope'],
    ol: ['start'],
    ...Object.fromEntries(['h2', 'h3', 'h4'].map((tag) => [tag, ['id']])),
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
md.renderer.rules['table_open'] = () => '<div role="group" aria-label="表格" tabindex="0"><table>';
md.renderer.rules['table_close'] = () => '</table></div>';

/** An anchor that stays when the words change: the number of a numbered heading, else its words. */
function anchorOf(text: string): string {
  const [, number] = /^(\d+(?:\.\d+)*)[.、．\s]/.exec(text) ?? [];
  return number
    ? `s${number.replaceAll('.', '-')}`
    : text.replace(/[\s"'<>&?？，。、：；“”（）()]+/g, '-').replace(/^-|-$/g, '');
}

const textOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((child) =>
      ['text', 'code_inline'].includes(child.type) ? child.content : child.type === 'softbreak' ? ' ' : '',
    )
    .join('');

/** Markdown as our writers use it: no HTML of their own, headings from the second level on. */
export function renderMarkdown(source: string, pictureOf: (name: string) => Picture | undefined): RenderedText {
  const headings: RenderedText['headings'] = [];
  const problems: RenderedText['problems'] = [];
  const plain: string[] = [];
  const used = new Set<string>();
  const tokens = md.parse(source, {});
  tokens.forEach((token, index) => {
    const line = (token.map?.[0] ?? 0) + 1;
    if (token.type === 'heading_open') {
      const text = textOf(tokens[index + 1]);
      if (token.tag === 'h1') problems.push({ line, text: '正文标题从 ## 开始' });
      let id = anchorOf(text);
      while (used.has(id)) id += '-';
      used.add(id);
      token.attrSet('id', id);
      if (token.tag === 'h2') headings.push({ id, text });
    }
    if (token.type === 'th_open') headCell(tokens, index);
    if (token.type === 'inline') {
      plain.push(textOf(token));
      for (const child of token.children ?? [])
        problems.push(...mendPicture(child, line, pictureOf), ...linkProblems(child, line));
    }
  });
  const html = sanitizeHtml(md.renderer.render(tokens, md.options, {}), policy);
  return { html, headings, plain: plain.filter(Boolean).join('\n'), problems };
}

/** A head says that it heads a column; the empty corner of a table heads nothing. */
function headCell(tokens: Token[], index: number) {
  const [open, text, close] = tokens.slice(index, index + 3);
  if (text?.content.trim()) open?.attrSet('scope', 'col');
  else for (const cell of [open, close]) if (cell) cell.tag = 'td';
}

function mendPicture(token: Token, line: number, pictureOf: (name: string) => Picture | undefined) {
  if (token.type !== 'image') return [];
  const name = String(token.attrGet('src'));
  const picture = pictureOf(name);
  if (!picture) return [{ line, text: `没有图片 ${name}` }];
  token.attrSet('src', picture.src);
  token.attrSet('width', String(picture.width));
  token.attrSet('height', String(picture.height));
  token.attrSet('loading', 'lazy');
  return token.content.trim() === '' ? [{ line, text: `图片 ${name} 缺少替代文字` }] : [];
}

function linkProblems(token: Token, line: number) {
  if (token.type !== 'link_open') return [];
  const href = String(token.attrGet('href'));
  if (/^https:/.test(href)) token.attrSet('rel', 'noopener noreferrer nofollow');
  return /^(\/(?!\/)|#|https:|mailto:|tel:)/.test(href)
    ? []
    : [{ line, text: `链接 ${href} 须为站内路径或 https 地址` }];
}
