import { type ErrorCode, type ErrorDomain, errorsByDomain } from '@oche/validators/errors';
import { splitLink } from '@trpc/client';
import type { AnyProcedure, inferProcedureInput, inferProcedureOutput } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { type CallResult, callLink } from '../lib/calls/call-link.ts';
import type { ApiLink, AppRouter, ErrorData } from '../lib/trpc.ts';

type Procedures = AppRouter['_def']['record'];
type PathsOf<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends AnyProcedure
    ? Name
    : `${Name}.${PathsOf<Branch[Name]>}`;
}[keyof Branch & string];
type At<Branch, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Branch
    ? At<Branch[Head], Rest>
    : never
  : Path extends keyof Branch
    ? Branch[Path]
    : never;
type ProcedureAt<Name> = Extract<At<Procedures, Name>, AnyProcedure>;

/** `clubs.get`, `social.notifications.list`, … */
export type Path = PathsOf<Procedures>;
export type InputOf<Name extends Path> = inferProcedureInput<ProcedureAt<Name>>;
type OutputOf<Name extends Path> = inferProcedureOutput<ProcedureAt<Name>>;

type Settled<Name extends Path> = OutputOf<Name> | Refusal;
type Answer<Name extends Path> =
  | Settled<Name>
  | Promise<Settled<Name>>
  | ((input: InputOf<Name>) => Settled<Name> | Promise<Settled<Name>>);

/** What the API says to each procedure that a page calls, always or by what it is asked. */
export type Answers = { [Name in Path]?: Answer<Name> };

/** What the API says instead of an answer. */
class Refusal {
  readonly data: ErrorData;

  constructor(data: ErrorData) {
    this.data = data;
  }
}

const entries = Object.entries(errorsByDomain).flatMap(([domain, errors]) =>
  Object.entries(errors).map(([code, { status }]) => ({
    code,
    domain: domain as ErrorDomain,
    status,
  })),
);

/** @param facts e.g. what is wrong at which field of a form */
export function refused(code: ErrorCode, facts: Partial<ErrorData> = {}): Refusal {
  const entry = entries.find((one) => one.code === code);
  if (!entry) throw new Error(`no domain has the error ${code}`);
  const { domain, status: httpStatus } = entry;
  return new Refusal({ code, domain, httpStatus, requestId: '', ...facts });
}

/** For a call that stays on its way. */
export const never = new Promise<never>(() => {});

interface Call {
  path: string;
  input: unknown;
}

/** The API of a test, and what it has been asked. */
export function createTestApi(answers: Answers) {
  const calls: Call[] = [];
  const unanswered = new Set<string>();
  const call = async (path: string, input: unknown): Promise<CallResult> => {
    calls.push({ path, input });
    const answer: unknown = Reflect.get(answers, path);
    if (!(path in answers)) {
      unanswered.add(path);
      throw new Error(`the test has no answer to ${path}`);
    }
    const data: unknown = await (typeof answer === 'function' ? answer(input) : answer);
    if (!(data instanceof Refusal)) return { ok: true, data };
    return { ok: false, error: { message: data.data.code, code: -32000, data: data.data } };
  };
  const link: ApiLink = splitLink<AppRouter>({
    condition: ({ type }) => type === 'subscription',
    // open, and silent
    true: () => () => observable(() => {}),
    false: callLink(call),
  });
  return { link, calls, unanswered };
}
