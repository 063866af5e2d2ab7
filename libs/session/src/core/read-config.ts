/**
 * Fetches /config.json.
 * @throws an error whose `code` says why, as `failureFrom` of `@portal/api-client/http` reads it: `NETWORK` without a line, `TIMEOUT`
 *   after ten seconds, `HTTP` if the server gives no such file
 */
export async function readConfig(): Promise<unknown> {
  let code = 'NETWORK';
  let cause: unknown;
  // Not AbortSignal.timeout, which iOS 15 does not have.
  const limit = new AbortController();
  const timer = setTimeout(() => {
    code = 'TIMEOUT';
    limit.abort();
  }, 10_000);
  try {
    const response = await fetch('/config.json', {
      cache: 'no-cache',
      credentials: 'same-origin',
      signal: limit.signal,
    });
    code = 'HTTP';
    if (response.ok) return await response.json();
  } catch (thrown) {
    cause = thrown;
  } finally {
    clearTimeout(timer);
  }
  throw Object.assign(new Error('/config.json could not be loaded', { cause }), { code });
}
