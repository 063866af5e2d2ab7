import type { FastifyBaseLogger } from 'fastify';
import type { Headline, NewsFeed } from '../../ports';
import { pollUrl } from '../poll-url';
import { readNews } from './read-news';

const POLL_MS = 300_000;

/**
 * Reads market news from `url` every five minutes: RSS 2.0, Atom or JSON Feed, in UTF-8. When the source fails, the last headlines stay.
 */
export function newsHttp(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>, pollMs = POLL_MS): NewsFeed {
  let headlines: readonly Headline[] = [];
  const { close } = pollUrl(url, { log, pollMs, failed: 'the feed of market news cannot be read' }, (text) => {
    const { list, wrong } = readNews(text, Date.now());
    headlines = list;
    if (wrong > 0) log.warn({ items: wrong }, 'the feed of market news has incomplete items');
  });
  return { newest: () => headlines, close };
}
