import { chakra } from '@chakra-ui/react';
import type { AdminBanner } from '@oche/validators/banners/admin';
import { ChartColumn, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { useBannerActions } from './use-banner-actions.ts';

interface RowActionsProps {
  banner: AdminBanner;
  actions: ReturnType<typeof useBannerActions>;
  onDelete: () => void;
}

/** What can be done with a banner of the list. */
export function RowActions({ banner, actions, onDelete }: RowActionsProps) {
  const texts = useTexts('banner-admin');
  const { id, title, isActive, state } = banner;
  const toReport = (
    <ButtonLink
      to="/admin/$"
      params={{ _splat: `banners/${id}/report` }}
      variant="ghost"
      shape="icon"
      size="sm"
      aria-label={texts.report({ title })}
      title={texts.report({ title })}
    >
      <ChartColumn aria-hidden="true" />
    </ButtonLink>
  );
  if (state === 'deleted') {
    return (
      <Row>
        {toReport}
        <Button
          size="sm"
          variant="outline"
          disabled={actions.isBusy}
          onClick={() => actions.restore(banner)}
        >
          {texts.restore()}
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      <ButtonLink
        to="/admin/$"
        params={{ _splat: `banners/${id}` }}
        variant="ghost"
        shape="icon"
        size="sm"
        aria-label={texts.edit({ title })}
        title={texts.edit({ title })}
      >
        <Pencil aria-hidden="true" />
      </ButtonLink>
      <IconButton
        size="sm"
        label={isActive ? texts.pause({ title }) : texts.activate({ title })}
        disabled={actions.isBusy}
        onClick={() => actions.setActive(banner, !isActive)}
      >
        {isActive ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </IconButton>
      {toReport}
      <IconButton
        size="sm"
        label={texts.delete({ title })}
        disabled={actions.isBusy}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

const Row = chakra('div', {
  base: { display: 'flex', justifyContent: { md: 'flex-end' }, gap: '0.5' },
});
