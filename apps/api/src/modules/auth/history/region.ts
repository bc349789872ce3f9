import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import ipaddr from 'ipaddr.js';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** Countries of addresses, from the registries' data (CC0); it comes with its package. */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** The country as this file has it. */
type Entry = CountryResponse & { country_code?: string };

let reading: Promise<Reader<Entry>> | undefined;

/** The 8 MB are read at the first sign-in. */
function countries() {
  reading ??= readFile(createRequire(import.meta.url).resolve(FILE)).then(
    (file) => new Reader<Entry>(file),
  );
  return reading;
}

/**
 * The country an address is registered in.
 * @param address of a client, IPv6 as its network (`2a02:8106:1:2::/64`)
 * @returns ISO 3166-1 alpha-2; null for what is in no country, e.g. the network at home
 */
export async function countryOf(address: string): Promise<string | null> {
  const [ip = ''] = address.split('/');
  // the file has the networks that nobody owns, too, with the country of who looks after them
  if (!ipaddr.isValid(ip) || ipaddr.process(ip).range() !== 'unicast') return null;
  const code = (await countries()).get(ip)?.country_code ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
