/** The square of a picture that is taken: its middle and its side, in the picture's pixels. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

interface Size {
  width: number;
  height: number;
}

/** What is taken of a picture if nobody moves anything: the largest square in its middle. */
export const wholeOf = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  side: Math.min(width, height),
});

/** The same square, as far as it has to be moved to lie within the picture. */
export function within({ width, height }: Size, { x, y, side }: Crop): Crop {
  const half = side / 2;
  const between = (value: number, size: number) => Math.min(Math.max(value, half), size - half);
  return { x: between(x, width), y: between(y, height), side };
}

/** @param zoom 1 is the largest square */
export const zoomed = (size: Size, crop: Crop, zoom: number): Crop =>
  within(size, { ...crop, side: Math.min(size.width, size.height) / zoom });

/** Faces are shown in at most this many pixels. */
const SIDE = 512;

/** The square as a file for the upload service; transparent parts become white. */
export async function cutOut(picture: ImageBitmap, { x, y, side }: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  const target = Math.min(SIDE, Math.round(side));
  canvas.width = target;
  canvas.height = target;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, target, target);
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, target, target);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  );
  if (!blob) throw new Error('the picture could not be encoded');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
