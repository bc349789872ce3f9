import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BoardStrip } from '../../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../../components/button.tsx';
import { Page } from '../../../../components/page/page.tsx';
import { Picture } from '../../../../components/picture.tsx';
import { Heading } from '../../../../components/text.tsx';
import { Time } from '../../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { clockText } from './clock-text.ts';

/** It is there: what it looks like, how to pass it on, and what comes next. A reload shows the same. */
export function Published({ id }: { id: number }) {
  const { done: texts } = useTexts('market/sell-price');
  const locale = useLocale();
  const [item] = trpc.market.items.get.useSuspenseQuery({ id });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const took = item.publishedAt ? clockText(item.createdAt, item.publishedAt) : null;
  const isWaiting = item.own?.review === 'waiting';
  return (
    <Page width="text">
      <Slate>
        <Heading as="h1" size="poster" ref={heading} tabIndex={-1} outline="none">
          {isWaiting ? texts.waitingTitle() : texts.titles[item.intent]()}
        </Heading>
        {took ? (
          <p>
            {texts.took[item.intent]()} <b>{took}</b>
          </p>
        ) : null}
      </Slate>
      <BoardStrip />
      <Ad>
        {item.picture ? (
          <Frame>
            <Picture picture={item.picture} alt="" sizes="8rem" isLazy={false} />
          </Frame>
        ) : null}
        <div>
          <h2>{item.title}</h2>
          <Price>{euroText(item.price, locale)}</Price>
          <p>
            {isWaiting ? texts.waiting() : null}
            {item.own?.expiresAt && !isWaiting ? (
              <>
                {texts.until()} <Time value={item.own.expiresAt} format="date" />
              </>
            ) : null}
          </p>
        </div>
      </Ad>
      <Actions>
        {isWaiting ? null : <ShareButton item={item} />}
        <ButtonLink
          variant="accent"
          shape="wedge"
          to="/marketplace/$id"
          params={{ id: String(id) }}
        >
          {texts.view()}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          to="/marketplace/sell/{-$id}"
          search={{ intent: item.intent === 'wanted' ? 'wanted' : undefined }}
        >
          <Plus aria-hidden="true" />
          {texts.next[item.intent]()}
        </ButtonLink>
      </Actions>
    </Page>
  );
}

const Slate = chakra('header', {
  base: {
    padding: { base: '5', md: '8' },
    bg: 'board.surround',
    color: 'board.chalk',
    '& b': { textStyle: 'numberHero', color: 'tape', marginInlineStart: '1' },
  },
});
const Ad = chakra('section', {
  base: {
    display: 'flex',
    gap: '4',
    padding: '4',
    layerStyle: 'panel',
    borderTopWidth: '0',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'subheading' },
  },
});
const Frame = chakra('div', { base: { flexShrink: '0', width: '28', aspectRatio: '1' } });
const Price = chakra('p', { base: { textStyle: 'numberHero' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
});
