import { RefusedError } from '../ports';

/** The longest honest answer is a page of a statement or a feed. */
const MOST_BYTES = 2_000_000;

/**
 * The body of an outside party's answer.
 * @throws as soon as it is longer than 2 MB
 */
export async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const isPage = (answer: Response) => /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');

/**
 * The JSON that a party answers with, whatever its status; undefined for an empty body. Messages quote nothing of it.
 * @param party names the party in messages
 * @throws Error for what is not the party's: a page of HTML, a body that is too long or no JSON
 */
export async function readReply(party: string, answer: Response): Promise<unknown> {
  if (isPage(answer)) {
    await answer.body?.cancel();
    throw new Error(`${party} answered ${answer.status} with a page`);
  }
  const text = await readText(answer);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${party} answered no JSON`);
  }
}

/**
 * As `readReply`, of a party that says no by its status alone.
 * @throws RefusedError for any status but 2xx
 */
export async function readJson(party: string, answer: Response): Promise<unknown> {
  if (answer.ok || isPage(answer)) return readReply(party, answer);
  await answer.body?.cancel();
  throw new RefusedError(party, answer.status);
}
