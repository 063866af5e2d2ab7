import { useHttp } from '@portal/api-client';
import { sendRequest } from '@portal/api-client/http';
import { staffRequests } from '@portal/api-client/staff/requests';

/** Uploads the picture of a document; resolves to its id. */
export function useUploadDocument() {
  const http = useHttp();
  return async (file: File): Promise<string> => {
    const answer = await sendRequest<{ documentId: string }>(http, staffRequests.uploadDocument, { file });
    if (!answer.ok) throw new Error(answer.fields?.['file'] ?? answer.msg);
    return answer.data.documentId;
  };
}

/** Uploads a picture that a customer has sent to staff; resolves to its id. */
export function useUploadCustomerFile(customerNumber: string) {
  const http = useHttp();
  return async (file: File): Promise<string> => {
    const args = { customerNumber, file };
    const answer = await sendRequest<{ fileId: string }>(http, staffRequests.uploadCustomerFile, args);
    if (!answer.ok) throw new Error(answer.fields?.['file'] ?? answer.msg);
    return answer.data.fileId;
  };
}
