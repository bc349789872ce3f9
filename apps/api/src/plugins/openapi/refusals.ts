import { type ErrorCode, errors } from '@oche/validators/errors';

/** What can go wrong with any operation of a kind, as answers by HTTP status. */

const json = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
};
const refusal = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: json,
});

/** Each status with a name of its own; which error it is, says the code. */
const refusals = {
  400: ['WrongInput', refusal('The input is wrong; `fields` says what')],
  401: ['NotSignedIn', refusal('Nobody is signed in, or a second factor is missing')],
  403: ['Forbidden', refusal('Not for this member or this viewer, or asked for by another site')],
  404: ['NotFound', refusal('There is no such thing for this viewer')],
  409: ['Conflict', refusal('It contradicts how things stand')],
  413: ['TooLarge', refusal('The body is too large')],
  415: ['WrongType', refusal('The body has a type that is not taken here')],
  429: ['TooMany', refusal('Too many calls', retryAfter)],
  500: ['Failed', refusal('Not your fault; the log has it under the `requestId`')],
  503: [
    'Unavailable',
    refusal('Too busy, or this part is switched off; worth another try', retryAfter),
  ],
} as const;

type RefusalStatus = keyof typeof refusals;

/** The answers that the document keeps in one place. */
export const refusalComponents = Object.fromEntries(Object.values(refusals));

interface Kind {
  /** whether only somebody who is signed in may call it */
  isForMembers: boolean;
  /** whether it changes something */
  changes: boolean;
  /** whether it takes parameters or a body */
  hasInput: boolean;
  /** whether it takes a body */
  hasBody: boolean;
  /** whether its path or its input names a thing that may be missing */
  namesThings: boolean;
}

/** @param codes further errors, known by name */
export function refusalsOf(kind: Kind, codes: readonly ErrorCode[] = []): Record<string, object> {
  const { isForMembers, changes, hasInput, hasBody, namesThings } = kind;
  const possible: [RefusalStatus, boolean][] = [
    [400, hasInput || hasBody],
    [401, isForMembers],
    [403, isForMembers || changes || namesThings],
    [404, namesThings],
    [409, changes],
    [413, hasBody],
    [415, hasBody],
    [429, true],
    [500, true],
    [503, true],
  ];
  const general = possible.flatMap(([status, isPossible]) =>
    isPossible ? [[status, referenceTo(status)] as const] : [],
  );
  return { ...Object.fromEntries(general), ...named(codes) };
}

const referenceTo = (status: RefusalStatus) => ({
  $ref: `#/components/responses/${refusals[status][0]}`,
});

function named(codes: readonly ErrorCode[]): Record<string, object> {
  const ofStatus = Map.groupBy(codes, (code) => errors[code].status);
  return Object.fromEntries(
    [...ofStatus].map(([status, group]) => [
      status,
      refusal(group.map((code) => `\`${code}\``).join(', ')),
    ]),
  );
}
