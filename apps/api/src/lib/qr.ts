import { toString as draw } from 'qrcode';

/** A QR code as SVG, black on white: drawn here, so that no link is told to anybody. */
export const drawQr = (text: string): Promise<string> => draw(text, { type: 'svg', margin: 2 });
