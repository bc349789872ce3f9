import { chakra } from '@chakra-ui/react';
import type { AnnouncementLevel } from '@oche/validators/site/limits';
import { Info, Megaphone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Container } from '../../../components/card.tsx';
import { Anchor } from '../../../components/link.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface AnnouncementBandProps {
  text: string;
  level: AnnouncementLevel;
  link: string | null;
  /** what can be done with it */
  action?: ReactNode;
}

const ICONS: Record<AnnouncementLevel, typeof Info> = {
  info: Info,
  important: Megaphone,
  urgent: TriangleAlert,
};

/** An announcement as it stands on top of every page, and in the preview while it is written. */
export function AnnouncementBand({ text, level, link, action }: AnnouncementBandProps) {
  const texts = useTexts('site');
  const Icon = ICONS[level];
  return (
    <Band level={level}>
      <Row>
        <Icon aria-hidden="true" />
        <p>
          {level === 'info' ? (
            <VisuallyHidden>{texts.levels[level]()}: </VisuallyHidden>
          ) : (
            <Level>{texts.levels[level]()}</Level>
          )}{' '}
          {text}{' '}
          {link ? (
            <Anchor href={link} color="inherit" textDecoration="underline" whiteSpace="nowrap">
              {texts.more()}
            </Anchor>
          ) : null}
        </p>
        {action}
      </Row>
    </Band>
  );
}

const Band = chakra('div', {
  base: { borderBottomWidth: '1px', borderInlineStart: '6px solid' },
  variants: {
    level: {
      info: { bg: 'bg.sunken', borderInlineStartColor: 'border.strong' },
      important: { bg: 'warning.subtle', borderInlineStartColor: 'warning.solid' },
      urgent: {
        bg: 'board.surround',
        color: 'board.chalk',
        borderInlineStartColor: 'accent.solid',
        borderBottom: '3px solid {colors.accent.solid}',
        '& :focus-visible': { outlineColor: 'board.chalk' },
      },
    },
  },
});
const Row = chakra(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& > svg': { width: '5', height: '5' },
    '& > p': { paddingBlock: '2' },
  },
});
const Level = chakra('strong', {
  base: { textStyle: 'label', color: 'inherit', marginInlineEnd: '1' },
});
