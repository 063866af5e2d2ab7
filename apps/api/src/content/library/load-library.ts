import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@portal/brand';
import { ContentError } from './content-error';
import { figuresOf, fillFigures, typedFigures, type BrandFigures, type FigureTexts } from './figures';
import { isKind, type Kind } from './front-matter';
import { isScratch } from './is-scratch';
import { legalTexts } from './legal-texts';
import type { ArticleRecord, Library } from './library';
import { linkTerms, termsOf } from './link-terms';
import { listingsOf } from './listings';
import { picturesOf } from './pictures';
import { readSource, type Source } from './read-source';
import { relatedOf } from './related';
import { renderMarkdown, type RenderedText } from './render-markdown';
import type { Text } from './text';
import { vectorOf } from './tokens';
import { isSlide } from './text-problems';
import { unofferedIn } from './unoffered-in';

/** Folders of the brand's content that hold no articles: pictures, and what other parts of the gateway read. */
const otherFolders = new Set(['images', 'calendar', 'questions']);

const isText = (source: Source): source is Text => source.kind !== 'slide';
const utc = (moment: string) => new Date(moment).toISOString();

/** Every source of the folder, with the settings in place of their names. Calendar rules, questions and pictures are others' business. */
function readAll(folder: string, figures: FigureTexts, problems: string[]): Source[] {
  const sources: Source[] = [];
  for (const kind of readdirSync(folder).sort()) {
    if (otherFolders.has(kind) || isScratch(kind)) continue;
    if (!isKind(kind)) {
      problems.push(`${kind}:1: 没有这类内容`);
      continue;
    }
    for (const name of readdirSync(join(folder, kind)).sort()) {
      if (isScratch(name)) continue;
      const file = `${kind}/${name}`;
      if (!/^\d{3}-[a-z0-9-]+\.md$/.test(name)) problems.push(`${file}:1: 文件名须为 三位数字-小写字母.md`);
      const written = readFileSync(join(folder, kind, name), 'utf8');
      for (const { line, figure } of typedFigures(kind, written))
        problems.push(`${file}:${line}: ${figure} 须引用设置（{{名称}}），或标为示例（{{例 数值}}）`);
      const text = fillFigures(written, figures, (line, why) => problems.push(`${file}:${line}: ${why}`));
      const source = readSource(kind, file, text, problems);
      if (source) sources.push(source);
    }
  }
  return sources;
}

function recordOf({ kind, front, category }: Text, { html, headings, plain }: RenderedText): ArticleRecord {
  const { cover, source, version, topic, platform, minutes, pinned, popular } = front;
  const facts = {
    cover: cover && `/content/${cover}`,
    source,
    version,
    topic,
    platform,
    minutes,
    pinned,
    popular,
    headings,
  };
  return {
    id: front.id,
    kind,
    category,
    title: front.title,
    summary: front.summary,
    html,
    plain,
    published_at: utc(front.publishedAt),
    updated_at: utc(front.updatedAt ?? front.publishedAt),
    facts,
    related: [],
    tokens: vectorOf({ A: front.title, B: `${front.summary} ${topic ?? ''}`, D: plain }),
  };
}

const isPinned = ({ pinned = false, pinnedUntil }: Text['front'], now: number): boolean =>
  pinned && (pinnedUntil === undefined || now < Date.parse(pinnedUntil));

const categoryOf = ({ content }: Pick<Brand, 'content'>, kind: Kind): string =>
  (content.category as Readonly<Record<string, string>>)[kind] ?? kind;

/**
 * Reads and checks a brand's content.
 * @param now ms since 1970: what is dated later is not public yet
 * @param posts what staff wrote, checked when it was saved
 * @throws ContentError naming file and line of everything that is wrong
 */
