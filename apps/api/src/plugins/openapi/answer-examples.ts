import examples from '../../modules/answer-examples.json' with { type: 'json' };

interface Documented {
  content?: Readonly<Record<string, object>>;
}

/**
 * Good answers of what strangers try first, by operation: what a field looks like that a type only names. The rules that the
 * document keeps to hold them against their schemas.
 */
export function withExample<Answers extends Record<string, object>>(
  id: string,
  answers: Answers,
): Answers {
  const example = (examples as Readonly<Record<string, unknown>>)[id];
  if (example === undefined) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      status.startsWith('2') ? shownIn(answer, example) : answer,
    ]),
  ) as Answers;
}

function shownIn(answer: Documented, example: unknown): object {
  const json = answer.content?.['application/json'];
  if (!json) return answer;
  return { ...answer, content: { ...answer.content, 'application/json': { ...json, example } } };
}
