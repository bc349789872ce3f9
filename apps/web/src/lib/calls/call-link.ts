import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ApiLink, AppRouter, ErrorData } from '../trpc.ts';

type CallType = 'query' | 'mutation';

/** The error of a call, in tRPC's form. */
export interface ErrorShape {
  message: string;
  code: number;
  data: ErrorData;
}

export type CallResult = { ok: true; data: unknown } | { ok: false; error: ErrorShape };

/** Runs a procedure in the server's process, with the rights of the page's reader. */
export type Call = (path: string, input: unknown, type: CallType) => Promise<CallResult>;

/** The last link on the server: pages get their data without HTTP. */
export const callLink =
  (call: Call): ApiLink =>
  () =>
  ({ op }) =>
    observable((observer) => {
      if (op.type === 'subscription') {
        observer.error(new TRPCClientError('a page on the server has no subscriptions'));
        return;
      }
      call(op.path, op.input, op.type).then(
        (result) => {
          if (result.ok) {
            observer.next({ result: { type: 'data', data: result.data } });
            observer.complete();
          } else {
            observer.error(TRPCClientError.from<AppRouter>({ error: result.error }));
          }
        },
        (error: unknown) => observer.error(TRPCClientError.from<AppRouter>(toError(error))),
      );
    });

const toError = (value: unknown) => (value instanceof Error ? value : new Error(String(value)));
