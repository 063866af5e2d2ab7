import { connect, type Socket } from 'node:net';

export interface StreamEvent {
  id?: string;
  event?: string;
  data?: string;
}

export interface OpenStream {
  status: number;
  headers: string;
  events: StreamEvent[];
  /** Quotes of a symbol, oldest first. */
  quotesOf(symbol: string): { symbol: string; bid: string; session: string }[];
  /** Whether the gateway has ended it. */
  readonly ended: boolean;
  socket: Socket;
}

function parse(block: string): StreamEvent {
  const event: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) event[name] = value;
  }
  return event;
}

/** A stream as a browser opens it, on a socket of its own: what is not read fills it up. */
export async function openStream(
  gatewayUrl: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const { hostname, port } = new URL(gatewayUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /api/v1/stream?${query} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join('')}\r\n`);
  const state = { text: '', ended: false };
  const events: StreamEvent[] = [];
  const head = await new Promise<string>((done) => {
    let known = false;
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.on('close', () => (state.ended = true));
    socket.on('data', (part: string) => {
      state.text += part;
      const end = known ? -1 : state.text.indexOf('\r\n\r\n');
      if (!known && end < 0) return;
      if (!known) {
        known = true;
        done(state.text.slice(0, end));
        state.text = state.text.slice(end + 4);
      }
      const blocks = state.text.split('\n\n');
      state.text = blocks.pop() ?? '';
      events.push(...blocks.map(parse));
    });
  });
  return {
    status: Number(head.slice(9, 12)),
    headers: head.toLowerCase(),
    events,
    quotesOf: (symbol) =>
      events
        .filter(({ event, data }) => event === 'quote' && data)
        .map(({ data }) => JSON.parse(data ?? '') as { symbol: string; bid: string; session: string })
        .filter((quote) => quote.symbol === symbol),
    get ended() {
      return state.ended;
    },
    socket,
  };
}
