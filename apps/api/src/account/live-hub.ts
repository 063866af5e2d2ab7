import type { ServerResponse } from 'node:http';
import type { LiveFigures, LiveNews } from '@portal/contract/account';
import type { Lang } from '@portal/contract/texts';
import { withReadBudget } from '../core/accounts';
import { messageText } from '../core/messages/message-text';
import type { Gateway } from '../core/gateway/gateway';
import { liveFigures } from './live-figures';
import { aliveSessions, messagesAfter, readStandings, type Standing } from './live.store';

export interface LiveJoining {
  customerId: bigint;
  sessionId: bigint;
  lang: Lang;
  lastEventId: string | undefined;
}

interface Client {
  readonly response: ServerResponse;
  readonly customerId: bigint;
  readonly sessionId: bigint;
  readonly lang: Lang;
  /** The last message sent, as text. An equal message is not sent again. */
  figures: string;
  /** Newest message it knows of; undefined until the first look, which tells nothing old. */
  message: bigint | undefined;
  sentState: string;
  behindSince: number;
}

const everyMs = 1_000;
const heartbeatMs = 15_000;
const stallMs = 30_000;
/** Tabs of one customer. */
const mostEach = 8;

const frame = (event: string, data: object, id?: bigint) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const messageOf = (lastEventId: string | undefined) =>
  lastEventId !== undefined && /^\d{1,18}$/.test(lastEventId) ? BigInt(lastEventId) : undefined;

/**
 * Sends each customer their own figures and news. It looks once a second for all who listen, in a handful of statements, so
 * that what another gateway of the same database did is seen, too. Nothing waits for a client that does not read: it is
 * given the newest state when it does. A session that has ended ends its streams at the next look.
 */
export class LiveHub {
  private readonly clients = new Set<Client>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private beatAt = 0;
  private closed = false;

  constructor(
    private readonly gateway: Pick<
      Gateway,
      'db' | 'env' | 'brand' | 'ports' | 'log' | 'accountBoard' | 'symbolMargins'
    >,
  ) {}

  get size(): number {
    return this.clients.size;
  }

  /** Whether a customer may open one more. */
  hasRoom(customerId: bigint): boolean {
    return [...this.clients].filter((client) => client.customerId === customerId).length < mostEach;
  }

  /** Takes over a response whose head is written, until either side ends it. */
  join(response: ServerResponse, { customerId, sessionId, lang, lastEventId }: LiveJoining): void {
    if (this.closed || response.destroyed) return void response.end();
    const message = messageOf(lastEventId);
    const client: Client = {
      response,
      customerId,
      sessionId,
      lang,
      message,
      figures: '',
      sentState: '',
      behindSince: 0,
    };
    this.clients.add(client);
    response.on('close', () => this.leave(client));
    response.on('drain', () => (client.behindSince = 0));
    response.write('retry: 2000\n\n');
    this.timer ??= setInterval(() => this.look(), everyMs).unref();
    this.look();
  }

  /** Ends every stream; browsers come back by themselves. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    for (const { response } of this.clients) response.end();
    await this.looking;
  }

  private leave(client: Client): void {
    this.clients.delete(client);
    if (this.clients.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    // Its own budget: the timer was started within the request of whoever listened first.
    this.looking ??= withReadBudget(this.gateway.env.PLATFORM_READ_MS, () => this.lookOnce())
      .catch((error: unknown) => this.gateway.log.error({ err: error }, 'no live figures'))
      .finally(() => (this.looking = undefined));
  }

  private async lookOnce(): Promise<void> {
    const { db } = this.gateway;
    const alive = await aliveSessions(db, [...new Set([...this.clients].map(({ sessionId }) => sessionId))]);
    const here = [...this.clients];
    // Clients that joined during the query are handled in the next run.
    for (const client of here.filter(({ sessionId }) => !alive.has(sessionId))) await this.endIfOver(client);
    const listening = [...this.clients].filter(({ sessionId }) => alive.has(sessionId));
    const customers = [...new Set(listening.map(({ customerId }) => customerId))];
    if (customers.length === 0) return;
    const figures = await liveFigures(this.gateway, customers);
    const standings = new Map((await readStandings(db, customers)).map((one) => [one.customer_id, one]));
    const beat = Date.now() - this.beatAt >= heartbeatMs;
    if (beat) this.beatAt = Date.now();
    for (const client of listening) {
      if (!this.isReading(client)) continue;
      const standing = standings.get(client.customerId);
      if (standing) await this.tellNews(client, standing);
      const accounts = figures.get(client.customerId) ?? [];
      const text = JSON.stringify(accounts);
      if (text !== client.figures) {
        client.figures = text;
        this.send(client, frame('figures', { at: new Date().toISOString(), accounts } satisfies LiveFigures));
      }
      if (beat) this.send(client, frame('heartbeat', {}));
    }
  }

  private async endIfOver(client: Client): Promise<void> {
    const [still] = await aliveSessions(this.gateway.db, [client.sessionId]);
    if (still !== undefined) return;
    client.response.end(frame('end', {}));
    this.clients.delete(client);
  }

  private async tellNews(client: Client, { unread, newest, mark }: Standing): Promise<void> {
    const state = `${unread} ${newest} ${mark}`;
    if (state === client.sentState) return;
    const since = client.message;
    const newer =
      since === undefined || newest <= since ? [] : await messagesAfter(this.gateway.db, client.customerId, since);
    const messages = newer.map(({ id, href, ...facts }) => ({
      id: String(id),
      kind: facts.kind,
      title: messageText(client.lang, this.gateway.brand, facts).title,
      ...(href ? { href } : {}),
    }));
    client.sentState = state;
    client.message = newest;
    this.send(client, frame('news', { unread: Number(unread), messages } satisfies LiveNews, newest));
  }

  private isReading(client: Client): boolean {
    if (client.behindSince === 0) return !client.response.destroyed;
    if (Date.now() - client.behindSince > stallMs) client.response.destroy();
    return false;
  }

  private send(client: Client, text: string): void {
    if (!client.response.write(text)) client.behindSince = Date.now();
  }
}
