import { memo } from 'react';
import type { CourseMatch } from '../course.ts';
import type { Line } from '../layout/tree.ts';

interface LinesProps {
  lines: readonly Line[];
  matches: ReadonlyMap<string, CourseMatch>;
  /** whose path is shown */
  entrant: number | undefined;
  /** the lines on which a change has just moved somebody on, as `from to` */
  fresh: ReadonlySet<string>;
}

/** The wires between the matches; the path of one player is drawn over them. */
export const Lines = memo(function Lines({ lines, matches, entrant, fresh }: LinesProps) {
  const drawn = lines.map((line) => {
    const [from, to] = [matches.get(line.from), matches.get(line.to)];
    const winner = from?.winner === undefined ? undefined : from.players[from.winner];
    const isPath =
      entrant !== undefined && from?.players.includes(entrant) && to?.players.includes(entrant);
    return { line, isDone: winner !== undefined, isPath };
  });
  return (
    <svg aria-hidden="true">
      {[...drawn]
        .sort((a, b) => Number(a.isPath ?? false) - Number(b.isPath ?? false))
        .map(({ line, isDone, isPath }) => (
          <path
            key={`${line.from} ${line.to}`}
            d={pathOf(line)}
            pathLength={1}
            data-done={isDone || undefined}
            data-path={isPath || undefined}
            data-fresh={fresh.has(`${line.from} ${line.to}`) || undefined}
          />
        ))}
    </svg>
  );
});

const pathOf = ({ start, bend, end }: Line): string => `M${start}H${bend}V${end[1]}H${end[0]}`;
