/** One opened event stream, which the test writes. */
export interface OpenedStream {
  url: string;
  init: RequestInit;
  headers: Record<string, string>;
  /** Sends text or bytes as one chunk. */
  send: (chunk: string | Uint8Array) => Promise<void>;
  /** The gateway ends the stream. */
  end: () => Promise<void>;
  /** The connection breaks. */
  lose: () => Promise<void>;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Replaces fetch: every request opens a stream, or gets the response of `refuse`. */
export function serveStreams(refuse: () => Response | undefined = () => undefined) {
  const opened: OpenedStream[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    init.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
    const encoder = new TextEncoder();
    opened.push({
      url: String(url),
      init,
      headers: init.headers as Record<string, string>,
      send(chunk) {
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
        return settle();
      },
      end() {
        controller.close();
        return settle();
      },
      lose() {
        controller.error(new TypeError('network error'));
        return settle();
      },
    });
    const answer = refuse();
    return answer ?? new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
  return { opened, newest: () => opened.at(-1)! };
}
