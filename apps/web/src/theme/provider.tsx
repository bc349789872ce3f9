import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import './fonts.css';
import { system } from './system.ts';

/**
 * The global styles are in the theme's CSS file, so the provider must not add them to every page.
 */
const systemWithoutGlobals: typeof system = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};

export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={systemWithoutGlobals}>{children}</ChakraProvider>;
}
