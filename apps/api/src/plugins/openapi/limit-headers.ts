/** What answers to tokens say of their limits; `plugins/guards/limit-headers.ts` writes it. */
export const limitHeaderComponents = {
  RateLimit: {
    description:
      'Of a call with a token: for each limit that counted it, how many uses are left (`r`) and in how many seconds it begins anew (`t`), as in draft-ietf-httpapi-ratelimit-headers',
    schema: { type: 'string' },
    example: '"calls";r=299;t=60, "writes";r=29;t=60',
  },
  'RateLimit-Policy': {
    description:
      'Of a call with a token: these limits, each with its uses (`q`) within so many seconds (`w`)',
    schema: { type: 'string' },
    example: '"calls";q=300;w=60, "writes";q=30;w=60',
  },
};

/** For an answer that has them. */
export const ofLimits = Object.fromEntries(
  Object.keys(limitHeaderComponents).map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

/** The same answers, as those get them who come with a token. */
export const withLimits = <Answer extends object>(answers: Record<string, Answer>) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      {
        ...answer,
        headers: { ...('headers' in answer && (answer.headers as object)), ...ofLimits },
      },
    ]),
  );
