import { useHttp } from '@portal/api-client';
import { uploadFile } from '@portal/api-client/http';
import type { Uploaded } from '@portal/ui';
import { useCallback } from 'react';

/** Uploads a picture for an UploadField. */
export function useUploadPicture() {
  const http = useHttp();
  return useCallback(
    async (file: File, onProgress: (part: number) => void): Promise<Uploaded> => {
      const answer = await uploadFile(http, file, onProgress);
      return answer.ok ? { fileId: answer.data.fileId } : { refused: answer.fields?.['file'] ?? answer.msg };
    },
    [http],
  );
}
