import type { ReactNode } from 'react';
import { NumberStrip } from '../../components/board/board-strip.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Community } from './community.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Tournaments } from './tournaments.tsx';
import { Venues } from './venues.tsx';

/**
 * What a visitor gets at `/`, between `LandingTopBar` and `SiteFooter`. Needs the texts `landing`.
 * @param live content that the route adds, e.g. the latest threads of the forum
 */
export function LandingPage({ live }: { live?: ReactNode }) {
  return (
    <>
      <Hero />
      <NumberStrip />
      <Features />
      <Venues />
      <Tournaments />
      <Community live={live} />
      <CallToAction />
    </>
  );
}
