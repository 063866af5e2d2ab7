import type { Client } from '@portal/testkit';

/** What a path answers, as bytes. */
export async function bytesOf(client: Client, path: string) {
  const response = await client.fetch(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}
