import type { MaybeOptionalInit } from 'openapi-fetch';
import type {
  HttpMethod,
  PathsWithMethod,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import type { paths } from './schema.gen.ts';

export type PathOf<Method extends HttpMethod> = PathsWithMethod<paths, Method>;

type OperationOf<Path extends keyof paths, Method extends HttpMethod> =
  paths[Path] extends Record<Method, infer Operation>
    ? Operation & Record<string | number, unknown>
    : never;

/** Parameters, body and whatever else `fetch` takes. */
export type InitOf<Path extends keyof paths, Method extends HttpMethod> = MaybeOptionalInit<
  paths[Path],
  Method & keyof paths[Path]
>;

/** May be left out where nothing of it is needed. */
export type InitArgument<Init> = RequiredKeysOf<Init> extends never ? [init?: Init] : [init: Init];

/** The body of a good answer. */
export type DataOf<Path extends keyof paths, Method extends HttpMethod> = SuccessResponse<
  ResponseObjectMap<OperationOf<Path, Method>>,
  'application/json'
>;

/** An event of a stream: its name, and what comes with it. */
export type EventOf<Path extends keyof paths> = NonNullable<
  SuccessResponse<ResponseObjectMap<OperationOf<Path, 'get'>>, 'text/event-stream'>
>;
