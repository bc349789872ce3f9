import { type RawBuilder, sql } from 'kysely';

/**
 * What the poll in a thread says, for moderators: a thread is reported and approved together with it. Null if there is
 * none.
 * @param isOf which `poll` it is
 */
export const pollText = (isOf: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select concat_ws(E'\\n', poll.question, (
    select string_agg('• ' || option.text, E'\\n' order by option.position)
    from poll_options option where option.poll_id = poll.id
  ))
  from polls poll where ${isOf}
)`;

export const withPoll = ({ content, poll }: { content: string; poll: string | null }): string =>
  poll === null ? content : `${content}\n\n${poll}`;
