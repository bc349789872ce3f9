import type { Landing } from '@oche/validators/home/landing';
import { NumberStrip } from '../../components/board/board-strip.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Community } from './community.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Figures } from './live/figures.tsx';
import { ShownGame } from './live/shown-game.tsx';
import { Tournaments } from './tournaments.tsx';
import { Venues } from './venues.tsx';

const Film = lazyPart(async () => (await import('./film/film.tsx')).Film, null, {
  isInPage: true,
  whenSeen: true,
});

/**
 * What a visitor gets at `/`, between `LandingTopBar` and `SiteFooter`. Needs the texts `landing` and `landing/film`.
 * @param live what is going on
 */
export function LandingPage({ live }: { live: Landing }) {
  return (
    <>
      <Hero />
      <NumberStrip />
      <Figures figures={live.figures} />
      <ShownGame game={live.game} />
      <Features />
      <Venues cities={live.cities} />
      <Tournaments next={live.tournaments} />
      <Film />
      <Community threads={live.threads} />
      <CallToAction />
    </>
  );
}
