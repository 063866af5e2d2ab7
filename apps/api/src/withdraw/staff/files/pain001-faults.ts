import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const name = 'pain.001.001.09.xsd';

/** Where a file breaks the schema of pain.001.001.09; empty if it keeps to it. */
export async function pain001Faults(xml: string): Promise<readonly string[]> {
  const contents = await readFile(join(import.meta.dirname, 'assets', name), 'utf8');
  const { errors } = await validateXML({
    xml: [{ fileName: 'batch.xml', contents: xml }],
    schema: [{ fileName: name, contents }],
  });
  // Not the message: it tells the value, which may be a customer's name.
  return errors.map(
    ({ message, loc }) => `line ${loc?.lineNumber ?? '?'}: ${/\[facet '(\w+)'\]/.exec(message)?.[1] ?? 'structure'}`,
  );
}
