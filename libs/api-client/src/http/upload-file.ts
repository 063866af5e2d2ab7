import type { OkOf } from '@portal/contract/kernel';
import type { commonCalls } from '@portal/contract/common';
import { commonRequests } from '../common/requests';
import type { Answer } from './api-error';
import type { Http } from './create-http';
import { send, type SendOptions } from './send';

type Upload = OkOf<(typeof commonCalls)['uploadFile']>;

// Ten megabytes from a phone take longer than the ten seconds of other calls.
const UPLOAD_TIMEOUT_MS = 120_000;

const running = new WeakMap<Http, Promise<unknown>>();

/**
 * Uploads one image. `onProgress` gets the fraction that was sent, from 0 to 1. Images that are chosen together go one after the other:
 * the gateway takes one of a customer at a time.
 */
export function uploadFile(
  http: Http,
  file: Blob,
  onProgress: (part: number) => void,
  options?: Pick<SendOptions, 'signal'>,
): Promise<Answer<Upload>> {
  const upload = (running.get(http) ?? Promise.resolve()).then(() => uploadNow(http, file, onProgress, options));
  running.set(
    http,
    upload.catch(() => undefined),
  );
  return upload;
}

async function uploadNow(
  http: Http,
  file: Blob,
  onProgress: (part: number) => void,
  options?: Pick<SendOptions, 'signal'>,
): Promise<Answer<Upload>> {
  const { method, path } = commonRequests.uploadFile;
  const form = new FormData();
  form.append('file', file);
  const answer = await send<Upload>(
    http,
    {
      method,
      url: path,
      data: form,
      timeout: UPLOAD_TIMEOUT_MS,
      onUploadProgress: ({ loaded, total }) => onProgress(Math.min(1, loaded / (total ?? Math.max(1, file.size)))),
    },
    options,
  );
  // Small files finish without a final progress event.
  if (answer.ok) onProgress(1);
  return answer;
}
