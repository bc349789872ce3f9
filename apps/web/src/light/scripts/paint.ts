import type { BoardState } from '@oche/validators/boards/state';
import type { Locale } from '@oche/validators/common';
import type { GameState, GameVisit } from '@oche/validators/games/state';
import { dartsText, momentOf, type Painted, paintedGame } from '../overlays/painted.ts';
import type { Painting } from './keep-fresh.ts';

/** Writes into the slots of a page; those that it doesn't have are not shown. */
function paint(page: ParentNode, { texts, marks }: Painted): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const slot of page.querySelectorAll(`[data-slot="${name}"]`)) {
      if (slot.textContent !== text) slot.textContent = text;
    }
  }
  for (const [name, words] of Object.entries(marks)) {
    for (const slot of page.querySelectorAll(`[data-mark="${name}"]`)) {
      if (slot.getAttribute('data-is') !== words) slot.setAttribute('data-is', words);
    }
  }
}

/** The caption of a game, as the events of its stream, or of its board's, tell of it. */
export function paintingOf(page: HTMLElement): Painting {
  const locale = document.documentElement.lang as Locale;
  /** the game as it was told last */
  let known: GameState | undefined;

  return {
    heard(name, data) {
      const caption = captionIn(page);
      if (!caption) return false;
      const event: unknown = JSON.parse(data);
      if (name === 'darts') {
        paintDarts(page, (event as { darts: string[] }).darts, known);
        return true;
      }
      if (name === 'visit') {
        const visit = event as GameVisit & { game: GameState };
        if (!show(visit.game)) return false;
        const moment = momentOf(visit);
        if (moment) play(page, moment);
        return true;
      }
      const state = event as GameState | BoardState;
      const isBoard = 'board' in state && 'next' in state && 'event' in state;
      const game = isBoard ? (state as BoardState).game : (state as GameState);
      // of a board there is more to say than how its game stands
      return game !== null && show(game) && !isBoard;
    },
    taken() {
      // a page that was rendered before the last throw must not take it back
      const { game, revision } = captionIn(page)?.dataset ?? {};
      if (known && String(known.id) === game && known.revision > Number(revision)) show(known);
    },
  };

  /** @returns whether it is the game that the page was made for, with the rules that its slots were made for */
  function show(game: GameState): boolean {
    known = game;
    if (captionIn(page)?.dataset.game !== String(game.id)) return false;
    paint(page, paintedGame(game, locale));
    return true;
  }
}

const captionIn = (page: ParentNode) => page.querySelector<HTMLElement>('[data-game]');

function paintDarts(page: ParentNode, darts: readonly string[], game: GameState | undefined): void {
  const side = game?.next?.side;
  if (side !== undefined)
    paint(page, { texts: { [`thrown-${side}`]: dartsText(darts) }, marks: {} });
}

/** What is put in anew plays its animation from the beginning. */
function play(page: ParentNode, moment: Painted): void {
  const shown = page.querySelector('[data-mark="moment"]');
  if (!shown) return;
  const again = shown.cloneNode(true) as Element;
  shown.replaceWith(again);
  paint(page, moment);
}
