import openapiTS, { astToString } from 'openapi-typescript';

const HEAD = `/**
 * Written by \`node --run generate\` from docs/api/openapi.json; a test tells when that has moved on.
 */

`;

/** @returns the types of a document, as a file */
export async function typesOf(document: object): Promise<string> {
  const nodes = await openapiTS(document as never, {
    alphabetize: true,
    silent: false,
    emptyObjectsUnknown: true,
  });
  return HEAD + astToString(nodes);
}
