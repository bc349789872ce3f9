/** A documented stream as a plain reader has it. */

interface ReadEvent {
  event: string;
  id: string | undefined;
  data: unknown;
}

export interface ReadStream {
  response: Response;
  /** the next events, as many as are asked for */
  take(count: number): Promise<ReadEvent[]>;
  /** all that comes until the server ends the stream */
  end(): Promise<ReadEvent[]>;
  leave(): void;
}

export async function openStream(
  url: string,
  headers: Record<string, string> = {},
): Promise<ReadStream> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  const events = eventsOf(response);
  async function take(count: number): Promise<ReadEvent[]> {
    const taken: ReadEvent[] = [];
    while (taken.length < count) {
      const { done, value } = await events.next();
      if (done) break;
      taken.push(value);
    }
    return taken;
  }
  return { response, take, end: () => take(Infinity), leave: () => controller.abort() };
}

async function* eventsOf({ body }: Response): AsyncGenerator<ReadEvent, void> {
  if (!body) return;
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    rest += chunk;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const [name = '', ...value] = line.split(': ');
          return [name, value.join(': ')];
        }),
      );
      const event = fields.get('event');
      const data = fields.get('data');
      if (event && data) yield { event, id: fields.get('id'), data: JSON.parse(data) };
    }
  }
}