export function loadLibrary(
  folder: string,
  brand: Pick<Brand, 'content'> & BrandFigures,
  now: number,
  posts: readonly Source[] = [],
): Library {
  const problems: string[] = [];
  const pictureOf = picturesOf(folder);
  const sources = [...(existsSync(folder) ? readAll(folder, figuresOf(brand), problems) : []), ...posts];
  const places = new Map<string, string>();
  const pages = new Set<string>(Object.values(brand.content.page));
  for (const source of sources) {
    const { kind, file, front } = source;
    problems.push(...unofferedIn(source, brand));
    const other = places.get(front.id);
    if (other) problems.push(`${file}:2: 编号 ${front.id} 已被 ${other} 使用`);
    if ((kind === 'page' || kind === 'legal') && !pages.has(front.id))
      problems.push(`${file}:2: 品牌没有页面编号 ${front.id}`);
    places.set(front.id, file);
  }
  const texts = sources.filter(isText).map((source) => ({
    ...source,
    front: { ...source.front, pinned: isPinned(source.front, now) },
    category: categoryOf(brand, source.kind),
  }));
  const open = texts.filter(({ front }) => Date.parse(front.publishedAt) <= now);
  const articles = texts.map((text) => {
    const rendered = renderMarkdown(text.text, pictureOf);
    for (const { line, text: why } of rendered.problems) problems.push(`${text.file}:${line + text.offset}: ${why}`);
    if (rendered.plain === '') problems.push(`${text.file}:${text.offset + 1}: 正文为空`);
    return recordOf(text, rendered);
  });
  const slides = sources.filter(isSlide);
  for (const { file, front } of slides)
    if (!pictureOf(front.image)) problems.push(`${file}:1: 没有图片 ${front.image}`);
  if (problems.length > 0) throw new ContentError(problems);

  const isOpen = new Set(open.map(({ front }) => front.id));
  const shown = articles.filter(({ id }) => isOpen.has(id));
  const related = relatedByKind(shown);
  const terms = termsOf(articles.find(({ id }) => id === brand.content.page.glossary)?.html ?? '');
  const withTerms = ({ kind, html }: ArticleRecord) => (explaining.has(kind) ? linkTerms(html, terms) : html);
  const moments = [
    ...texts.flatMap(({ front: { publishedAt, pinnedUntil } }) => [publishedAt, ...(pinnedUntil ? [pinnedUntil] : [])]),
    ...slides.flatMap(({ front: { from, until } }) => [from, until]),
  ];
  const later = moments.map((moment) => Date.parse(moment)).filter((moment) => moment > now);
  return {
    articles: shown.map((article) => ({
      ...article,
      html: withTerms(article),
      related: related.get(article.id) ?? [],
    })),
    legal: legalTexts(open, articles),
    listings: listingsOf(open, brand),
    slides: slides.map(({ front }) => ({
      id: front.id,
      ord: front.order,
      title: front.title,
      subtitle: front.subtitle,
      image: `/content/${front.image}`,
      href: front.href,
      runs_from: utc(front.from),
      runs_until: utc(front.until),
    })),
    running: slides.filter(({ front }) => Date.parse(front.from) <= now && now <= Date.parse(front.until)).length,
    ...(later.length > 0 && { next: Math.min(...later) }),
  };
}

/** The kinds in which a reader meets terms for the first time. */
const explaining = new Set<string>(['macro', 'forex', 'goods', 'stock', 'digiccy', 'guide', 'video', 'mt5Tutorial']);

// Answers point to answers, news to news: who reads one is after its like.
const circles: readonly (readonly string[])[] = [
  ['notice', 'company'],
  ['macro', 'forex', 'goods', 'stock', 'digiccy'],
  ['help'],
  ['video', 'mt5Tutorial', 'guide'],
];

function relatedByKind(articles: readonly ArticleRecord[]): Map<string, string[]> {
  return new Map(
    circles.flatMap((kinds) => [
      ...relatedOf(
        articles
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ id, title, summary }) => ({ id, text: `${title} ${summary}` })),
      ),
    ]),
  );
}
