import { calls } from '@portal/contract';
import { picture } from '@portal/testkit';
import type { StaffClient } from './staff-client';

/** Uploads a picture as the document of an adjustment. */
export async function uploadDocument(client: StaffClient): Promise<string> {
  const body = new FormData();
  body.set('file', picture(), 'proof.png');
  const { path } = calls.staff.uploadDocument;
  return (await client.request<{ documentId: string }>(path, { method: 'POST', body })).data.documentId;
}
