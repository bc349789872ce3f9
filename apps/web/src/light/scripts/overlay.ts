/**
 * Keeps an overlay live: what its stream says of the game that is shown is painted at once; for everything else the
 * page is fetched anew, as widgets are.
 */
import { keepFresh } from './keep-fresh.ts';
import { paintingOf } from './paint.ts';

const main = document.querySelector('main');
if (main) keepFresh(main, paintingOf(main));
