import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

const QualifierDialog = lazyPart(
  async () => (await import('./qualifier-dialog.tsx')).QualifierDialog,
);

/** Where a final gets its players from, and which final one can qualify for here. */
export function QualifiersSection({ tournament }: { tournament: TournamentOutput }) {
  const { qualifiers: texts } = useTexts('tournaments/series');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [isAdding, setIsAdding] = useState(false);
  const { id, status, can } = tournament;
  const { data } = trpc.tournaments.qualifiers.list.useQuery({ id });
  const remove = trpc.tournaments.qualifiers.remove.useMutation({
    onSuccess: (saved) => utils.tournaments.qualifiers.list.setData({ id }, saved),
    onError: (error) => showFailure(error, texts.failed()),
  });
  const canAdd = can.organise && (status === 'draft' || status === 'upcoming');
  const { sources = [], finals = [] } = data ?? {};
  if (sources.length + finals.length === 0 && !canAdd) return null;
  return (
    <TitledSection
      title={texts.title()}
      action={
        canAdd ? (
          <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
            {texts.add()}
          </Button>
        ) : undefined
      }
    >
      <List>
        {sources.map((source) => (
          <li key={source.id}>
            <strong>{source.seats}</strong>
            <p>
              <span>
                {source.seats === 1 ? texts.fromOne() : texts.from({ count: source.seats })}
              </span>
              {source.tournamentId === null ? (
                <TextLink
                  to="/tournaments/series/$id"
                  params={{ id: String(source.seriesId ?? 0) }}
                >
                  {source.name}
                </TextLink>
              ) : (
                <TextLink to="/tournaments/$id" params={{ id: String(source.tournamentId) }}>
                  {source.name}
                </TextLink>
              )}
              <small>
                {source.isOver
                  ? texts.entered({ entered: source.entered, seats: source.seats })
                  : texts.open()}
              </small>
            </p>
            {canAdd ? (
              <IconButton
                size="sm"
                variant="ghost"
                label={texts.remove({ name: source.name })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ id, qualifierId: source.id })}
              >
                <X aria-hidden="true" />
              </IconButton>
            ) : null}
          </li>
        ))}
        {finals.map((final) => (
          <li key={final.tournamentId} data-final="">
            <strong>{final.seats}</strong>
            <p>
              <span>{final.seats === 1 ? texts.forOne() : texts.for({ count: final.seats })}</span>
              <TextLink to="/tournaments/$id" params={{ id: String(final.tournamentId) }}>
                {final.name}
              </TextLink>
            </p>
          </li>
        ))}
      </List>
      {isAdding ? <QualifierDialog id={id} onClose={() => setIsAdding(false)} /> : null}
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    _empty: { display: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      layerStyle: 'panel',
      padding: '2',
      borderInlineStart: '6px solid {colors.board.green}',
    },
    '& [data-final]': { borderInlineStartColor: 'board.red' },
    '& li > strong': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: '3xl',
      lineHeight: '1',
      minWidth: '8',
      textAlign: 'center',
    },
    '& p': { display: 'grid', overflowWrap: 'anywhere' },
    '& span, & small': { textStyle: 'small', color: 'fg.muted' },
  },
});
