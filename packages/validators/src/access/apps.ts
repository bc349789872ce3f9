import * as z from 'zod/mini';
import { dateTime, line, page, text, textId, url } from '../common.ts';
import { REDIRECT_URI_MAX, redirectKind } from './redirect-uri.ts';
import { scopes } from './scopes.ts';

export const APP_NAME_MIN = 3;
export const APP_NAME_MAX = 60;
export const APP_PURPOSE_MIN = 10;
export const APP_PURPOSE_MAX = 500;
export const APP_REDIRECTS_MAX = 10;
export const APP_REASON_MAX = 1000;
/** Apps of one member. */
export const APPS_MAX = 20;

const scope = z.enum(scopes);

/** The client_id. */
export const appId = z.string().check(z.regex(/^oche_app_[\w-]{22}$/, 'invalid'));

const redirectUri = z.string('required').check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(REDIRECT_URI_MAX, { error: 'tooLong', abort: true }),
  z.refine((value) => redirectKind(value) !== null, 'invalidRedirectUri'),
);

const fields = {
  name: line({ min: APP_NAME_MIN, max: APP_NAME_MAX, required: 'nameRequired' }),
  /** what it is for; who is asked whether it may do something reads it */
  purpose: text({
    min: APP_PURPOSE_MIN,
    max: APP_PURPOSE_MAX,
    required: 'descriptionRequired',
    tooShort: 'descriptionTooShort',
  }),
  website: url,
  redirectUris: z.array(redirectUri).check(
    z.minLength(1, 'required'),
    z.maxLength(APP_REDIRECTS_MAX, 'tooMany'),
    z.overwrite((uris) => [...new Set(uris)]),
  ),
};

export const createAppInput = z.object({
  ...fields,
  /** whether it runs where a secret can be kept, i.e. on a server */
  hasSecret: z.boolean(),
});
export const updateAppInput = z.object({ id: appId, ...fields });
export const appInput = z.object({ id: appId });

/** One of the member's own apps. */
export const ownAppOutput = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  website: z.string(),
  redirectUris: z.array(z.string()),
  hasSecret: z.boolean(),
  createdAt: dateTime,
  /** how many members let it do something */
  members: z.number(),
  /** moderators have switched it off: why */
  switchedOff: z.nullable(z.object({ at: dateTime, reason: z.string() })),
});
export type OwnApp = z.infer<typeof ownAppOutput>;
export const ownAppsOutput = z.array(ownAppOutput);

/** The secret is shown this once. */
export const appSecretOutput = z.object({ id: z.string(), secret: z.nullable(z.string()) });

/** The parameters of an authorisation request, as base64url of its query (`packRequest`). */
const request = z.string().check(z.maxLength(2500, 'tooLong'), z.regex(/^[\w-]*$/, 'invalid'));
export const consentInput = z.object({ request });

/** Where the browser goes next: to the app, with its answer. */
export const leaveOutput = z.object({ to: z.string() });

export const consentOutput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leave'), to: z.string() }),
  z.object({
    kind: z.literal('ask'),
    app: z.object({
      name: z.string(),
      purpose: z.string(),
      website: z.string(),
      ownerId: textId,
      since: dateTime,
    }),
    /** what it asks for; what it may do already is not new */
    scopes: z.array(z.object({ scope, isNew: z.boolean() })),
    /** where the answer goes */
    returnsTo: z.object({ kind: z.enum(['web', 'loopback', 'app']), name: z.string() }),
  }),
]);
export type Consent = Extract<z.infer<typeof consentOutput>, { kind: 'ask' }>;

/** An app that the member lets do something. */
export const connectedAppOutput = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  website: z.string(),
  scopes: z.array(scope),
  since: dateTime,
  lastUsedAt: z.nullable(dateTime),
  isSwitchedOff: z.boolean(),
});
export type ConnectedApp = z.infer<typeof connectedAppOutput>;
export const connectedAppsOutput = z.array(connectedAppOutput);

export const switchAppOffInput = z.object({
  id: appId,
  reason: text({ max: APP_REASON_MAX, required: 'reasonRequired' }),
});

export const appListInput = z.extend(page, {
  /** only those that are switched off */
  off: z._default(z.boolean(), false),
  /** a part of the name */
  search: z._default(z.string().check(z.trim(), z.maxLength(APP_NAME_MAX, 'tooLong')), ''),
});
/** For moderators. */
export const appListOutput = z.object({
  items: z.array(z.extend(ownAppOutput, { ownerId: z.string() })),
  nextCursor: z.nullable(z.string()),
});
