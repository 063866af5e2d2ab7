/** Polls until `ask` resolves to a result; throws after `ms`. Waits for a state, not for a fixed time. */
export async function waitFor<T>(ask: () => Promise<T | undefined | false>, what: string, ms = 30_000): Promise<T> {
  const until = performance.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > until) throw new Error(`waited ${ms} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
