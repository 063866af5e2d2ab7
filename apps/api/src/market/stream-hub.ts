import type { ServerResponse } from 'node:http';
import type { MarketFeed, Quote } from '../ports';
import { Frames } from './frames';

export interface HubOptions {
  feed: Pick<MarketFeed, 'quotes' | 'subscribe'>;
  /** What is sent of a quote; nothing where it has no row yet. */
  textOf: (quote: Quote) => string | undefined;
  /** Between two sendings: no symbol is sent more often. */
  gapMs?: number;
  heartbeatMs?: number;
  /** A client that takes nothing for so long is cut. */
  stallMs?: number;
}

export interface Joining {
  symbols: readonly string[];
  address: string;
  /** What the browser saw last, where it comes back. */
  lastEventId: string | undefined;
}

interface Client {
  readonly response: ServerResponse;
  /** Number of the newest frame that was sent to it. */
  sent: number;
  /** When its buffer became full; 0: it is not full. */
  behindSince: number;
}

/** The clients of the same symbols: their frame is built once. */
interface Channel {
  readonly symbols: ReadonlySet<string>;
  readonly clients: Set<Client>;
}

/**
 * Sends quotes to all clients. A client with a full buffer is sent nothing until the buffer is empty, and then the newest frame of
 * each symbol that it has missed. Nothing is queued for a slow client, and no other client waits for it.
 */
export class StreamHub {
  private readonly frames: Frames;
  private readonly channels = new Map<string, Channel>();
  private readonly perAddress = new Map<string, number>();
  private readonly changed = new Map<string, Quote>();
  private readonly gapMs: number;
  private readonly heartbeatMs: number;
  private readonly stallMs: number;
  private unsubscribe: (() => void) | undefined;
  private beat: NodeJS.Timeout | undefined;
  private next: NodeJS.Timeout | undefined;
  private flushedAt = 0;
  private closed = false;

  constructor(private readonly options: HubOptions) {
    this.frames = new Frames(options.textOf);
    this.gapMs = options.gapMs ?? 250;
    this.heartbeatMs = options.heartbeatMs ?? 15_000;
    this.stallMs = options.stallMs ?? 30_000;
  }

  get size(): number {
    let count = 0;
    for (const { clients } of this.channels.values()) count += clients.size;
    return count;
  }

  /** Streams open from an address. */
  openFrom(address: string): number {
    return this.perAddress.get(address) ?? 0;
  }

  /** Takes over a response whose head is written, until either side ends it. */
  join(response: ServerResponse, { symbols, address, lastEventId }: Joining): void {
    if (this.closed || response.destroyed) return void response.end();
    const key = [...symbols].sort().join();
    const channel = this.channels.get(key) ?? { symbols: new Set(symbols), clients: new Set() };
    this.channels.set(key, channel);
    const client: Client = { response, sent: this.frames.seenBy(lastEventId), behindSince: 0 };
    channel.clients.add(client);
    this.perAddress.set(address, this.openFrom(address) + 1);
    response.on('close', () => this.leave(key, channel, client, address));
    response.on('drain', () => {
      client.behindSince = 0;
      this.catchUp(channel, client);
    });
    this.wake();
    this.frames.fill(this.options.feed.quotes(symbols));
    response.write('retry: 2000\n\n');
    this.catchUp(channel, client);
  }

  /** Ends every stream; browsers come back by themselves. */
  close(): void {
    this.closed = true;
    this.rest();
    for (const { clients } of this.channels.values()) for (const { response } of clients) response.end();
  }

  private leave(key: string, channel: Channel, client: Client, address: string): void {
    channel.clients.delete(client);
    if (channel.clients.size === 0 && this.channels.get(key) === channel) this.channels.delete(key);
    const left = this.openFrom(address) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
    if (this.channels.size === 0) this.rest();
  }

  private wake(): void {
    this.unsubscribe ??= this.options.feed.subscribe((quotes) => this.heard(quotes));
    this.beat ??= setInterval(() => this.heartbeat(), this.heartbeatMs).unref();
  }

  private rest(): void {
    this.unsubscribe?.();
    clearInterval(this.beat);
    clearTimeout(this.next);
    this.unsubscribe = this.beat = this.next = undefined;
    this.changed.clear();
    this.frames.clear();
  }

  private heard(quotes: readonly Quote[]): void {
    for (const quote of quotes) this.changed.set(quote.symbol, quote);
    const wait = this.flushedAt + this.gapMs - Date.now();
    if (wait <= 0) this.flush();
    else this.next ??= setTimeout(() => this.flush(), wait).unref();
  }

  private flush(): void {
    clearTimeout(this.next);
    this.next = undefined;
    this.flushedAt = Date.now();
    const requested = [...this.changed.values()].filter(({ symbol }) => this.isWatched(symbol));
    this.changed.clear();
    const newFrames = this.frames.put(requested);
    for (const channel of this.channels.values()) {
      const own = newFrames.filter(({ symbol }) => channel.symbols.has(symbol));
      if (own.length > 0) this.send(channel, Buffer.concat(own.map(({ bytes }) => bytes)));
    }
  }

  private isWatched(symbol: string): boolean {
    for (const { symbols } of this.channels.values()) if (symbols.has(symbol)) return true;
    return false;
  }

  private send(channel: Channel, bytes: Buffer): void {
    const now = Date.now();
    for (const client of channel.clients) {
      if (client.behindSince > 0) {
        if (now - client.behindSince > this.stallMs) client.response.destroy();
        continue;
      }
      client.sent = this.frames.newest;
      if (!client.response.write(bytes)) client.behindSince = now;
    }
  }

  private catchUp(channel: Channel, client: Client): void {
    const missed = this.frames.since(client.sent, channel.symbols);
    client.sent = this.frames.newest;
    if (missed.length > 0 && !client.response.write(Buffer.concat(missed))) client.behindSince = Date.now();
  }

  private heartbeat(): void {
    const bytes = Buffer.from(`event: heartbeat\ndata: ${new Date().toISOString()}\n\n`);
    for (const channel of this.channels.values()) this.send(channel, bytes);
  }
}
