import { type ErrorCode, errors } from '@oche/validators/errors';
import ofOperations from '../../modules/refusals.json' with { type: 'json' };
import { ofLimits } from './limit-headers.ts';

/**
 * What can go wrong with an operation, as answers by HTTP status, each with the codes that it can have. Those of its kind
 * stand in one place; an operation with codes of its own says all of that status.
 */

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
};

const challenge = {
  'WWW-Authenticate': {
    description:
      'Of a token that is wrong or has too few scopes: `error` and `error_description` (RFC 6750), and where one is taken `resource_metadata` (RFC 9728)',
    schema: { type: 'string' },
  },
};

interface Refusal {
  name: string;
  description: string;
  codes: readonly ErrorCode[];
  headers?: object;
}

const refusals = {
  400: {
    name: 'WrongInput',
    description: 'The input is wrong; `fields` says what',
    codes: ['BAD_INPUT', 'TOKEN_IN_ADDRESS'],
  },
  401: {
    name: 'NotSignedIn',
    description: 'Nobody is signed in, a second factor is missing, or the token is no longer valid',
    codes: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'UNKNOWN_TOKEN'],
    headers: challenge,
  },
  403: {
    name: 'Forbidden',
    description: 'Not for this member or this viewer, or asked for by another site',
    codes: [
      'FORBIDDEN',
      'ACCOUNT_BANNED',
      'ACCOUNT_SUSPENDED',
      'CROSS_SITE',
      'INSUFFICIENT_SCOPE',
      'NOT_BY_TOKEN',
    ],
    headers: challenge,
  },
  404: {
    name: 'NotFound',
    description: 'There is no such thing for this viewer',
    codes: ['NOT_FOUND'],
  },
  409: { name: 'Conflict', description: 'It contradicts how things stand', codes: ['CONFLICT'] },
  413: { name: 'TooLarge', description: 'The body is too large', codes: ['PAYLOAD_TOO_LARGE'] },
  415: {
    name: 'WrongType',
    description: 'The body has a type that is not taken here',
    codes: ['UNSUPPORTED_MEDIA_TYPE'],
  },
  429: {
    name: 'TooMany',
    description: 'Too many calls',
    codes: ['RATE_LIMITED'],
    headers: { ...retryAfter, ...ofLimits },
  },
  500: {
    name: 'Failed',
    description: 'Not your fault; the log has it under the `requestId`',
    codes: ['INTERNAL'],
  },
  503: {
    name: 'Unavailable',
    description: 'Too busy, or this part is switched off; worth another try',
    codes: ['UNAVAILABLE', 'AREA_OFF'],
    headers: retryAfter,
  },
} as const satisfies Record<number, Refusal>;

type RefusalStatus = keyof typeof refusals;
const statuses = Object.keys(refusals).map(Number) as RefusalStatus[];

/** What somebody who writes can be refused for besides. */
const OF_WRITERS: readonly ErrorCode[] = ['EMAIL_NOT_VERIFIED'];

/** What an operation can refuse for beside what all of its kind can, by its id. */
export const codesOf = (id: string): readonly ErrorCode[] =>
  (ofOperations as Readonly<Record<string, readonly ErrorCode[] | undefined>>)[id] ?? [];

/** An answer that may later have codes which nobody knows yet, as `x-oche-open` says. */
const answer = ({ description, headers }: Refusal, codes: readonly ErrorCode[]) => ({
  description,
  ...(headers && { headers }),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          { properties: { code: { enum: codes, 'x-oche-open': true } } },
        ],
      },
      ...(codes[0] && { example: { code: codes[0], message: errors[codes[0]].en } }),
    },
  },
});

/** The answers that the document keeps in one place. */
export const refusalComponents = Object.fromEntries(
  Object.values(refusals).map((refusal: Refusal) => [refusal.name, answer(refusal, refusal.codes)]),
);

export interface Kind {
  /** whether it is for those who moderate anything or look after the site */
  isForStaff?: boolean;
  /** whether it changes something */
  changes: boolean;
  /** whether those who may not write can't call it */
  isForWriters?: boolean;
  /** whether by it a member says something that others read */
  speaks?: boolean;
  /** whether it takes an idempotency key */
  takesKey?: boolean;
  /** whether it takes a body */
  hasBody: boolean;
  /** whether its path or its input names a thing that may be missing */
  namesThings: boolean;
}

/** @param codes further errors, known by name */
export function refusalsOf(kind: Kind, codes: readonly ErrorCode[] = []): Record<string, object> {
  const { changes, hasBody, namesThings } = kind;
  const possible: Partial<Record<RefusalStatus, boolean>> = {
    // whoever sends a token can send a wrong one, also where none is needed
    400: true,
    401: true,
    403: true,
    404: namesThings,
    409: changes,
    413: hasBody,
    // a body where none is wanted is refused, too
    415: hasBody || changes,
    429: true,
    500: true,
    503: true,
  };
  const own = [...codesOfKind(kind), ...codes];
  return Object.fromEntries(
    statuses.flatMap((status) => {
      const further = own.filter((code) => errors[code].status === status);
      if (!possible[status] && further.length === 0) return [];
      return [[status, further.length > 0 ? withCodes(status, further) : referenceTo(status)]];
    }),
  );
}

const codesOfKind = (kind: Kind): readonly ErrorCode[] => [
  ...(kind.isForWriters ? OF_WRITERS : []),
  ...(kind.speaks ? (['ACCOUNT_SILENCED'] as const) : []),
  ...(kind.isForStaff ? (['SECOND_FACTOR_SETUP_REQUIRED'] as const) : []),
  ...(kind.takesKey ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
];

function withCodes(status: RefusalStatus, further: readonly ErrorCode[]) {
  const refusal: Refusal = refusals[status];
  // where the thing that is missing has a code of its own, it is that one
  const codes = [...new Set([...(status === 404 ? [] : refusal.codes), ...further])].sort();
  const told = codes.map((code) => `\`${code}\``).join(', ');
  return answer({ ...refusal, description: `${refusal.description}: ${told}` }, codes);
}

const referenceTo = (status: RefusalStatus) => ({
  $ref: `#/components/responses/${refusals[status].name}`,
});
