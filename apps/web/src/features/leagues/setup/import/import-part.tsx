import type { SeasonOutput } from '@oche/validators/leagues/season';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { SeasonFiles } from '../../export/season-files.tsx';
import { ImportForm } from './import-form.tsx';

interface ImportPartProps {
  seasonId: number;
  onClose: () => void;
}

/** What a league exchanges with other programs: files that are read in, after a look at what they do, and files out. */
export function ImportPart({ seasonId, onClose }: ImportPartProps) {
  const texts = useTexts('leagues/setup-import');
  const [season] = trpc.leagues.seasons.get.useSuspenseQuery({ id: seasonId });
  return (
    <>
      <Button size="sm" variant="ghost" marginBottom="4" onClick={onClose}>
        <ArrowLeft aria-hidden="true" />
        {texts.back()}
      </Button>
      <Section title={texts.title()} text={texts.text()}>
        {season.status === 'over' ? (
          <Notice>{texts.over()}</Notice>
        ) : (
          <ImportForm season={season} />
        )}
      </Section>
      <OutSection season={season} />
    </>
  );
}

function OutSection({ season: { id } }: { season: SeasonOutput }) {
  const texts = useTexts('leagues/setup-import');
  return (
    <Section title={texts.out()} text={texts.outText()}>
      <SeasonFiles id={id} />
    </Section>
  );
}
