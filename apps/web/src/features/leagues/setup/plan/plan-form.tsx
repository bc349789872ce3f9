import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { type Plan, planKinds } from '@oche/validators/leagues/plan';
import type { SeasonOutput } from '@oche/validators/leagues/season';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { Form, FormError, SubmitButton } from '../../../../components/form/form.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { dayText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ClosedFields } from './closed-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import {
  canMeetInThrees,
  lastDayOf,
  type PlanInput,
  type PlanValues,
  planInputOf,
  roundsNeeded,
  valuesOfPlan,
} from './plan-values.ts';
import { VenueDayFields } from './venue-day-fields.tsx';
import { WeekFields } from './week-fields.tsx';
import { WishFields } from './wish-fields.tsx';

interface PlanFormProps {
  division: DivisionOutput;
  season: SeasonOutput;
  onMade: () => void;
}

/** From days and wishes to a list: tried as often as one likes, then made. */
export function PlanForm({ division, season, onMade }: PlanFormProps) {
  const texts = useTexts('leagues/setup-plan');
  const locale = useLocale();
  const errorText = useErrorText();
  const toast = useToast();
  const utils = trpc.useUtils();
  const make = trpc.leagues.divisions.plan.useMutation();
  const [values, setValues] = useState(() => valuesOfPlan(division, season.startsOn));
  const [tried, setTried] = useState<{ plan: Plan; input: PlanInput } | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const change = (changed: Partial<PlanValues>) => setValues({ ...values, ...changed });
  const { kind } = values;
  const isOnDays = kind === 'venueDays';
  const input = planInputOf(values, division);
  const last = input && lastDayOf(input);
  const isStale = JSON.stringify(input) !== JSON.stringify(tried?.input);
  const tryIt = async (seed: string | undefined) => {
    const asked = planInputOf({ ...values, seed }, division);
    if (!asked) return setFailed(texts.daysMissing());
    setValues({ ...values, seed });
    setFailed(null);
    setIsTrying(true);
    try {
      setTried({ plan: await utils.leagues.divisions.preview.fetch(asked), input: asked });
    } catch (error) {
      setFailed(errorText(error));
    }
    setIsTrying(false);
  };
  const makeIt = (asked: PlanInput) =>
    make.mutate(asked, {
      onSuccess: async () => {
        await utils.leagues.invalidate();
        toast.show({ variant: 'success', title: texts.made() });
        onMade();
      },
      onError: (error) => setFailed(errorText(error)),
    });
  const isPending = isTrying || make.isPending;
  return (
    <Stack gap="6">
      <Form
        isPending={isPending}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void tryIt(values.seed);
        }}
      >
        <Narrow>
          <ChoiceRow
            legend={texts.kind()}
            name="kind"
            checkedValue={kind}
            options={planKinds.map((value) => ({ value, label: texts.planKinds[value]() }))}
            onChange={({ target }) =>
              change({ kind: planKinds.find((one) => one === target.value) ?? kind })
            }
          />
        </Narrow>
        {isOnDays ? (
          <VenueDayFields values={values} isAsked={failed !== null} onChange={change} />
        ) : (
          <WeekFields values={values} onChange={change} />
        )}
        {isOnDays && !canMeetInThrees(division.teams) ? (
          <Notice>{texts.problems.venueTeamCount({ given: division.teams.length })}</Notice>
        ) : null}
        <Muted role="status">
          {last
            ? texts.needs({
                count: isOnDays ? values.days.length : roundsNeeded(division),
                until: dayText(last, locale, 'long'),
              })
            : null}
        </Muted>
        {last && last > season.endsOn ? (
          <Notice>{texts.tooLate({ day: dayText(season.endsOn, locale, 'long') })}</Notice>
        ) : null}
        <ClosedFields
          division={division}
          closed={values.closed}
          isHosting={isOnDays}
          isAsked={failed !== null}
          onChange={change}
        />
        {isOnDays ? null : (
          <WishFields division={division} wishes={values.wishes} onChange={change} />
        )}
        <Row>
          <SubmitButton
            isPending={isTrying}
            pendingText={texts.trying()}
            disabled={isOnDays && !canMeetInThrees(division.teams)}
            variant={tried && !isStale ? 'outline' : 'solid'}
          >
            {texts.preview()}
          </SubmitButton>
          {tried ? (
            <Button variant="ghost" onClick={() => void tryIt(crypto.randomUUID())}>
              {texts.other()}
            </Button>
          ) : null}
        </Row>
      </Form>
      <FormError>{failed}</FormError>
      {tried ? (
        <PlanPreview division={division} plan={tried.plan}>
          {isStale ? <Muted role="status">{texts.stale()}</Muted> : null}
          <Button
            variant="accent"
            justifySelf="start"
            disabled={isPending || isStale}
            onClick={() => makeIt(tried.input)}
          >
            {texts.make()}
          </Button>
        </PlanPreview>
      ) : null}
    </Stack>
  );
}

const Narrow = chakra('div', { base: { maxWidth: '34rem' } });
