import type { Bests } from '@oche/validators/tournaments/schemas';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';

interface BestListsProps {
  bests: Bests;
  /** the level of the lists' headings */
  level: 'h3' | 'h4';
}

const KINDS = ['maximums', 'finishes', 'legs', 'averages'] as const;

/** The best of an evening, a list each: who, and the number it is about. */
export function BestLists({ bests, level: Title }: BestListsProps) {
  const texts = useTexts('tournaments/bests');
  const locale = useLocale();
  const exact = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // a game of cricket has neither maximums nor finishes
  const shown = bests.game === 'cricket' ? (['averages'] as const) : KINDS;
  return shown.map((kind) => (
    <section key={kind} data-bests={kind}>
      <Title>
        {kind === 'averages' && bests.game === 'cricket' ? texts.marks() : texts[kind]()}
      </Title>
      {bests[kind].length > 0 ? (
        <ol>
          {bests[kind].map(({ entryId, name, value }) => (
            <li key={`${entryId} ${name}`}>
              <span>{name}</span>
              <b title={kind === 'legs' ? texts.darts({ count: value }) : undefined}>
                {kind === 'averages' ? exact.format(value) : value}
              </b>
            </li>
          ))}
        </ol>
      ) : (
        <p>{texts.none()}</p>
      )}
    </section>
  ));
}
