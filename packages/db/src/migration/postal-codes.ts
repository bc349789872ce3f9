import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const POSTAL_CODES_FILE = fileURLToPath(
  new URL('../../data/postal-codes-dach.csv', import.meta.url),
);

/**
 * Fills `postal_codes` from the file of GeoNames if the table is empty (about 0.1 s). The few
 * places without a state get an empty text.
 */
export async function loadPostalCodes(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from postal_codes limit 1');
  if (rowCount !== 0) return;
  const copy = copyFrom(
    `copy postal_codes (country, code, place, state, latitude, longitude)
     from stdin with (format csv, header, force_not_null (state))`,
  );
  await pipeline(createReadStream(POSTAL_CODES_FILE), client.query(copy));
  await client.query('analyze postal_codes');
}
