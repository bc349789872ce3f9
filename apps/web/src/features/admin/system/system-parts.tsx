import { chakra } from '@chakra-ui/react';
import type { SystemFacts } from '@oche/validators/admin/system';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Figure, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FactList, FactTable } from './fact-list.tsx';

const WEEK_MINUTES = 7 * 24 * 60;

export function QueuePart({ queue }: { queue: SystemFacts['queue'] }) {
  const { jobs: texts } = useTexts('admin/system');
  const heads = [texts.name(), texts.waiting(), texts.planned(), texts.retrying(), texts.failed()];
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.text()}</Muted>
      {queue.length === 0 ? (
        <p>{texts.none()}</p>
      ) : (
        <FactTable
          label={texts.table()}
          heads={heads}
          rows={queue.map(({ job, waiting, planned, retrying, failed }) => ({
            name: job,
            cells: [waiting, planned, retrying, failed].map((count) => (count === 0 ? '–' : count)),
          }))}
        />
      )}
    </TitledSection>
  );
}

export function BackupPart({ backup }: { backup: SystemFacts['backup'] }) {
  const { backup: texts } = useTexts('admin/system');
  const locale = useLocale();
  const minute = useMinute();
  const age = backup && minute !== null ? minute - Date.parse(backup.finishedAt) / 60_000 : 0;
  return (
    <TitledSection title={texts.title()}>
      {backup ? (
        <>
          <FactList
            facts={[
              { label: texts.last(), value: <Time value={backup.finishedAt} /> },
              {
                label: '',
                value: texts.facts({
                  size: sizeText(backup.bytes, locale),
                  rows: backup.rows,
                  files: backup.files,
                }),
              },
            ]}
          />
          {age > WEEK_MINUTES ? <Notice>{texts.old()}</Notice> : null}
        </>
      ) : (
        <Notice>
          <strong>{texts.none()}</strong> {texts.noneText()}
        </Notice>
      )}
    </TitledSection>
  );
}

export function MailPart({ mail }: { mail: SystemFacts['mail'] }) {
  const { mail: texts, notDone } = useTexts('admin/system');
  const fail = useFailureToast();
  const send = trpc.admin.system.testMail.useMutation({
    onError: (error) => fail(error, notDone()),
  });
  return (
    <TitledSection title={texts.title()}>
      <FactList
        facts={[
          { label: texts.from(), value: mail.from },
          { label: '', value: texts.ways[mail.way]() },
        ]}
      />
      <Row>
        <Button size="sm" variant="outline" disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? texts.sending() : texts.send()}
        </Button>
        <p role="status">{send.data ? texts.sent({ to: send.data.to }) : null}</p>
      </Row>
    </TitledSection>
  );
}

export function MachinePart({ facts }: { facts: SystemFacts }) {
  const { machine: texts } = useTexts('admin/system');
  const { versions, startedAt, storage } = facts;
  return (
    <TitledSection title={texts.title()}>
      <FactList
        facts={[
          { label: texts.postgres(), value: <Figure>{versions.postgres}</Figure> },
          { label: texts.node(), value: <Figure>{versions.node}</Figure> },
          { label: texts.started(), value: <Time value={startedAt} /> },
          { label: texts.storage(), value: texts.places[storage.place]() },
        ]}
      />
    </TitledSection>
  );
}

type DatabasePartProps = Pick<SystemFacts, 'database' | 'migrations'>;

export function DatabasePart({ database, migrations }: DatabasePartProps) {
  const { database: texts } = useTexts('admin/system');
  const locale = useLocale();
  const { count, last } = migrations;
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.migrations({ count, name: last })}</Muted>
      <FactTable
        label={texts.table()}
        heads={[texts.name(), texts.rows(), texts.size()]}
        rows={database.tables.map(({ name, rows, bytes }) => ({
          name,
          cells: [rows.toLocaleString(locale), sizeText(bytes, locale)],
        }))}
      />
    </TitledSection>
  );
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', textStyle: 'small' },
});
