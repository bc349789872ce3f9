import { HEIGHT, put, scene, WIDTH } from './scene.ts';

const SECTORS = 20;

/** A piece of a ring between two radii. */
function bed(index: number, inner: number, outer: number, colour: string): string {
  const at = (radius: number, step: number) => {
    const angle = ((step - 0.5) * 2 * Math.PI) / SECTORS;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `<path d="M${at(inner, index)}L${at(outer, index)}A${outer} ${outer} 0 0 1 ${at(outer, index + 1)}L${at(inner, index + 1)}A${inner} ${inner} 0 0 0 ${at(inner, index)}Z" fill="${colour}"/>`;
}

export interface BoardDrawing {
  /** dark and light beds */
  beds: readonly [string, string];
  /** doubles and triples */
  rings: readonly [string, string];
  surround?: string;
  isElectronic?: boolean;
}

function board({ beds, rings, isElectronic }: BoardDrawing): string {
  const all = Array.from({ length: SECTORS }, (_, index) => {
    const [ground, ring] = [beds[index % 2] ?? '', rings[index % 2] ?? ''];
    return [
      bed(index, 16, 99, ground),
      bed(index, 99, 107, ring),
      bed(index, 107, 162, ground),
      bed(index, 162, 170, ring),
    ].join('');
  });
  const display = isElectronic
    ? '<rect x="-120" y="232" width="240" height="58" rx="8" fill="#111"/><path d="M-90 248v26M-70 248h18v13h-18v13h18M-30 248h18v26h-18z" stroke="#ff5136" stroke-width="5" fill="none"/>'
    : '';
  return `<circle r="225" fill="#15120f"/>${all.join('')}
    <circle r="16" fill="${rings[1]}"/><circle r="7" fill="${rings[0]}"/>
    <g fill="none" stroke="#c9ced4" stroke-width="1.4"><circle r="99"/><circle r="107"/><circle r="162"/><circle r="170"/></g>
    <circle r="206" fill="none" stroke="#e9e4d6" stroke-width="17" stroke-dasharray="7 57.7" opacity=".85"/>${display}`;
}

/** A board on the floor or on the wall, seen a bit from one side. */
export const boards = (seed: number, look: BoardDrawing): string =>
  scene(seed, (roll) => {
    const scale = 1.05 + roll() * 0.45;
    const [x, y] = [380 + roll() * 200, 300 + roll() * 120];
    const ring = look.surround
      ? `<circle r="300" fill="${look.surround}"/><circle r="300" fill="none" stroke="#0005" stroke-width="8"/>`
      : '';
    return put(ring + board(look), x, y, roll() * 60 - 30, look.surround ? scale * 0.85 : scale);
  });

/** A mat with the line to throw from. */
export const mat = (seed: number, colour: string): string =>
  scene(seed, (roll) => {
    const rolled = 60 + roll() * 120;
    const line = `<rect x="-330" y="-130" width="660" height="260" rx="6" fill="${colour}"/>
      <rect x="-250" y="-130" width="16" height="260" fill="#e8e2d2"/>
      <path d="M-200-60H260M-200 0H260M-200 60H260" stroke="#fff" stroke-width="5" opacity=".35" stroke-dasharray="60 24"/>
      <rect x="${330 - rolled}" y="-138" width="${rolled}" height="276" rx="${rolled / 3}" fill="${colour}"/>
      <rect x="${330 - rolled}" y="-138" width="${rolled}" height="276" rx="${rolled / 3}" fill="#0004"/>`;
    return put(line, WIDTH / 2, HEIGHT / 2, roll() * 100 - 50, 1.25);
  });

/** A cabinet of wood around a board, its doors open. */
export const cabinet = (seed: number, wood: string): string =>
  scene(seed, (roll) => {
    const look = { beds: ['#16130f', '#e7dcc0'], rings: ['#c4161f', '#0b7048'] } as const;
    const door = 150 + roll() * 50;
    const inside = `<rect x="-260" y="-260" width="520" height="520" rx="10" fill="${wood}"/>
      <rect x="-240" y="-240" width="480" height="480" fill="#0006"/>
      <path d="M-260-260l-${door}-40v600l${door}-40ZM260-260l${door}-40v600l-${door}-40Z" fill="${wood}"/>
      <path d="M-${300 + door / 3}-230v460M${300 + door / 3}-230v460" stroke="#0006" stroke-width="6"/>`;
    return put(inside + put(board(look), 0, 0, 0, 0.98), 480, 360, roll() * 10 - 5, 1.05);
  });

/** A ring of lamps around a board. */
export const lamp = (seed: number, frame: string): string =>
  scene(seed, (roll) => {
    const look = { beds: ['#16130f', '#e7dcc0'], rings: ['#c4161f', '#0b7048'] } as const;
    const ring = `<circle r="300" fill="none" stroke="${frame}" stroke-width="34"/><circle r="284" fill="none" stroke="#fff6d8" stroke-width="12"/>`;
    return put(board(look) + ring, 420 + roll() * 120, 360, roll() * 40 - 20, 0.95 + roll() * 0.2);
  });
