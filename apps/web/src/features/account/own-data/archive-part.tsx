import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { archiveInput } from '@oche/validators/own-data/schemas';
import { Download, PackageCheck } from 'lucide-react';
import { ButtonAnchor } from '../../../components/button.tsx';
import { PasswordField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { sizeText } from '../../../lib/size-text.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { Ring } from './ring.tsx';

export type Archive = NonNullable<RouterOutputs['ownData']['get']['archive']>;

interface ArchivePartProps {
  user: CurrentUser;
  archive: Archive | null;
}

/** The archive of everything, from asking for it to downloading it. */
export function ArchivePart({ user, archive }: ArchivePartProps) {
  const { archive: texts } = useTexts('account/own-data');
  const isUnderWay = archive?.status === 'waiting' || archive?.status === 'running';
  return (
    <Part aria-labelledby="archive-title">
      <Heading as="h3" size="subheading" id="archive-title">
        {texts.title()}
      </Heading>
      <Muted>{texts.text()}</Muted>
      <div role="status">
        {archive && isUnderWay ? <Packing archive={archive} /> : null}
        {archive?.status === 'ready' ? <Ready archive={archive} /> : null}
        {archive?.status === 'failed' ? <p>{texts.failedTitle()}</p> : null}
      </div>
      {isUnderWay ? null : (
        <Unfolding label={archive?.status === 'ready' ? texts.again() : texts.ask()}>
          {(close) => <AskForm user={user} onClose={close} />}
        </Unfolding>
      )}
    </Part>
  );
}

function Packing({ archive: { status, done, total } }: { archive: Archive }) {
  const { archive: texts } = useTexts('account/own-data');
  return (
    <Band>
      <Ring share={total === 0 ? 0 : done / total} />
      <div>
        <strong>{status === 'waiting' ? texts.waiting() : texts.running()}</strong>
        <p>{status === 'running' ? texts.progress({ done, total }) : null}</p>
        <p>{texts.stay()}</p>
      </div>
    </Band>
  );
}

function Ready({ archive: { id, bytes, expiresAt } }: { archive: Archive }) {
  const { archive: texts } = useTexts('account/own-data');
  const locale = useLocale();
  return (
    <Band>
      <PackageCheck aria-hidden="true" />
      <div>
        <strong>{texts.ready()}</strong>
        <p>
          {texts.until()} {expiresAt ? <Time value={expiresAt} format="date" /> : null}
        </p>
        <ButtonAnchor
          href={`/api/own-data/archives/${id}`}
          download="oche.zip"
          size="sm"
          variant="outline"
          color="inherit"
          borderColor="currentColor"
        >
          <Download aria-hidden="true" />
          {texts.download({ size: sizeText(bytes ?? 0, locale) })}
        </ButtonAnchor>
      </div>
    </Band>
  );
}

function AskForm({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const account = useTexts('account');
  const { archive: texts } = useTexts('account/own-data');
  const utils = trpc.useUtils();
  const request = trpc.ownData.requestArchive.useMutation();
  const form = useZodForm(archiveInput, {
    defaultValues: {},
    onSubmit: async (values) => {
      await request.mutateAsync(values);
      await utils.ownData.get.invalidate();
      onClose();
    },
  });
  return (
    <Form {...form.props}>
      {user.hasPassword ? (
        <PasswordField
          {...form.field('password')}
          label={account.password()}
          hint={texts.passwordHint()}
          autoComplete="current-password"
        />
      ) : (
        <Muted>{texts.withoutPassword()}</Muted>
      )}
      <FormActions
        submit={texts.ask()}
        pendingText={texts.asking()}
        isPending={form.isPending}
        onCancel={onClose}
      />
    </Form>
  );
}

const Part = chakra('section', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });
const Band = chakra('div', {
  base: {
    display: 'flex',
    gap: '4',
    alignItems: 'center',
    padding: '4',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    '& > svg': { flexShrink: '0', width: '10', height: '10' },
    '& > div': { display: 'grid', gap: '1', justifyItems: 'start' },
  },
});
