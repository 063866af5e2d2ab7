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

/**
 * The JSON that a party answers with; undefined for an empty body. Messages quote nothing of it.
 * @param party names the party in messages
 * @throws RefusedError for any status but 2xx
 * @throws Error for what is not the party's: a page of HTML whatever its status, a body that is too long or no JSON
 */
export async function readJson(party: string, answer: Response): Promise<unknown> {
  const isPage = /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
  if (isPage || !answer.ok) await answer.body?.cancel();
  if (isPage) throw new Error(`${party} answered ${answer.status} with a page`);
  if (!answer.ok) throw new RefusedError(party, answer.status);
  const text = await readText(answer);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${party} answered no JSON`);
  }
}
