/** Pixels, as sites show pictures. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 48;
const ROOM = SIZE.width - 2 * MARGIN;

const INK = {
  ground: '#17110C',
  rim: '#120E0B',
  chalk: '#F4EFE3',
  muted: '#B9AE9B',
  tape: '#F0B73F',
};
const BEDS = ['#C4161F', '#0B7048'] as const;

interface Result {
  /** in the upper corners: what it is, and whether it is the best */
  what: string;
  mark: string;
  title: string;
  /** as large as a score */
  score: string;
  name: string;
}

/** A result as a picture to hand on, in the colours of the board. */
export async function drawResult({ what, mark, title, score, name }: Result): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  // what the page has not shown yet may not be loaded
  await document.fonts.load('800 96px "Barlow Condensed"');
  const write = (
    text: string,
    x: number,
    y: number,
    { size, ink = INK.chalk, weight = 600, align = 'left' }: Writing,
  ) => {
    context.textAlign = align;
    context.fillStyle = ink;
    const font = (pixels: number) => `${weight} ${pixels}px "Barlow Condensed", sans-serif`;
    context.font = font(size);
    const { width } = context.measureText(text);
    if (width > ROOM) context.font = font(Math.floor((size * ROOM) / width));
    context.fillText(text, x, y);
  };
  const { width, height } = SIZE;
  context.fillStyle = INK.ground;
  context.fillRect(0, 0, width, height);
  for (let bed = 0; bed < 20; bed += 1) {
    context.fillStyle = BEDS[bed % 2] ?? BEDS[0];
    context.fillRect(bed * 60, 0, 58, 12);
  }
  context.fillStyle = INK.rim;
  context.fillRect(0, 12, width, 76);
  context.fillRect(0, height - 60, width, 60);
  context.fillStyle = BEDS[0];
  context.fillRect(MARGIN, 222, ROOM, 8);
  const right = width - MARGIN;
  write(what.toUpperCase(), MARGIN, 64, { size: 40, ink: INK.muted });
  write(mark.toUpperCase(), right, 64, { size: 40, ink: INK.tape, align: 'right' });
  write(title, MARGIN, 190, { size: 96, weight: 800 });
  write(score, MARGIN, 470, { size: 220, weight: 800, ink: INK.tape });
  write('OCHE', MARGIN, height - 16, { size: 44, weight: 800 });
  write(name, right, height - 18, { size: 34, ink: INK.muted, align: 'right' });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

interface Writing {
  size: number;
  ink?: string;
  weight?: number;
  align?: CanvasTextAlign;
}
