const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The first bytes as text; empty if the file cannot be read, which the upload will say. */
const beginningOf = (file: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => done('');
    reader.readAsText(file.slice(0, 12), 'latin1');
  });

/** Whether a file is a HEIC photograph, by its first bytes: the name of a shared photograph may have another ending or none. */
export async function isHeic(file: Blob): Promise<boolean> {
  const text = await beginningOf(file);
  return text.slice(4, 8) === 'ftyp' && brands.includes(text.slice(8, 12));
}
