import { z } from 'zod';
import type { PublishedKinds } from '../../lib/declared/published.ts';
import { jsonSchema } from '../rest/json-schema.ts';

const tag = 'Webhooks';

const headers = z.object({
  'webhook-id': z.string().describe('The same over all attempts: who has seen it, is done'),
  'webhook-timestamp': z.string().describe('Seconds since 1970, of this attempt'),
  'webhook-signature': z
    .string()
    .describe('One or two, with a space between them, as Standard Webhooks describe it'),
});

/** A kind of message, as the document tells of it. */
interface Told {
  kind: string;
  summary: string;
  description: string;
  data: z.ZodType;
}

/** What a try says, which no domain publishes. */
const ping: Told = {
  kind: 'webhook.ping',
  summary: 'A test message',
  description: 'Sent when its owner asks for it, whatever the webhook is set to hear.',
  data: z.object({ id: z.int().describe('of the webhook'), name: z.string() }),
};

/** Every message that a webhook can bring, by its kind, from the domains' own declarations. */
export function webhooksOf<Ctx>(published: PublishedKinds<Ctx>): Record<string, { post: object }> {
  const kinds = [...published.values()].map(({ kind, texts, scope, data, isForTeam }) => ({
    kind,
    summary: texts.en.name,
    description: `${texts.en.about} Scope: \`${scope}:read\`${isForTeam ? '. Only for those who run the subject' : ''}`,
    data,
  }));
  return Object.fromEntries([...kinds, ping].map((one) => [one.kind, { post: operationOf(one) }]));
}

function operationOf({ kind, summary, description, data }: Told) {
  const message = z.object({
    type: z.literal(kind),
    timestamp: z.iso.datetime().describe('When it happened'),
    thing: z.string().describe('What it is about, e.g. `game/5`; of one thing they come in order'),
    sequence: z.int().describe('Grows by one with each message about the thing'),
    data,
  });
  const { properties = {}, required = [] } = jsonSchema(headers, 'output');
  return {
    operationId: `webhook.${kind}`,
    summary,
    description,
    tags: [tag],
    security: [],
    parameters: Object.entries(properties).map(([name, { description: text, ...schema }]) => ({
      name,
      in: 'header',
      required: required.includes(name),
      description: text,
      schema,
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(message, 'output') } },
    },
    responses: {
      '2XX': { description: 'Taken. Anything else, and no answer in ten seconds, is tried again' },
      '410': { description: 'The webhook is switched off' },
    },
  };
}
