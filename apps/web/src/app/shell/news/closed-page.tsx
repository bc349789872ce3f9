import { chakra } from '@chakra-ui/react';
import { goesOnIn } from '@oche/validators/site/pages';
import type { ClosedArea } from '@oche/validators/site/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { Container } from '../../../components/card.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDateTime } from '../../../lib/time/date-text.ts';

/** Stands in place of a page whose area is switched off. */
export function ClosedPage({ closed: { area, text, untilAt } }: { closed: ClosedArea }) {
  const texts = useTexts('site');
  const names = useTexts('domains').closed;
  const locale = useLocale();
  return (
    <Cover data-closed={area}>
      <EmptyState
        as="h1"
        drawing="bounced"
        title={names[area]()}
        action={
          <ButtonLink to="/" variant="outline">
            {texts.toHome()}
          </ButtonLink>
        }
      >
        <p>{text ?? texts.text()}</p>
        {untilAt ? <p>{texts.until({ time: formatDateTime(new Date(untilAt), locale) })}</p> : null}
        {goesOnIn(area) ? <p>{texts.goesOn()}</p> : null}
      </EmptyState>
    </Cover>
  );
}

/** Admins get in, and are told that they are alone there. */
export function AdminNotice({ closed: { area } }: { closed: ClosedArea }) {
  const texts = useTexts('site');
  const names = useTexts('domains').closed;
  return (
    <Band aria-label={names[area]()}>
      <Container>
        <p>
          {texts.adminNotice()}{' '}
          <TextLink to="/admin/$" params={{ _splat: 'switches' }}>
            {texts.toSwitches()}
          </TextLink>
        </p>
      </Container>
    </Band>
  );
}

/** The page stays behind it, with what was typed. */
const Cover = chakra('section', {
  base: { maxWidth: 'page', marginInline: 'auto', '& ~ *': { display: 'none' } },
});
const Band = chakra('section', {
  base: {
    paddingBlock: '2',
    bg: 'warning.subtle',
    borderBottomWidth: '1px',
    borderInlineStart: '6px solid {colors.warning.solid}',
    textStyle: 'small',
  },
});
