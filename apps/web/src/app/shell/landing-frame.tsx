import { lazyRouteComponent } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { Frame } from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Loaded by the landing page, so that no other page brings it along. */
export const LandingTopBar = lazyRouteComponent(
  () => import('../../features/landing/top-bar.tsx'),
  'LandingTopBar',
);

/** The frame of the landing page: a bar of its own, and nothing that needs data. */
export const LandingFrame = () => (
  <Frame
    top={
      <LandingTopBar
        themeToggle={<ThemeToggle />}
        languageSwitch={<LanguageSwitch />}
        menuIcon={<Menu aria-hidden="true" size={22} />}
      />
    }
  />
);
