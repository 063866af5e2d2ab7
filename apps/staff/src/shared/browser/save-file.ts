/** Saves a file that was created in the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL only after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
