import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { TextLink } from '../../components/link.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

/**
 * Asks a member who has never chosen who may see the profile; renders nothing for the others. After
 * the choice it stays until the page is left, so that the choice can be seen and corrected.
 */
export function AskVisibility() {
  const { visibility: texts } = useTexts('people');
  const { data } = trpc.social.people.own.useQuery();
  const [wasAsked, setWasAsked] = useState(false);
  const isAsked = wasAsked || data?.visibility === null;
  if (isAsked && !wasAsked) setWasAsked(true);
  if (!data || !isAsked) return null;
  return (
    <Ask tone="accent" aria-labelledby="ask-visibility">
      <Heading id="ask-visibility" size="subheading">
        {texts.question()}
      </Heading>
      <Lead>{texts.ask()}</Lead>
      <VisibilityChoice
        chosen={data.visibility}
        afterwards={
          <TextLink to="/account/$section" params={{ section: 'privacy' }} hash="visibility">
            {texts.change()}
          </TextLink>
        }
      />
    </Ask>
  );
}

const Ask = chakra(Card, { base: { marginBottom: '8' } });
const Lead = chakra('p', { base: { color: 'fg.muted', marginBottom: '3' } });
