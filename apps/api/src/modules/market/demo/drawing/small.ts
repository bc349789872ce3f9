import { put, scene } from './scene.ts';

/** A block of wax, a sharpener and points: what rolls around at the bottom of each bag. */
export const bits = (seed: number, colour: string): string =>
  scene(seed, (roll) => {
    const wax = `<circle r="120" fill="#d7dbe0"/><circle r="104" fill="${colour}"/><path d="M-60-20q60 50 120 0M-60 20q60 50 120 0" stroke="#fff" stroke-width="9" fill="none" opacity=".5"/>`;
    const sharpener = `<rect x="-40" y="-120" width="80" height="240" rx="36" fill="#8d8378"/><rect x="-40" y="-120" width="80" height="70" rx="30" fill="${colour}"/><circle cy="-86" r="10" fill="#111"/>`;
    const point = '<path d="M-120 0L110-5V5Z" fill="url(#steel)"/>';
    const points = Array.from({ length: 6 }, (_, index) =>
      put(point, 690 + roll() * 90, 160 + index * 78, roll() * 70 - 35),
    );
    const flip = roll() < 0.5;
    return [
      put(wax, flip ? 230 : 420, 250 + roll() * 160, roll() * 180, 1 + roll() * 0.4),
      put(sharpener, flip ? 480 : 200, 400 + roll() * 60, roll() * 90 - 45, 1.2),
      ...points,
    ].join('');
  });

/** A shirt, laid flat. */
export const shirt = (seed: number, colour: string, sleeve: string): string =>
  scene(seed, (roll) => {
    const cut = `<path d="M-110-220L-230-160L-290-10L-210 30L-170-60V240H170V-60L210 30L290-10L230-160L110-220Q0-150-110-220Z" fill="${colour}"/>
      <path d="M-230-160L-290-10L-210 30L-170-60ZM230-160L290-10L210 30L170-60Z" fill="${sleeve}"/>
      <path d="M-110-220Q0-150 110-220L80-226Q0-176-80-226Z" fill="#111"/>
      <path d="M-80-90h60v60h-60zM-52-110v100M-100-60h100" stroke="#fff" stroke-width="5" fill="none" opacity=".5"/>`;
    return put(cut, 480 + roll() * 60 - 30, 350, roll() * 50 - 25, 1.25);
  });

/** A scoreboard of chalk, or one with a display. */
export const scoreboard = (seed: number, frame: string): string =>
  scene(seed, (roll) => {
    const rows = Array.from({ length: 5 }, (_, row) => {
      const y = -110 + row * 62;
      const long = 50 + roll() * 70;
      return `<path d="M-200 ${y}h${long}M-120 ${y + 12}l30-24M60 ${y}h${long + 20}M150 ${y - 12}v26" stroke="#f4efe3" stroke-width="9" stroke-linecap="round"/>`;
    });
    const slate = `<rect x="-290" y="-220" width="580" height="440" rx="8" fill="${frame}"/><rect x="-262" y="-192" width="524" height="384" fill="#1b211e"/>
      <path d="M0-180v360M-250-150h500" stroke="#f4efe3" stroke-width="5" opacity=".7"/>${rows.join('')}`;
    return put(slate, 480, 360, roll() * 30 - 15, 1.15 + roll() * 0.15);
  });
