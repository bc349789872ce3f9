import { chakra } from '@chakra-ui/react';
import { locales } from '@oche/validators/locale';
import { VisuallyHidden } from '../../components/text.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { useSwitchLocale } from '../use-switch-locale.ts';

const NAMES = { de: 'Deutsch', en: 'English' };

/** Shows both languages, each under its own name. */
export function LanguageSwitch() {
  const { language: texts } = useTexts('common');
  const current = useLocale();
  const switchLocale = useSwitchLocale();
  return (
    <Group role="group" aria-label={texts.label()}>
      {locales.map((locale) => (
        <Choice
          key={locale}
          type="button"
          lang={locale}
          title={NAMES[locale]}
          aria-pressed={locale === current}
          onClick={() => switchLocale(locale)}
        >
          {locale}
          <VisuallyHidden> {NAMES[locale]}</VisuallyHidden>
        </Choice>
      ))}
    </Group>
  );
}

const Group = chakra('div', { base: { display: 'inline-flex', flexShrink: '0' } });
const Choice = chakra('button', {
  base: {
    minWidth: '8',
    minHeight: '8',
    paddingInline: '1.5',
    textStyle: 'label',
    textTransform: 'uppercase',
    color: 'fg.muted',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { color: 'fg', borderColor: 'accent.solid' },
  },
});
