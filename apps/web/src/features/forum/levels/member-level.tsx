import { FORUM_LEVELS, LEVEL_REASON_MAX } from '@oche/validators/forum/levels/limits';
import { fixLevelInput, type MemberLevel as Level } from '@oche/validators/forum/levels/schemas';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextAreaField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Row, Stack } from '../../../components/layout.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { LevelParts } from './level-figure.tsx';
import { levelKey } from './level-names.ts';
import { LevelSteps } from './level-steps.tsx';

/** A member's level for the staff: what it is made of, and a way to fix it. */
export function MemberLevel({ userId }: { userId: string }) {
  const { staff: texts } = useTexts('forum/levels');
  const query = trpc.forum.level.get.useQuery({ userId }, { refetchOnMount: 'always' });
  return (
    <TitledSection title={texts.title()}>
      <QueryState query={query} failed={texts.failed()}>
        {(level) => (
          <Stack gap="4">
            <LevelSteps level={level.level} />
            <Facts level={level} />
            <LevelParts figure={level.figure} next={level.next} />
            <Fixing userId={userId} level={level} />
          </Stack>
        )}
      </QueryState>
    </TitledSection>
  );
}

function Facts({ level: { earned, figure, fallsAt, levelWithReports } }: { level: Level }) {
  const { names, staff: texts } = useTexts('forum/levels');
  const name = (of: typeof earned) => names[levelKey(of)]();
  return (
    <div>
      <Muted>{texts.earned({ name: name(earned) })}</Muted>
      {figure.upheldReports > 0 ? (
        <p>{texts.reports({ count: figure.upheldReports, name: name(levelWithReports) })}</p>
      ) : null}
      {fallsAt ? (
        <p>
          {texts.falls()} <Time value={fallsAt} format="dateTime" />
        </p>
      ) : null}
    </div>
  );
}

function Fixing({ userId, level: { level, fixed } }: { userId: string; level: Level }) {
  const { staff: texts } = useTexts('forum/levels');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const release = trpc.forum.level.release.useMutation({
    onSuccess: (data) => {
      utils.forum.level.get.setData({ userId }, data);
      toast.show({ title: texts.released() });
    },
    onError: (error) => showFailure(error, texts.releaseFailed()),
  });
  if (fixed) {
    return (
      <Row>
        <Stack gap="1" flex="1 1 12rem">
          <p>{fixed.reason}</p>
          <Muted>
            {texts.fixed({ name: fullName(fixed.by) })}, <Time value={fixed.at} format="dateTime" />
          </Muted>
        </Stack>
        <Button
          size="sm"
          variant="outline"
          disabled={release.isPending}
          onClick={() => release.mutate({ userId })}
        >
          {texts.release()}
        </Button>
      </Row>
    );
  }
  return (
    <Unfolding label={texts.fix()}>
      {(close) => <FixForm userId={userId} level={level} onClose={close} />}
    </Unfolding>
  );
}

const schema = z.object({ level: z.string(), reason: fixLevelInput.shape.reason });

interface FixFormProps {
  userId: string;
  level: Level['level'];
  onClose: () => void;
}

function FixForm({ userId, level, onClose }: FixFormProps) {
  const { names, staff: texts } = useTexts('forum/levels');
  const toast = useToast();
  const utils = trpc.useUtils();
  const fix = trpc.forum.level.fix.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { level: String(level), reason: '' },
    onSubmit: async ({ level: chosen, reason }) => {
      const [fixed = level] = FORUM_LEVELS.filter((each) => String(each) === chosen);
      const data = await fix.mutateAsync({ userId, level: fixed, reason });
      utils.forum.level.get.setData({ userId }, data);
      toast.show({ variant: 'success', title: texts.saved() });
    },
  });
  return (
    <Form {...form.props} aria-label={texts.fix()}>
      <SelectField
        label={texts.level()}
        hint={texts.hint()}
        options={FORUM_LEVELS.map((each) => ({
          value: String(each),
          label: names[levelKey(each)](),
        }))}
        {...form.field('level')}
      />
      <TextAreaField
        label={texts.reason()}
        hint={texts.reasonHint()}
        rows={2}
        maxLength={LEVEL_REASON_MAX}
        {...form.field('reason')}
      />
      <FormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
