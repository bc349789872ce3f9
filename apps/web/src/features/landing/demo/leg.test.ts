import { expect, it } from 'vitest';
import { BOARD_ORDER } from '../../../components/board/board-geometry.ts';
import { playLeg, START, wayOut } from './leg.ts';

const legs = Array.from({ length: 20 }, (_, seed) => playLeg(`leg ${seed}`));

/** What is drawn at a point, as somebody reads it off the board. */
function bedAt({ x, y }: { x: number; y: number }): string {
  const distance = Math.hypot(x, y);
  const turned = (Math.atan2(x, -y) * 180) / Math.PI;
  const number = BOARD_ORDER[Math.round((turned + 360) / 18) % 20];
  if (distance < 6.35) return 'D25';
  if (distance < 15.9) return 'S25';
  if (distance > 170) return '0';
  if (distance > 162) return `D${number}`;
  return distance > 99 && distance < 107 ? `T${number}` : `S${number}`;
}

it('a leg goes from 501 to the double, and its darts are drawn where they count', () => {
  for (const visits of legs) {
    const left = [START, START];
    for (const { side, before, after, points, throws } of visits) {
      expect(before).toBe(left[side]);
      expect(after).toBe(before - points);
      left[side] = after;
      expect(throws.map(bedAt)).toEqual(throws.map(({ dart }) => dart));
    }
    expect(visits.at(-1)).toMatchObject({ isFinish: true, after: 0 });
    expect(visits.at(-1)?.throws.at(-1)?.dart).toMatch(/^D/);
    expect(visits.filter(({ isFinish }) => isFinish)).toHaveLength(1);
  }
  expect(playLeg('leg 3')).toEqual(legs[3]);
});

it('says a way out while there is one', () => {
  const [opening] = legs[0] ?? [];
  expect(opening && wayOut(opening, 0)).toEqual([]);
  const last = legs[0]?.at(-1);
  expect(last && wayOut({ ...last, before: 40 }, 0)).toEqual(['D20']);
});
