import { useHttp } from '@portal/api-client';
import { uploadFile } from '@portal/api-client/http';
import { useCallback } from 'react';

/** Sends a picture for an UploadField and answers its file id; throws an error whose message is for the reader. */
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
