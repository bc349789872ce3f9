import { chakra } from '@chakra-ui/react';
import { line } from '@oche/validators/common';
import { day } from '@oche/validators/leagues/fields';
import { SEASON_NAME_MAX } from '@oche/validators/leagues/limits';
import type { NextSeason, SeasonOutput } from '@oche/validators/leagues/season';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { CheckboxField, TextField } from '../../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { Stack } from '../../../../components/layout.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import type { PartProps } from '../part-props.ts';

/** The season after this one, with promotion and relegation, as far as the tables say already. */
export function NextPart({ season, onShow, onSeason }: PartProps) {
  const { next: texts } = useTexts('leagues/setup-running');
  const [waived, setWaived] = useState<readonly number[]>([]);
  const [gone, setGone] = useState<readonly number[]>([]);
  const isPlanned = season.status === 'planned';
  const { data } = trpc.leagues.seasons.previewNext.useQuery(
    { id: season.id, waived: [...waived], gone: [...gone] },
    { enabled: !isPlanned, placeholderData: (before) => before },
  );
  if (isPlanned) {
    return (
      <Section title={texts.title()}>
        <Muted>{texts.tooEarly()}</Muted>
      </Section>
    );
  }
  const isOver = season.status === 'over';
  return (
    <Section title={texts.title()} text={isOver ? texts.text() : texts.running()}>
      {data ? (
        <Moves
          next={data}
          waived={waived}
          gone={gone}
          onWaived={(id, isSet) => setWaived(changed(waived, id, isSet))}
          onGone={(id, isSet) => setGone(changed(gone, id, isSet))}
        />
      ) : null}
      {isOver ? (
        <CreateNext
          season={season}
          waived={waived}
          gone={gone}
          onCreated={(id) => {
            onSeason(id);
            onShow('season');
          }}
        />
      ) : null}
    </Section>
  );
}

const changed = (all: readonly number[], id: number, isSet: boolean) =>
  isSet ? [...all, id] : all.filter((one) => one !== id);

interface MovesProps {
  next: NextSeason;
  waived: readonly number[];
  gone: readonly number[];
  onWaived: (id: number, isSet: boolean) => void;
  onGone: (id: number, isSet: boolean) => void;
}

function Moves({ next, waived, gone, onWaived, onGone }: MovesProps) {
  const { next: texts } = useTexts('leagues/setup-running');
  const team = (one: NextSeason['out'][number]) => {
    const { teamId, name, kind, reason, from, place } = one;
    const canWaive = kind === 'promoted' || waived.includes(teamId);
    // who has withdrawn doesn't come back by a tick
    const canLeave = reason !== 'withdrawn';
    return (
      <li key={teamId} data-kind={kind}>
        <div>
          <strong>{name}</strong>
          <small>
            {texts.kinds[kind]()} · {texts.reasons[reason]()} ·{' '}
            {texts.from({ division: from, place })}
          </small>
        </div>
        <div>
          {canWaive ? (
            <CheckboxField
              label={texts.waives()}
              aria-label={texts.waivesOne({ name })}
              checked={waived.includes(teamId)}
              onChange={({ target }) => onWaived(teamId, target.checked)}
            />
          ) : null}
          {canLeave ? (
            <CheckboxField
              label={texts.stops()}
              aria-label={texts.stopsOne({ name })}
              checked={gone.includes(teamId)}
              onChange={({ target }) => onGone(teamId, target.checked)}
            />
          ) : null}
        </div>
      </li>
    );
  };
  return (
    <Stack gap="6">
      {next.divisions.map(({ id, name, teams }) => (
        <Division key={id}>
          <h3>{name}</h3>
          <ul>{teams.map(team)}</ul>
        </Division>
      ))}
      {next.out.length > 0 ? (
        <Division>
          <h3>{texts.out()}</h3>
          <ul>{next.out.map(team)}</ul>
        </Division>
      ) : null}
    </Stack>
  );
}

const fields = z.object({ name: line({ max: SEASON_NAME_MAX }), startsOn: day, endsOn: day }).check(
  z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    error: 'endBeforeBegin',
    path: ['endsOn'],
  }),
);

interface CreateNextProps {
  season: SeasonOutput;
  waived: readonly number[];
  gone: readonly number[];
  onCreated: (id: number) => void;
}

function CreateNext({ season, waived, gone, onCreated }: CreateNextProps) {
  const texts = useTexts('leagues/setup');
  const { next } = useTexts('leagues/setup-running');
  const { texts: ui } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const create = trpc.leagues.seasons.createNext.useMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useZodForm(fields, {
    defaultValues: {
      name: '',
      startsOn: yearLater(season.startsOn),
      endsOn: yearLater(season.endsOn),
    },
    onSubmit: async (said) => {
      const { id } = await create.mutateAsync({
        ...said,
        id: season.id,
        waived: [...waived],
        gone: [...gone],
        idempotencyKey,
      });
      await utils.leagues.invalidate();
      toast.show({ variant: 'success', title: next.created() });
      onCreated(id);
    },
  });
  return (
    <Form {...form.props} maxWidth="34rem">
      <TextField
        label={texts.season.name()}
        hint={texts.season.nameHint()}
        maxLength={SEASON_NAME_MAX}
        {...form.field('name')}
      />
      <FieldRow>
        <DateField label={texts.season.startsOn()} {...form.field('startsOn')} />
        <DateField label={texts.season.endsOn()} {...form.field('endsOn')} />
      </FieldRow>
      <SubmitButton isPending={form.isPending} pendingText={ui.saving} variant="accent">
        {next.create()}
      </SubmitButton>
    </Form>
  );
}

/** The 29th of February becomes the 28th. */
const yearLater = (date: string): string =>
  `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`.replace('-02-29', '-02-28');

const Division = chakra('section', {
  base: {
    '& h3': { textStyle: 'label', paddingBottom: '1', borderBottomWidth: '2px', borderColor: 'fg' },
    '& ul': { listStyle: 'none' },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      paddingBlock: '2',
      paddingInlineStart: '3',
      borderBottomWidth: '1px',
      borderInlineStart: '4px solid transparent',
    },
    '& li[data-kind=promoted]': { borderInlineStartColor: 'board.green' },
    '& li[data-kind=relegated]': { borderInlineStartColor: 'board.red' },
    '& li > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& li > :last-child': { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
});
