import { csvRow } from '@portal/rules/plain-text';
import { randomBytes } from 'node:crypto';
import { bom } from '../../core/csv/csv';
import { numberId } from '../../database/number-id';
import type { Gateway } from '../../core/gateway/gateway';
import { fileContext, storedFile } from '../../http/stored-file';
import type { Job } from '../../core/gateway/job';
import { copyMovements, exportSections, readSection, type ExportSection } from '../staff/export.store';
import { beginRun, dropExport, endedExports, finishRun, forgetParts, notePart, stopRun } from './data-export.store';
import { readMe } from './read-me';
import { zipWriter, type ZipWriter } from './zip-writer';

const randomId = () => randomBytes(16).toString('hex');

const cell = (value: unknown) =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A section twice: as JSON, and as CSV for a spreadsheet. Each is read anew, so that neither stands in memory. */
async function addSection({ db }: Gateway, zip: ZipWriter, section: ExportSection, customerId: bigint): Promise<void> {
  await zip.add(`json/${section.name}.json`, async (push) => {
    let before = '[';
    await readSection(db, section, customerId, async (rows) => {
      await push(before + rows.join(',\n'));
      before = ',\n';
    });
    await push(before === '[' ? '[]' : ']');
  });
  await zip.add(`csv/${section.name}.csv`, async (push) => {
    let head = bom;
    await readSection(db, section, customerId, async (rows) => {
      const read = rows.map((row) => JSON.parse(row) as Record<string, unknown>);
      if (head) head += csvRow(Object.keys(read[0] ?? {}));
      await push(head + read.map((row) => csvRow(Object.values(row).map(cell))).join(''));
      head = '';
    });
  });
}

async function addPictures(gateway: Gateway, zip: ZipWriter, customerId: bigint): Promise<void> {
  const ids: string[] = [];
  const files = exportSections.find(({ name }) => name === 'files');
  if (files)
    await readSection(gateway.db, files, customerId, async (rows) => {
      ids.push(...rows.map((row) => (JSON.parse(row) as { id: string }).id));
    });
  for (const id of ids) {
    const file = await storedFile(gateway, id, customerId);
    if (!file || !Buffer.isBuffer(file.bytes)) continue;
    const { bytes, type } = file;
    await zip.add(`pictures/${id}.${type === 'image/png' ? 'png' : 'jpg'}`, (push) => push(bytes), true);
  }
}

/**
 * Writes a customer's data as zip. Memory holds a batch of rows and a part of the zip. A repeated run deletes the parts of the one before
 * and begins anew; one that is overtaken stops at its next part.
 */
export const exportJob: Job = async (gateway, { id: given = '' }) => {
  const { db, ports, crypto, env, brand } = gateway;
  const [id, run] = [numberId(given), randomId()];
  const begun = await beginRun(db, id, run);
  if (!begun) return;
  const { customer_id: customerId, parts } = begun;
  for (const part of parts) await ports.files.delete(part);
  await forgetParts(db, id, run);
  await copyMovements(db, customerId);
  const zip = zipWriter(async (bytes) => {
    const part = randomId();
    if (!(await notePart(db, id, run, part, bytes.length))) throw new Error('another run writes this export');
    await ports.files.put(part, crypto.encrypt(bytes, fileContext(part)));
  });
  await zip.add('说明.txt', (push) => push(readMe(brand, customerId, new Date())));
  for (const section of exportSections) await addSection(gateway, zip, section, customerId);
  await addPictures(gateway, zip, customerId);
  await zip.end();
  await finishRun(db, id, run, randomId(), env.EXPORT_DAYS);
};

/** Deletes exports that are over, first the bytes and then the row: what is interrupted is found again. */
export const dropExports: Job = async ({ db, ports, env }) => {
  for (const { id } of await endedExports(db, env.EXPORT_DAYS)) {
    const stopped = await stopRun(db, id);
    for (const part of stopped?.parts ?? []) await ports.files.delete(part);
    await dropExport(db, id);
  }
};
