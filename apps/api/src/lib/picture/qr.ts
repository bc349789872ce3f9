import { toBuffer, toString as toText } from 'qrcode';

/** A QR code as SVG, black on white: drawn here, so that no link reaches anybody else. */
export const drawQr = (text: string): Promise<string> => toText(text, { type: 'svg', margin: 2 });

/**
 * The same as a PNG that can be kept.
 * @param size pixels
 */
export const drawQrPicture = (text: string, size: number): Promise<Buffer> =>
  toBuffer(text, { width: size, margin: 2 });
