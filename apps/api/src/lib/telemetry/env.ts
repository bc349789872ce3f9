import { z } from 'zod';
import { DEFAULT_RATIO, SAMPLERS } from './sampler.ts';

/** `key=value,key2=value2`, with what has a meaning of its own written as in addresses (W3C Baggage). */
const pairs = z
  .string()
  .default('')
  .transform((text, { addIssue }): Record<string, string> => {
    try {
      const parts = text.split(',').filter((part) => part.trim() !== '');
      const entries = parts.map((part) => {
        const at = part.indexOf('=');
        if (at < 1) throw new Error('no pair');
        return [part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())] as const;
      });
      return Object.fromEntries(entries);
    } catch {
      addIssue('is a list of key=value, with commas between them');
      return z.NEVER;
    }
  });

const exporter = z.enum(['otlp', 'none'], 'is otlp or none').default('otlp');

/** The variables of OpenTelemetry that are read, by their names in its specification. */
export const telemetryEnv = {
  /** a collector that takes OTLP over HTTP, e.g. http://127.0.0.1:4318; without it nothing is traced or pushed */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is an http or https address' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_SERVICE_NAME: z.string().default('oche'),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `is one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_traceidratio'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('is a number')
    .min(0, 'is at least 0')
    .max(1, 'is at most 1')
    .default(DEFAULT_RATIO),
  OTEL_METRICS_EXPORTER: exporter,
  /** milliseconds */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(1000, 'is at least 1000')
    .default(60_000),
};
