import { XMLParser } from 'fast-xml-parser';
import { createHash } from 'node:crypto';
import type { Headline } from '../../ports';
import { plainText } from './plain-text';

/** Headlines that are kept. */
const MOST = 50;
const TITLE = 120;
const SUMMARY = 200;

/** An item of a feed before it is checked. */
interface Raw {
  title: unknown;
  summary: unknown;
  link: unknown;
  at: unknown;
  source?: unknown;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode);
/** The text of an element, with or without attributes. */
const textOf = (value: unknown): unknown => (isNode(value) ? value['#text'] : value);

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });

/** RSS 2.0 and Atom. */
function readXml(text: string): Raw[] {
  // Entities of a document type can grow without end; no feed needs them.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error('the feed has a document type');
  const { rss, feed } = parser.parse(text) as Node;
  if (isNode(rss) && isNode(rss['channel'])) {
    const channel = rss['channel'];
    return nodesOf(channel['item']).map((item) => ({
      title: textOf(item['title']),
      summary: textOf(item['description']),
      link: textOf(item['link']),
      at: textOf(item['pubDate']),
      source: textOf(item['source']) ?? textOf(channel['title']),
    }));
  }
  if (!isNode(feed)) throw new Error('the feed is neither RSS nor Atom');
  return nodesOf(feed['entry']).map((entry) => ({
    title: textOf(entry['title']),
    summary: textOf(entry['summary'] ?? entry['content']),
    link: nodesOf(entry['link']).find((link) => (link['@rel'] ?? 'alternate') === 'alternate')?.['@href'],
    at: textOf(entry['published'] ?? entry['updated']),
    source: nodesOf(entry['source']).map((source) => textOf(source['title']))[0] ?? textOf(feed['title']),
  }));
}

/** JSON Feed 1.1. */
function readJson(text: string): Raw[] {
  const feed = JSON.parse(text) as unknown;
  if (!isNode(feed) || !Array.isArray(feed['items'])) throw new Error('the feed is not a JSON Feed');
  return nodesOf(feed['items']).map((item) => ({
    title: item['title'],
    summary: item['summary'] ?? item['content_text'],
    link: item['url'] ?? item['external_url'],
    at: item['date_published'],
    source: feed['title'],
  }));
}

const webAddress = (link: unknown): string | undefined => {
  const url = typeof link === 'string' && URL.canParse(link) ? new URL(link) : undefined;
  return url && ['https:', 'http:'].includes(url.protocol) ? url.href : undefined;
};

/** A headline, or undefined for an item without title, link or time, and for one from the future. */
function headlineOf({ title, summary, link, at, source }: Raw, now: number): Headline | undefined {
  const words = (text: unknown, most: number) => (typeof text === 'string' ? plainText(text, most) : '');
  const href = webAddress(link);
  const published = typeof at === 'string' ? Date.parse(at) : NaN;
  const name = words(title, TITLE);
  if (!href || name === '' || !(published <= now)) return undefined;
  const id = createHash('sha256').update(href).digest('hex').slice(0, 16);
  return { id, title: name, summary: words(summary, SUMMARY), href, source: words(source, 40), at: published };
}

/** The newest headlines of a feed (RSS 2.0, Atom or JSON Feed), and how many items are incomplete. Throws for another text. */
export function readNews(text: string, now: number): { list: Headline[]; wrong: number } {
  const items = /^\s*\{/.test(text) ? readJson(text) : readXml(text);
  const read = items.flatMap((item) => headlineOf(item, now) ?? []);
  const once = new Map(read.map((headline) => [headline.id, headline]));
  const list = [...once.values()].sort((one, other) => other.at - one.at).slice(0, MOST);
  return { list, wrong: items.length - read.length };
}
