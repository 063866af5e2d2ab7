import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A part of the zip is given away from this size on. */
const partBytes = 1_048_576;

export interface ZipWriter {
  /**
   * Adds a file.
   * @param write pushes its content, piece by piece
   * @param stored true for what is compressed already
   */
  add(
    name: string,
    write: (push: (piece: string | Uint8Array) => Promise<void>) => Promise<void>,
    stored?: boolean,
  ): Promise<void>;
  /** Completes the zip. */
  end(): Promise<void>;
}

/**
 * Writes a zip while its content is read, so that memory holds one part of it.
 * @param put takes the parts in order
 */
export function zipWriter(put: (part: Buffer) => Promise<void>): ZipWriter {
  let chunks: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    size += chunk.length;
  });
  const give = async (least: number) => {
    if (size < least) return;
    const part = Buffer.concat(chunks);
    chunks = [];
    size = 0;
    await put(part);
  };
  return {
    async add(name, write, stored = false) {
      const entry = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      await write(async (piece) => {
        entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
        await give(partBytes);
      });
      entry.push(new Uint8Array(0), true);
      await give(partBytes);
    },
    async end() {
      zip.end();
      await give(1);
    },
  };
}
