import { useHttp } from '@portal/api-client';
import { uploadFile } from '@portal/api-client/http';
import { useCallback } from 'react';

/** Uploads a picture for an UploadField and returns its file id; throws an error with a message for the customer. */
export function useUploadPicture() {
  const http = useHttp();
  return useCallback(
    async (file: File, onProgress: (part: number) => void): Promise<string> => {
      const answer = await uploadFile(http, file, onProgress);
      if (!answer.ok) throw new Error(answer.fields?.['file'] ?? answer.msg);
      return answer.data.fileId;
    },
    [http],
  );
}
