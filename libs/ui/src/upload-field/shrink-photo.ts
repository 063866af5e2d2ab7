/** The gateway keeps no more pixels a side. */
const longestSide = 4096;
/** Smaller files are sent as they are. */
const smallBytes = 2 * 1024 * 1024;
const quality = 0.85;

/**
 * A photograph of a phone as a smaller JPEG: one of 50 megapixels has up to 25 MB. Upright, because the browser turns the picture as
 * the camera says. Returns the file itself if it is small, no JPEG, or cannot be read; the gateway then decides.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/\.jpe?g$/i.test(file.name) || file.size <= smallBytes) return file;
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
