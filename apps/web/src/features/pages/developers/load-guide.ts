import guides from 'virtual:guides';
import { type GuideTopic, isGuideTopic, pathOfGuide } from '@oche/validators/developers/topics';
import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../../app/router-context.ts';
import type { Guide } from './guide.ts';

export interface LoadedGuide extends Guide {
  topic: GuideTopic;
  path: string;
}

/** What stands in examples for the address of the Oche that one reads it on. */
const EXAMPLES = ['https://oche.example', '$OCHE'];

/**
 * The guide in the reader's language, whose examples can be copied as they stand: they name the address of this Oche.
 * @throws NotFoundError
 */
export async function loadGuide(
  { i18n, origin }: Pick<RouterContext, 'i18n' | 'origin'>,
  topic = 'start',
): Promise<LoadedGuide> {
  if (!isGuideTopic(topic)) throw notFound();
  const [{ default: guide }] = await Promise.all([
    guides[i18n.locale][topic](),
    i18n.load('pages'),
  ]);
  const text = EXAMPLES.reduce(
    (written, address) => written.replaceAll(address, () => origin),
    JSON.stringify(guide),
  );
  return { ...(JSON.parse(text) as Guide), topic, path: pathOfGuide(topic) };
}
