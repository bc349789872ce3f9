import { expectedLegs } from '../match.ts';
import { type Block, canBeDrawn, type FixtureFormat, plannedGames } from './format.ts';
import { type Appearance, foreseeGames } from './on-boards.ts';

/** What a format means for an evening. */
export interface Outlook {
  /** in the order of play: if it is decided as early, or as late, as can be */
  games: { least: number; most: number };
  canBeDrawn: boolean;
  /** on so many boards, between teams that are as good as each other */
  minutes: number;
  /** the fewest players with whom all line-ups can be named */
  players: number;
}

/** A leg of 501, as tournaments have it, and how much of it has nothing to do with its score: walking, doubles. */
const LEG_MINUTES = 6;
const LEG_BASE_MINUTES = 1;
const CRICKET_LEG_MINUTES = 8;
/** From the last dart of a game to the first one of the next: whose turn it is stands on the sheet. */
const CHANGE_MINUTES = 2;

/**
 * Reads what a format means before anybody has played it.
 * @param boards how many games can be played at once
 */
export function outlookOf(format: FixtureFormat, boards: number): Outlook {
  const { least, most, level, games } = courseOf(format);
  const deciders = format.blocks.filter(({ isDecider }) => isDecider);
  return {
    games: { least, most },
    canBeDrawn: level > 0 && deciders.every((block) => canBeDrawn(block.format)),
    minutes: Math.round(foreseeGames(games, boards, CHANGE_MINUTES)),
    players: Math.max(0, ...format.lineUps.map(({ positions }) => positions)),
  };
}

/** How a fixture between equals can stand, and how many games were played until then. */
interface State {
  chance: number;
  least: number;
  most: number;
}

/** Plays a fixture in all ways at once, game by game: by the lead of the home side. */
function courseOf(format: FixtureFormat) {
  const planned = plannedGames(format);
  const regular = planned.filter(({ block }) => !block.isDecider);
  const [decider] = planned.filter(({ block }) => block.isDecider);
  let atStake = regular.reduce((sum, { block }) => sum + block.worth, 0);
  let states = new Map<number, State>([[0, { chance: 1, least: 0, most: 0 }]]);
  const games: Appearance[] = [];
  for (const game of regular) {
    const { block } = game;
    const next = new Map<number, State>();
    let chance = 0;
    for (const [lead, state] of states) {
      const isDecided = Math.abs(lead) > atStake;
      const count = isDecided && !block.isPlayedWhenDecided ? 0 : 1;
      chance += count * state.chance;
      // what is decided stays so, whoever wins what is still played
      const changes = isDecided ? [{ by: 0, chance: 1 }] : changesBy(block);
      for (const change of changes) {
        put(next, lead + change.by, {
          chance: state.chance * change.chance,
          least: state.least + count,
          most: state.most + count,
        });
      }
    }
    games.push({ game, minutes: chance * minutesOf(block) });
    states = next;
    atStake -= block.worth;
  }
  const level = states.get(0);
  if (level && decider) {
    games.push({ game: decider, minutes: level.chance * minutesOf(decider.block) });
    states.set(0, { ...level, least: level.least + 1, most: level.most + 1 });
  }
  const ends = [...states.values()];
  return {
    games,
    level: level?.chance ?? 0,
    least: Math.min(...ends.map(({ least }) => least)),
    most: Math.max(...ends.map(({ most }) => most)),
  };
}

function put(states: Map<number, State>, lead: number, { chance, least, most }: State): void {
  const known = states.get(lead);
  states.set(lead, {
    chance: chance + (known?.chance ?? 0),
    least: Math.min(least, known?.least ?? least),
    most: Math.max(most, known?.most ?? most),
  });
}

/** What a game between equals makes of the lead. */
function changesBy({ worth, format }: Block) {
  const drawn = canBeDrawn(format) ? drawnChance(format.legs.count) : 0;
  const won = (1 - drawn) / 2;
  const changes = [
    { by: worth, chance: won },
    { by: -worth, chance: won },
  ];
  return drawn > 0 ? [...changes, { by: 0, chance: drawn }] : changes;
}

/** That of an even number of legs each wins half. */
function drawnChance(legs: number): number {
  let chance = 1;
  for (let half = 1; half <= legs / 2; half += 1) chance *= (legs / 2 + half) / (4 * half);
  return chance;
}

function minutesOf({ rules, format }: Block): number {
  return expectedLegs(format) * legMinutes(rules);
}

function legMinutes(rules: Block['rules']): number {
  if (rules.game === 'cricket') return CRICKET_LEG_MINUTES;
  return LEG_BASE_MINUTES + ((LEG_MINUTES - LEG_BASE_MINUTES) * rules.start) / 501;
}
