import { type Game, newGame, type Setup } from '@oche/darts/game';
import { type Move, move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import type { ErrorCode } from '@oche/validators/errors';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ApiError } from '../../../../lib/errors/errors.ts';
import type { Kept, MadeMove } from './scorer-state.ts';
import { type ReadGame, Scoring, type Wire } from './scoring.ts';

const setup: Setup = {
  rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 3 } },
  sides: [1, 1],
  first: 0,
};

const refusal = (code: ErrorCode, details: Record<string, number> = {}) =>
  new ApiError({ code, domain: 'games', httpStatus: 409, requestId: '', details });

/** The server as its service is: each move once, in order, on the state it was made on, of one device. */
class Server {
  game = newGame(setup);
  deviceId: string | null = null;
  readonly ids: string[] = [];
  /** what the game was before each move */
  readonly before = new Map<string, Game['entries']>();

  receive(deviceId: string, { base, moves }: { base: number; moves: readonly MadeMove[] }) {
    const fresh = moves.filter(({ id }) => !this.ids.includes(id));
    const known = moves.length - fresh.length;
    if (fresh.length === 0) return;
    if (this.deviceId !== null && this.deviceId !== deviceId) {
      throw refusal('GAME_SCORED_ELSEWHERE', { known });
    }
    if (base + known !== this.ids.length) throw refusal('GAME_MOVED_ON', { known });
    if (this.status === 'finished') throw refusal('GAME_NOT_OPEN', { known });
    let { game } = this;
    for (const [index, one] of fresh.entries()) {
      const next = move(game, one.move);
      if (isRefusal(next)) throw refusal('VISIT_IMPOSSIBLE', { known, index: known + index });
      this.before.set(one.id, game.entries);
      game = next;
    }
    this.game = game;
    this.deviceId = deviceId;
    this.ids.push(...fresh.map(({ id }) => id));
  }

  get status() {
    return this.game.position.standing.winner === undefined ? 'playing' : 'finished';
  }

  read() {
    const { status, deviceId } = this;
    return { entries: this.game.entries, revision: this.ids.length, status, deviceId } as const;
  }
}

/** What the network does with a call, and with its answer. */
const FATES = ['arrives', 'is cut', 'answer is lost', 'twice', 'again later'] as const;
type Fate = (typeof FATES)[number];

/** A network between devices and a server, which delivers in an order of its own. */
class Network {
  readonly server = new Server();
  readonly #scheduler: fc.Scheduler | null;
  #fates: Fate[];
  /** what the server says to the next call, without doing it */
  refuses: Error | null = null;

  /** @param scheduler decides what arrives when; without one everything arrives at once */
  constructor(scheduler: fc.Scheduler | null, fates: readonly Fate[]) {
    this.#scheduler = scheduler;
    this.#fates = [...fates];
  }

  async call<Answer>(deliver: () => Answer): Promise<Answer> {
    const fate = this.#fates.shift() ?? 'arrives';
    await this.later('request');
    if (fate === 'is cut') throw new Error('no network');
    const { refuses } = this;
    this.refuses = null;
    if (refuses) throw refuses;
    const answer = deliver();
    if (fate === 'twice') deliver();
    if (fate === 'again later')
      void this.later('copy')
        .then(deliver)
        .catch(() => {});
    await this.later('answer');
    if (fate === 'answer is lost') throw new Error('no answer');
    return answer;
  }

  async later(label: string): Promise<void> {
    await this.#scheduler?.schedule(Promise.resolve(), label);
  }

  repair(): void {
    this.#fates = [];
  }
}

/** A phone that scores; closed and opened again, it goes on with what it has kept. */
class Phone {
  readonly made: string[] = [];
  /** what the phone showed before each move */
  readonly shown = new Map<string, Game['entries']>();
  readonly told: string[] = [];
  readonly #network: Network;
  readonly #deviceId: string;
  #kept: string | undefined;
  #opened = 0;
  scoring: Scoring;

  constructor(network: Network, deviceId: string) {
    this.#network = network;
    this.#deviceId = deviceId;
    this.scoring = this.#open();
  }

  #open(): Scoring {
    this.#opened += 1;
    const kept: Kept | undefined = this.#kept ? JSON.parse(this.#kept) : undefined;
    return new Scoring(this.#wire(this.#opened), setup, this.#network.server.read(), kept);
  }

