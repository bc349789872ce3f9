/** From here on a photo has more than anybody sees of it on a page. */
const MANY_PIXELS = 12_000_000;
/** The longer side of what is sent, in pixels. */
const LONGER_SIDE = 2560;
const QUALITY = 0.86;

/**
 * The size in which a picture is sent.
 * @param maxBytes what the server takes
 * @returns null for one that goes as it is
 */
export function sentSize(
  { width, height }: { width: number; height: number },
  bytes: number,
  maxBytes: number,
): { width: number; height: number } | null {
  if (width * height < MANY_PIXELS && bytes <= maxBytes) return null;
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A photo of a phone, small enough to be sent in a moment, and without the place at which it was taken. What the
 * browser can't draw goes as it is.
 */
export async function smallerPicture(file: File, maxBytes: number): Promise<File> {
  const drawn = await createImageBitmap(file).catch(() => null);
  if (!drawn) return file;
  try {
    const size = sentSize(drawn, file.size, maxBytes);
    if (!size) return file;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // nothing shines through a JPEG
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(drawn, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return blob ? new File([blob], file.name, { type: 'image/jpeg' }) : file;
  } finally {
    drawn.close();
  }
}
