import fonts from '../../theme/fonts.css?raw';
import frame from './frame.css?raw';
import boards from './overlays/boards.css?raw';
import caption from './overlays/caption.css?raw';
import evening from './overlays/evening.css?raw';
import overlay from './overlays/overlay.css?raw';
import panel from './overlays/panel.css?raw';
import type { SheetName } from './sheets.ts';
import { tokensCss } from './tokens-css.ts';
import base from './widgets/base.css?raw';
import booking from './widgets/booking.css?raw';
import bracket from './widgets/bracket.css?raw';
import fixtures from './widgets/fixtures.css?raw';
import freeBoards from './widgets/free-boards.css?raw';
import game from './widgets/game.css?raw';
import table from './widgets/table.css?raw';
import tournaments from './widgets/tournaments.css?raw';

const own: Record<SheetName, readonly string[]> = {
  overlays: [overlay, caption, panel, boards, evening],
  widgets: [base, booking, freeBoards, table, fixtures, tournaments, game, bracket],
};

/**
 * Each style sheet of light pages. Runs in Node only, when the site is built.
 * @param addressOf where a font is, by the name of its file
 */
export function lightSheets(addressOf: (font: string) => string): Record<string, string> {
  const faces = fonts.replaceAll(
    /url\("\.\/fonts\/([\w-]+\.woff2)"\)/g,
    (_all, name: string) => `url("${addressOf(name)}")`,
  );
  return Object.fromEntries(
    Object.entries(own).map(([name, rules]) => [
      name,
      small(faces + tokensCss() + frame + rules.join('')),
    ]),
  );
}

/** Without comments and the blanks that only people need. */
const small = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
