/** Hands a file that was made here to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