  #wire(opened: number): Wire {
    const { server } = this.#network;
    // nobody gets the answers of a page that was closed
    const call = async <Answer>(deliver: () => Answer) => {
      const answer = await this.#network.call(deliver);
      return opened === this.#opened ? answer : new Promise<never>(() => {});
    };
    return {
      deviceId: this.#deviceId,
      newId: () => this.#nextId(),
      send: (request) =>
        call(() => {
          server.receive(this.#deviceId, request);
          return { status: server.status };
        }),
      read: () => call(() => server.read()),
      takeOver: () =>
        call(() => {
          server.deviceId = this.#deviceId;
        }),
      keep: async (kept) => {
        if (opened === this.#opened) this.#kept = JSON.stringify(kept);
      },
    };
  }

  #nextId = () => `${this.#deviceId}${this.made.length}`;

  do(what: Does): void {
    const { scoring } = this;
    if (typeof what !== 'string') {
      const [id, before] = [this.#nextId(), scoring.state().scorer.game.entries];
      if (scoring.play(what) !== null) return;
      this.made.push(id);
      this.shown.set(id, before);
    }
    if (what === 'sync') void scoring.sync();
    if (what === 'hear') void scoring.hear(this.#network.server.read());
    if (what === 'take over') scoring.takeOver().catch(() => {});
    if (what === 'read loss') {
      this.told.push(...scoring.state().scorer.lost.map(({ id }) => id));
      scoring.readLoss();
    }
    if (what === 'reload') {
      this.scoring = this.#open();
      void this.scoring.sync();
    }
  }
}

const DOES = ['sync', 'hear', 'take over', 'reload', 'read loss'] as const;
type Does = Move | (typeof DOES)[number];

const enter = (points: number): Move => ({ kind: 'enter', entry: { total: points } });
const UNDO: Move = { kind: 'undo' };
const correctTo = (index: number, points: number): Move => ({
  kind: 'correct',
  index,
  entry: { total: points },
});

const points = fc.integer({ min: 0, max: 100 });
const does: fc.Arbitrary<Does> = fc.oneof(
  { weight: 6, arbitrary: points.map(enter) },
  { weight: 1, arbitrary: fc.constant(UNDO) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(20), points).map((one) => correctTo(...one)) },
  { weight: 3, arbitrary: fc.constantFrom(...DOES, 'take over') },
);
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ phone: fc.constantFrom(0, 1), does }) },
    { weight: 4, arbitrary: fc.constant('deliver' as const) },
  ),
  { maxLength: 100 },
);

