import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useReaderElsewhere } from '../use-reader-elsewhere.ts';

/** Says that times are the lounge's, if the reader's clock shows other ones. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const { availability: texts } = useTexts('booking');
  return useReaderElsewhere(timeZone) ? (
    <Note>{texts.zone({ zone: timeZone.replaceAll('_', ' ') })}</Note>
  ) : null;
}

const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
