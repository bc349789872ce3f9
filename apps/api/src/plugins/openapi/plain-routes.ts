import { pictureOutput, UPLOAD_TYPES } from '@oche/validators/uploads';
import { errorResponses, jsonSchema, type PlacedOperation } from './operation.ts';

/** What is not JSON over a procedure: navigations of a browser, and what machines look at. */

interface PlainRoute {
  path: string;
  tag: string;
  summary: string;
  query?: Record<string, string>;
  status: 200 | 302;
  says: string;
}

const returnTo = 'Path on this site to go to afterwards';

const routes: PlainRoute[] = [
  {
    path: '/api/login',
    tag: 'Accounts',
    summary: 'Go to the sign-in page',
    query: { returnTo },
    status: 302,
    says: 'To /login',
  },
  {
    path: '/api/logout',
    tag: 'Accounts',
    summary: 'Sign out; only when the navigation begins on this site',
    status: 302,
    says: 'To the start page',
  },
  {
    path: '/api/mock-login',
    tag: 'Accounts',
    summary: 'Sign in without a password; only with DEV_LOGIN=true',
    query: { email: 'Address of an existing account', returnTo },
    status: 302,
    says: 'Signed in',
  },
  {
    path: '/api/auth/oidc',
    tag: 'Accounts',
    summary: 'Sign in through the external provider',
    query: { returnTo },
    status: 302,
    says: 'To the provider',
  },
  {
    path: '/api/auth/oidc/callback',
    tag: 'Accounts',
    summary: 'Where the external provider sends the browser back to',
    status: 302,
    says: 'Signed in, or to the sign-in page with the reason',
  },
  {
    path: '/health/live',
    tag: 'Operation',
    summary: 'Does the process answer?',
    status: 200,
    says: 'It does',
  },
  {
    path: '/health/ready',
    tag: 'Operation',
    summary: 'Does it have its database?',
    status: 200,
    says: 'It does; 503 while the database is away',
  },
  {
    path: '/metrics',
    tag: 'Operation',
    summary: 'Prometheus metrics; from the machine itself or with the token of METRICS_TOKEN',
    status: 200,
    says: 'Text in the Prometheus format',
  },
];

const binary = { schema: { type: 'string', format: 'binary' } };
const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

const pictures: PlacedOperation[] = [
  {
    path: '/api/uploads',
    method: 'post',
    operation: {
      summary: 'Upload one picture as the body; what nothing shows is removed after a day',
      tags: ['Pictures'],
      security: [{ session: [] }],
      description: 'For: member. At most 8 MB and 40 megapixels',
      requestBody: {
        required: true,
        content: Object.fromEntries(UPLOAD_TYPES.map((type) => [type, binary])),
      },
      responses: {
        201: {
          description: 'Stored',
          content: { 'application/json': { schema: jsonSchema(pictureOutput, 'output') } },
        },
        ...errorResponses,
      },
    },
  },
  {
    path: '/media/{id}/{file}',
    method: 'get',
    operation: {
      summary: 'A picture in one of its widths; it never changes',
      tags: ['Pictures'],
      parameters: [inPath('id', 'Of the picture'), inPath('file', 'Its width: `960.webp`')],
      responses: {
        200: { description: 'The picture', content: { 'image/webp': binary } },
        ...errorResponses,
      },
    },
  },
];

const operations: PlacedOperation[] = routes.map((route) => ({
  path: route.path,
  method: 'get',
  operation: {
    summary: route.summary,
    tags: [route.tag],
    ...(route.query && {
      parameters: Object.entries(route.query).map(([name, description]) => ({
        name,
        in: 'query',
        description,
        schema: { type: 'string' },
      })),
    }),
    responses: { [route.status]: { description: route.says }, ...errorResponses },
  },
}));

export const plainOperations: PlacedOperation[] = [...operations, ...pictures];
