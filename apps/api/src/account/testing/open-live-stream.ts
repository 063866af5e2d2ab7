import { calls } from '@portal/contract';
import type { LiveFigures, LiveNews } from '@portal/contract/account';
import type { Client } from '@portal/testkit';

/** A stream of a customer's own figures and news, as the user centre opens it. */
export async function openLiveStream(client: Client, lastEventId?: string) {
  const own = new AbortController();
  const response = await client.fetch(calls.account.stream.path, {
    headers: lastEventId ? { 'last-event-id': lastEventId } : {},
    signal: own.signal,
  });
  const state = { ended: false, text: '', events: [] as { id?: string; event?: string; data: string }[] };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (state.text + decoder.decode(part, { stream: true })).split('\n\n');
      state.text = blocks.pop() ?? '';
      for (const block of blocks) {
        const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        state.events.push({ id: of('id'), event: of('event'), data: of('data') ?? '{}' });
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => (state.ended = true));
  const all = <T>(event: string) =>
    state.events.filter((one) => one.event === event).map(({ data }) => JSON.parse(data) as T);
  return {
    response,
    state,
    figures: () => all<LiveFigures>('figures'),
    /** The newest figures of an account. */
    accountOf: (id: string) =>
      all<LiveFigures>('figures')
        .at(-1)
        ?.accounts.find((account) => account.id === id),
    news: () => all<LiveNews>('news'),
    lastId: () => state.events.findLast(({ id }) => id)?.id,
    close: () => own.abort(),
  };
}
