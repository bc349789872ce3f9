import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import { errors } from '@oche/validators/errors';
import { AppError } from '../errors.ts';
import type { Sampler } from './sampler.ts';
import type { Attributes, RemoteParent, Span, SpanOptions, TraceIds } from './span.ts';

/** Decides what becomes a span, and gets each one when it is over. */
export interface Tracer extends Sampler {
  ended(span: Span): void;
}

/** Something that goes on for hours, such as a live stream: what happens in it begins traces of its own. */
interface LongPlace {
  isLong: true;
  attributes: Attributes;
  link: TraceIds | undefined;
}

const active = new AsyncLocalStorage<Span | LongPlace>();

/** Of the whole process, as statements and log lines don't know whose they are. */
let tracer: Tracer | null = null;

/** Without a tracer nothing below does anything. */
export function traceWith(wanted: Tracer | null): void {
  tracer = wanted;
}

export const isTracing = (): boolean => tracer !== null;

const isLong = (place: Span | LongPlace | undefined): place is LongPlace =>
  place !== undefined && 'isLong' in place;

/** The span in which this runs; none if its trace isn't sampled. */
export function currentSpan(): Span | undefined {
  if (!tracer) return undefined;
  const place = active.getStore();
  return isLong(place) ? undefined : place;
}

/** Whether anything that begins here belongs to a trace. */
export const isTraced = (): boolean => tracer !== null && active.getStore() !== undefined;

/** What log lines have of it. */
export function traceOfLine(): Partial<TraceIds> {
  const span = currentSpan();
  return span ? idsOf(span) : {};
}

export const idsOf = ({ traceId, spanId }: TraceIds): TraceIds => ({ traceId, spanId });

const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** @returns where in the pool so many random bytes are */
function randomAt(bytes: number): number {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return used - bytes;
}

function randomHex(bytes: number): string {
  const at = randomAt(bytes);
  return pool.toString('hex', at, at + bytes);
}

/** Beginnings of traces: what comes from outside, and what happens by itself. */
interface RootOptions extends SpanOptions {
  parent?: RemoteParent | undefined;
  link?: TraceIds | undefined;
}

/** @returns undefined when this trace isn't sampled */
export function beginTrace(name: string, options: RootOptions = {}): Span | undefined {
  if (!tracer) return undefined;
  const { parent } = options;
  if (parent) {
    if (!tracer.takes(parent)) return undefined;
    return newSpan(name, parent.traceId, parent.spanId, epochNow(), options);
  }
  const low = pool.readUInt32BE(randomAt(4));
  if (!tracer.takesNew(low)) return undefined;
  const traceId = randomHex(12) + low.toString(16).padStart(8, '0');
  return newSpan(name, traceId, undefined, epochNow(), options);
}

const epochNow = () => Date.now() - performance.now();

function newSpan(
  name: string,
  traceId: string,
  parentId: string | undefined,
  epoch: number,
  { kind = 'internal', attributes = {}, link }: RootOptions,
): Span {
  const startedAt = performance.now();
  return {
    ...{ traceId, spanId: randomHex(8), parentId, name, kind, attributes, link, epoch, startedAt },
    endedAt: startedAt,
    failure: undefined,
  };
}

/** A part of what runs now; undefined where that isn't sampled. */
export function beginPart(name: string, options: SpanOptions): Span | undefined {
  if (!tracer) return undefined;
  const place = active.getStore();
  if (!place) return undefined;
  if (!isLong(place)) return newSpan(name, place.traceId, place.spanId, place.epoch, options);
  const attributes = { ...place.attributes, ...options.attributes };
  return beginTrace(name, { ...options, attributes, link: place.link });
}

export function endSpan(span: Span, failure?: string): void {
  span.endedAt = performance.now();
  if (failure !== undefined) span.failure = failure;
  tracer?.ended(span);
}

/** Runs work whose spans and log lines belong to this one. */
export const within = <T>(span: Span, work: () => T): T => active.run(span, work);

/** Runs work of hours, of which each part begins a trace that refers to where it came from. */
export function withinLong<T>(
  attributes: Attributes,
  link: TraceIds | undefined,
  work: () => T,
): T {
  if (!tracer) return work();
  return active.run({ isLong: true, attributes, link: link && idsOf(link) }, work);
}

/** The same function, which runs where it was made, whoever calls it. */
export function bound<Args extends unknown[], T>(work: (...args: Args) => T) {
  const place = tracer ? active.getStore() : undefined;
  return place ? (...args: Args): T => active.run(place, work, ...args) : work;
}

/** Runs work as a part of what runs now. Where nothing is traced, it only runs it. */
export function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const span = beginPart(name, options);
  return span ? ending(span, work) : work();
}

/** Runs work as a trace of its own, or as a part of the one that has caused it. */
export function inTrace<T>(
  name: string,
  options: RootOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const span = beginTrace(name, options);
  return span ? ending(span, work) : work();
}

async function ending<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    const result = await active.run(span, work, span);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, noteError(span, error));
    throw error;
  }
}

/** A refusal is part of a normal day and no failure. @returns the kind of failure */
function noteError(span: Span, error: unknown): string | undefined {
  const kind = kindOf(error);
  span.attributes['error.type'] = kind;
  return error instanceof AppError && errors[error.code].status < 500 ? undefined : kind;
}

/** A code of ours, of PostgreSQL or of Node.js, or the name of the class. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
