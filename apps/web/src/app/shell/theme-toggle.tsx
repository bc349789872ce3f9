import { chakra } from '@chakra-ui/react';
import { Contrast, Moon, Sun } from 'lucide-react';
import { IconButton } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useNextTheme } from '../../lib/theme.ts';

/**
 * Shows what it switches to: dark, light, or whatever the system has. Until the app is there, CSS
 * chooses the visible icon, as the server can't know it.
 */
export function ThemeToggle() {
  const { theme: texts } = useTexts('common');
  const { next, choose } = useNextTheme();
  const labels = { dark: texts.toDark, light: texts.toLight, system: texts.toSystem };
  return (
    <IconButton label={labels[next]()} onClick={choose}>
      {next === 'system' ? (
        <Contrast aria-hidden="true" />
      ) : (
        <>
          <InLight aria-hidden="true" />
          <InDark aria-hidden="true" />
        </>
      )}
    </IconButton>
  );
}

const InLight = chakra(Moon, { base: { _dark: { display: 'none' } } });
const InDark = chakra(Sun, { base: { display: 'none', _dark: { display: 'block' } } });
