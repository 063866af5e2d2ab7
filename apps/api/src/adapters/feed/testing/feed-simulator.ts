import { startHttpSimulator } from '../../../testing/http-simulator';

/** A source of quotes over HTTP: the rows that it was given, each with the time of the request. */
export async function startFeedSimulator(rows: readonly { symbol: string; bid: string; ask: string }[], port = 0) {
  return startHttpSimulator(() => {
    const at = new Date().toISOString();
    return { status: 200, body: rows.map((row) => ({ ...row, at })) };
  }, port);
}
