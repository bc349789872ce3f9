import { chakra } from '@chakra-ui/react';
import type { TeamOutput } from '@oche/validators/leagues/team';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { NOTHING } from '../figures/figure-words.ts';
import { TableFrame } from '../table/table-frame.ts';

/** How a team has done season by season, with the way to each division. */
export function RecordSection({ team, shown }: { team: TeamOutput; shown: number }) {
  const { career, record: texts } = useTexts('leagues/figures');
  return (
    <TitledSection title={career.title()}>
      <Frame>
        <VisuallyHidden as="caption">{texts.caption({ team: team.name })}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" data-name="">
              {career.season()}
            </th>
            <th scope="col">{texts.place()}</th>
            <th scope="col">{texts.points()}</th>
          </tr>
        </thead>
        <tbody>
          {team.entries.map((entry) => (
            <tr key={entry.entryId} data-mine={entry.entryId === shown || undefined}>
              <th scope="row" data-name="">
                <TextLink
                  to="/leagues/divisions/$id"
                  params={{ id: String(entry.divisionId) }}
                  variant="plain"
                >
                  {`${entry.seasonName} · ${entry.divisionName}`}
                </TextLink>
                {entry.entryId === shown ? (
                  <VisuallyHidden> ({texts.shownHere()})</VisuallyHidden>
                ) : null}
              </th>
              <td>{entry.played > 0 && entry.place !== null ? `${entry.place}.` : NOTHING}</td>
              <td data-points="">{entry.played > 0 ? entry.points : NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </Frame>
    </TitledSection>
  );
}

const Frame = chakra(TableFrame, {
  // beside the mark of the season that is shown
  base: { '& thead [data-name], & tbody [data-name]': { paddingInlineStart: '3' } },
});
