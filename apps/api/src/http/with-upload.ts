import type { FastifyRequest } from 'fastify';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { boundedQueue } from '../limits/bounded-queue';
import { spoolUpload, type Spooled } from './spool-upload';

/** Each owner sends one file at a time, and all together so many that the disk has room for them. */
const uploads = boundedQueue('uploads', { running: 100, waiting: 0, perOwner: 1, retryAfter: 2 });

/** Reads the only file of a form, does `work` with it and deletes it. Throws QueueFullError before the body is read. */
export function withUpload<Result>(
  { env }: Gateway,
  request: FastifyRequest,
  owner: string,
  work: (upload: Spooled | undefined) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Failure('MEDIA', { status: 415 });
  return uploads(async () => {
    const upload = await readUpload(env.DATA_DIR, request);
    try {
      return await work(upload);
    } finally {
      await upload?.discard();
    }
  }, owner);
}

/** The field of the file must be `file`. Skips other fields. The multipart limits refuse a second file. */
async function readUpload(dataDir: string, request: FastifyRequest): Promise<Spooled | undefined> {
  let upload: Spooled | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file') {
        part.file.resume();
        return undefined;
      }
      upload = await spoolUpload(dataDir, part.file).catch(unlessBroken);
      if (!upload || upload.truncated) return upload;
    }
    return upload;
  } catch (error) {
    await upload?.discard();
    throw isUnreadable(error) ? new Failure('PARAM', { status: 400, fields: ['file'] }) : error;
  }
}

/** The parser throws plain errors, for example for a form without a boundary. Its limits have a status, a full disk a system call. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && !('statusCode' in error) && !('syscall' in error);

/** A form that ends too early has no file. A disk that is full is a defect. */
function unlessBroken(error: NodeJS.ErrnoException): undefined {
  if (error.syscall !== undefined) throw error;
}
