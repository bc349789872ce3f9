/** What of a picture is taken for a frame of another shape. */
export interface View {
  /** 1: as much as fits; 2: half as much */
  zoom: number;
  /** 0: the left edge, 1: the right one */
  x: number;
  /** 0: the upper edge, 1: the lower one */
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 };
export const ZOOM_MAX = 4;

/** Shapes that differ by less need no choice: nobody would see what is cut off. */
const SAME_SHAPE = 0.015;

export const isSameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) < SAME_SHAPE;

/** The detail in pixels of the picture. It has the frame's shape, and lies within the picture. */
export function detailOf(picture: Size, frame: Size, { zoom, x, y }: View) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const width = frame.width / scale;
  const height = frame.height / scale;
  return {
    x: (picture.width - width) * x,
    y: (picture.height - height) * y,
    width,
    height,
  };
}

/** The view after the picture was dragged, by a part of the frame's width and height. */
export function dragged(
  picture: Size,
  frame: Size,
  view: View,
  by: { x: number; y: number },
): View {
  const detail = detailOf(picture, frame, view);
  const move = (at: number, part: number, taken: number, whole: number) =>
    whole - taken < 1 ? at : clamp(at - (part * taken) / (whole - taken));
  return {
    ...view,
    x: move(view.x, by.x, detail.width, picture.width),
    y: move(view.y, by.y, detail.height, picture.height),
  };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Screens show two pixels for one of ours. */
const DENSITY = 2;
const QUALITY = 0.95;

/**
 * The detail as a file of its own, twice as large as the frame, or as large as the picture allows.
 * @throws Error when the browser has no room for it
 */
export async function cut(
  picture: ImageBitmap,
  frame: Size,
  view: View,
  name: string,
): Promise<File> {
  const detail = detailOf(picture, frame, view);
  const width = Math.round(Math.min(frame.width * DENSITY, Math.max(detail.width, frame.width)));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * frame.height) / frame.width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    ...([detail.x, detail.y, detail.width, detail.height] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  );
  // a browser that knows no WebP makes a PNG of it
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', QUALITY),
  );
  if (!blob) throw new Error('the browser made no file of it');
  const ending = blob.type === 'image/webp' ? 'webp' : 'png';
  return new File([blob], `${name.replace(/\.\w+$/, '')}.${ending}`, { type: blob.type });
}
