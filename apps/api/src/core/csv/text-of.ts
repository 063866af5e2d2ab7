/** The text of a bank's file, in UTF-8 or GB18030. Chinese in GB18030 is never valid UTF-8 throughout a file. */
export function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
