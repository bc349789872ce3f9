import { Dart } from '../board/dart.tsx';
import { CHALK, Chalk, Drawing, INK, SLATE, TAPE, WIRE } from './drawing-kit.tsx';
import { SmallBoard } from './small-board.tsx';

const FLOOR = 'M12 152H228';

/** Nothing there yet: a board at which nobody has thrown, and the line in front of it. */
export function EmptyBoard() {
  return (
    <Drawing>
      <path d={FLOOR} stroke={INK} />
      <path d="M120 8V16" stroke={INK} />
      <SmallBoard x={120} y={70} />
      <path d="M20 149H72" stroke={TAPE} strokeWidth="5" strokeLinecap="butt" />
    </Drawing>
  );
}

/** Nothing found: the dart is in the wall beside the board. */
export function MissedDart() {
  return (
    <Drawing>
      <path d={FLOOR} stroke={INK} />
      <SmallBoard x={74} y={70} />
      <path d="M150 58l-9-7M150 58l-11 3M150 58l-3 11M150 58l1-12" stroke={WIRE} />
      <Dart x={150} y={58} angle={18} scale={0.82} />
    </Drawing>
  );
}

/** Nobody has written yet: an empty slate with its chalk. */
export function Chalkboard() {
  return (
    <Drawing>
      <path d={FLOOR} stroke={INK} />
      <path d="M92 132L80 152M148 132L160 152" stroke={INK} />
      <path d="M62 14H178V132H62Z" fill={SLATE} stroke={WIRE} strokeWidth="4" />
      <path d="M120 24V122M74 46H166" stroke={WIRE} />
      <Chalk x={92} y={40}>
        501
      </Chalk>
      <Chalk x={148} y={40}>
        501
      </Chalk>
      <path d="M58 132H182" stroke={WIRE} strokeWidth="5" />
      <path d="M132 124H148" stroke={CHALK} strokeWidth="7" strokeLinecap="butt" />
    </Drawing>
  );
}

/** Page not found: 501 minus 97 (treble 19, 20, 20) leaves 404. */
export function Rest404() {
  return (
    <Drawing>
      <path d={FLOOR} stroke={INK} />
      <path d="M72 14H168V152H72Z" fill={SLATE} stroke={WIRE} strokeWidth="4" />
      <path d="M72 46H168M120 46V104" stroke={WIRE} />
      <Chalk x={120} y={39} size={24}>
        501
      </Chalk>
      <Chalk x={96} y={72}>
        T19
      </Chalk>
      <Chalk x={144} y={72}>
        57
      </Chalk>
      <Chalk x={96} y={96} size={18}>
        20 · 20
      </Chalk>
      <Chalk x={144} y={96}>
        40
      </Chalk>
      <path d="M78 106H162" stroke={CHALK} strokeWidth="1.5" />
      <Chalk x={120} y={144} size={40}>
        404
      </Chalk>
      <Dart x={168} y={60} angle={14} scale={0.66} />
    </Drawing>
  );
}

/** No connection: the dart has bounced out and lies on the floor. */
export function BounceOut() {
  return (
    <Drawing>
      <path d={FLOOR} stroke={INK} />
      <SmallBoard x={74} y={66} />
      <path
        d="M104 58C150 36 178 78 170 138"
        fill="none"
        stroke={WIRE}
        strokeDasharray="1 7"
        strokeWidth="2.5"
      />
      <Dart x={140} y={146} angle={-3} scale={0.82} flight="positive.solid" />
    </Drawing>
  );
}