test('each throw of two phones is in the game once, waits, or is told to be lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...FATES), { maxLength: 60 }),
      steps,
      async (scheduler, fates, some) => {
        const network = new Network(scheduler, fates);
        const { server } = network;
        const phones = [new Phone(network, 'a'), new Phone(network, 'b')] as const;
        for (const step of some) {
          if (step !== 'deliver') phones[step.phone].do(step.does);
          else if (scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitIdle();
        network.repair();
        for (const phone of [...phones, ...phones]) {
          phone.do('hear');
          phone.do('sync');
          await scheduler.waitIdle();
        }
        for (const { made, shown, told, scoring } of phones) {
          const { scorer, isElsewhere } = scoring.state();
          const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
          const arrived = server.ids.filter((id) => made.includes(id));
          const all = [...arrived, ...idsOf(scorer.pending), ...idsOf(scorer.lost), ...told];
          expect(all.toSorted()).toEqual(made.toSorted());
          // in the order in which they were made
          expect(arrived).toEqual(made.filter((id) => arrived.includes(id)));
          // each on the score that the phone showed
          for (const id of arrived) expect(server.before.get(id)).toEqual(shown.get(id));
          expect(scorer.base.entries).toEqual(server.game.entries);
          expect(scorer.revision).toBe(server.ids.length);
          if (!isElsewhere) expect(scorer.pending).toEqual([]);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

describe('a phone', () => {
  const phonesWith = (...fates: Fate[]) => {
    const network = new Network(null, fates);
    const phones = [new Phone(network, 'a'), new Phone(network, 'b')] as const;
    return { network, server: network.server, anna: phones[0], ben: phones[1] };
  };
  const settled = async ({ scoring }: Phone) => {
    await scoring.sync();
    return scoring.state();
  };
  const totals = (entries: Game['entries']) =>
    entries.map((one) => ('total' in one ? one.total : undefined));

  it('plays on without a network, also after a reload, and sends everything once', async () => {
    const { network, server, anna } = phonesWith(...Array<Fate>(20).fill('is cut'));
    for (const points of [60, 45]) anna.do(enter(points));
    expect((await settled(anna)).failure).not.toBeNull();
    anna.do('reload');
    anna.do(enter(100));
    expect((await settled(anna)).scorer.pending).toHaveLength(3);
    network.repair();
    expect(await settled(anna)).toMatchObject({ scorer: { pending: [] }, failure: null });
    expect(totals(server.game.entries)).toEqual([60, 45, 100]);
  });

  it('that was taken over keeps what waits, as long as nobody has moved on', async () => {
    const { server, anna, ben } = phonesWith('arrives', 'answer is lost', 'is cut');
    anna.do(enter(60));
    await settled(anna);
    anna.do(enter(45));
    await settled(anna);
    await ben.scoring.takeOver();
    anna.do(enter(26));
    expect(await settled(anna)).toMatchObject({
      isElsewhere: true,
      scorer: { pending: [{ id: 'a2' }], lost: [] },
    });
    await anna.scoring.takeOver();
    expect(anna.scoring.state()).toMatchObject({ isElsewhere: false, scorer: { pending: [] } });
    expect(totals(server.game.entries)).toEqual([60, 45, 26]);
  });

  it('is told whose visits are not in the game when somebody else has moved on', async () => {
    const { server, anna, ben } = phonesWith();
    anna.do(enter(60));
    await settled(anna);
    await ben.scoring.takeOver();
    ben.do(enter(41));
    await settled(ben);
    anna.do(enter(45));
    anna.do(UNDO);
    anna.do(enter(100));
    expect(await settled(anna)).toMatchObject({
      isElsewhere: true,
      scorer: {
        pending: [],
        lost: [
          { id: 'a1', side: 1 },
          { id: 'a2', side: 1 },
          { id: 'a3', side: 1 },
        ],
      },
    });
    expect(totals(anna.scoring.state().scorer.game.entries)).toEqual([60, 41]);
    anna.do('reload');
    expect(anna.scoring.state().scorer.lost).toHaveLength(3);
    anna.do('read loss');
    expect(anna.scoring.state().scorer.lost).toEqual([]);
    expect(totals(server.game.entries)).toEqual([60, 41]);
  });

  it('goes on with what it knows when the page is older, and with the server when that is newer', () => {
    const wire = { deviceId: 'a', keep: async () => {} } as unknown as Wire;
    const page = {
      entries: [{ total: 60 }],
      revision: 1,
      status: 'playing',
      deviceId: 'a',
    } as const;
    const kept = { entries: [{ total: 60 }, { total: 45 }], revision: 2, pending: [], lost: [] };
    const entriesWith = (game: ReadGame, known: Kept) =>
      totals(new Scoring(wire, setup, game, known).state().scorer.game.entries);
    expect(entriesWith(page, kept)).toEqual([60, 45]);
    expect(entriesWith({ ...page, revision: 4 }, kept)).toEqual([60]);
    const pending = [{ id: 'x', move: enter(7) }];
    expect(entriesWith({ ...page, revision: 4 }, { ...kept, pending })).toEqual([60, 45, 7]);
  });

  it('loses nothing silently that no longer fits the rules', () => {
    const { anna } = phonesWith();
    const wire = { deviceId: 'a', keep: async () => {} } as unknown as Wire;
    const move = { kind: 'correct', index: 7, entry: { total: 1 } } as const;
    const kept = { entries: [], revision: 0, pending: [{ id: 'x', move }], lost: [] };
    const { scorer } = new Scoring(wire, setup, anna.scoring.state().scorer as never, kept).state();
    expect(scorer).toMatchObject({ pending: [], lost: [{ id: 'x', side: null }] });
  });

  it('hears that another one scores, and sees what that one enters', async () => {
    const { server, anna, ben } = phonesWith();
    anna.do(enter(60));
    await settled(anna);
    await ben.scoring.hear(server.read());
    expect(ben.scoring.state()).toMatchObject({ isElsewhere: true, scorer: { revision: 1 } });
    expect(anna.scoring.state().isElsewhere).toBe(false);
  });

  it('says when it can’t keep a throw', async () => {
    const { server, anna } = phonesWith();
    const wire = {
      deviceId: 'a',
      newId: () => 'x',
      keep: () => Promise.reject(new Error('the disk is full')),
      send: () => new Promise(() => {}),
    } as unknown as Wire;
    const scoring = new Scoring(wire, setup, server.read());
    expect(scoring.state().isKept).toBe(true);
    scoring.play(enter(60));
    await settled(anna);
    expect(scoring.state().isKept).toBe(false);
  });

  it('takes no impossible visit, and drops what the server finds impossible', async () => {
    const { network, anna } = phonesWith();
    expect(anna.scoring.play(enter(179))).toEqual({ refused: 'impossibleTotal' });
    anna.do(enter(60));
    anna.do(enter(45));
    network.refuses = refusal('VISIT_IMPOSSIBLE', { known: 0, index: 1 });
    expect(await settled(anna)).toMatchObject({
      scorer: { pending: [], revision: 1, lost: [{ id: 'a1', side: 1 }] },
    });
  });

  it('is told that the game has been closed', async () => {
    const { network, anna } = phonesWith();
    network.refuses = refusal('GAME_NOT_OPEN', { known: 0 });
    anna.do(enter(60));
    expect(await settled(anna)).toMatchObject({ scorer: { pending: [], lost: [{ id: 'a0' }] } });
  });
});
