import { LandingTopBar } from '../../features/landing/top-bar.tsx';
import { Frame } from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The frame of the landing page: a bar of its own, and nothing that needs data. */
export const LandingFrame = () => (
  <Frame
    top={<LandingTopBar themeToggle={<ThemeToggle />} languageSwitch={<LanguageSwitch />} />}
  />
);
