/** A call as curl makes it, of the options that guides use. */
export interface CurlCall {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** `@name` is what an earlier call has put into that file */
  body: string | undefined;
  /** the file for its answer (`-o`) */
  output: string | undefined;
  /** whether it waits for more, as for a stream (`-N`) */
  isStream: boolean;
}

type Values = Readonly<Record<string, string>>;

/**
 * Reads the calls of a block, as a shell with these variables would.
 * @throws Error for what isn't curl, an option that nobody has taught it, and a variable that has no value
 */
export function callsOf(script: string, values: Values): CurlCall[] {
  const lines = script
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    // a body of several lines
    .replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => quoted.replaceAll(/\n\s*/g, ' '))
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => callOf(wordsOf(line, values)));
}

function callOf([command, ...words]: string[]): CurlCall {
  if (command !== 'curl') throw new Error(`not curl: ${command}`);
  const headers: Record<string, string> = {};
  const data: string[] = [];
  let [method, url, isStream] = ['', '', false];
  let output: string | undefined;
  const rest = words.values();
  const next = () => rest.next().value ?? '';
  for (const word of rest) {
    if (word === '-N') isStream = true;
    else if (word === '-o') output = next();
    else if (word === '-X') method = next();
    else if (word === '-d' || word === '--data-binary') data.push(next());
    else if (word === '-H') {
      const [name = '', value = ''] = next().split(/: (.*)/s);
      headers[name.toLowerCase()] = value;
    } else if (word.startsWith('-')) throw new Error(`an option of curl: ${word}`);
    else url = word;
  }
  const body = data.length > 0 ? data.join('&') : undefined;
  if (body !== undefined) headers['content-type'] ??= 'application/x-www-form-urlencoded';
  method ||= body ? 'POST' : 'GET';
  return { method, url: new URL(url), headers, body, output, isStream };
}

/** Words of a line: 'as it is', "with $VARIABLES", and both without a space between them. */
function wordsOf(line: string, values: Values): string[] {
  const filled = (text: string) =>
    text.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`$${name} has no value`);
      return value;
    });
  return (line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []).map((word) =>
    (word.match(/'[^']*'|"[^"]*"|[^'"]+/g) ?? [])
      .map((part) =>
        part.startsWith("'")
          ? part.slice(1, -1)
          : filled(part.startsWith('"') ? part.slice(1, -1) : part),
      )
      .join(''),
  );
}
