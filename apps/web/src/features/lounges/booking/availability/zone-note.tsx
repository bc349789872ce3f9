import { Small } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useReaderElsewhere } from '../use-reader-elsewhere.ts';

/** Says that times are the lounge's, if the reader's clock shows other ones. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const { availability: texts } = useTexts('booking');
  return useReaderElsewhere(timeZone) ? (
    <Small>{texts.zone({ zone: timeZone.replaceAll('_', ' ') })}</Small>
  ) : null;
}
