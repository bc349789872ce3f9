import { chakra } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useTheme } from '../../lib/theme.ts';

/**
 * Shows the theme that it switches to. CSS chooses the visible icon, as the server can't know it.
 */
export function ThemeToggle() {
  const { theme: texts } = useTexts('common');
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={theme === 'dark' ? texts.toLight() : texts.toDark()} onClick={toggle}>
      <InLight aria-hidden="true" />
      <InDark aria-hidden="true" />
    </IconButton>
  );
}

const InLight = chakra(Moon, { base: { _dark: { display: 'none' } } });
const InDark = chakra(Sun, { base: { display: 'none', _dark: { display: 'block' } } });
