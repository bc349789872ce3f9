import { LandingTopBar } from '../../features/landing/top-bar.tsx';
import { Frame } from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** What a visitor sees around the landing page: its own bar, and nothing that needs data. */
export const LandingFrame = () => (
  <Frame
    top={<LandingTopBar themeToggle={<ThemeToggle />} languageSwitch={<LanguageSwitch />} />}
  />
);
