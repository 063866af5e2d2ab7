import { useHttp } from '@portal/api-client';
import { sendRequest } from '@portal/api-client/http';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { Uploaded } from '@portal/ui';

/** Uploads the picture of a document. */
export function useUploadDocument() {
  const http = useHttp();
  return async (file: File): Promise<Uploaded> => {
    const answer = await sendRequest<{ documentId: string }>(http, staffRequests.uploadDocument, { file });
    return answer.ok ? { fileId: answer.data.documentId } : { refused: answer.fields?.['file'] ?? answer.msg };
  };
}

/** Uploads a picture that a customer has sent to staff. */
export function useUploadCustomerFile(customerNumber: string) {
  const http = useHttp();
  return async (file: File): Promise<Uploaded> => {
    const args = { customerNumber, file };
    const answer = await sendRequest<{ fileId: string }>(http, staffRequests.uploadCustomerFile, args);
    return answer.ok ? { fileId: answer.data.fileId } : { refused: answer.fields?.['file'] ?? answer.msg };
  };
}
