import type { Landing } from '@oche/validators/home/landing';
import { NumberStrip } from '../../components/board/board-strip.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Community } from './community.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Figures } from './live/figures.tsx';
import { ShownGame } from './live/shown-game.tsx';
import { Tournaments } from './tournaments.tsx';
import { Venues } from './venues.tsx';

/**
 * What a visitor gets at `/`, between `LandingTopBar` and `SiteFooter`. Needs the texts `landing`.
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
      <Community threads={live.threads} />
      <CallToAction />
    </>
  );
}
