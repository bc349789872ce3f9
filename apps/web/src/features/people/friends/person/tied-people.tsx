import { Time } from '../../../../components/time/time.tsx';
import type { RouterOutputs } from '../../../../lib/trpc.ts';
import { PersonCard, PersonCards } from './person-card.tsx';
import { TieActions } from './tie-actions.tsx';
import type { TieNow } from './use-tie.ts';

interface TiedPeopleProps {
  people: RouterOutputs['social']['people']['listBlocks']['items'];
  /** what is between the member and all of them */
  tie: TieNow;
  /** the words before the date from which on it is so */
  since: string;
}

/** People with the same tie to the member, and since when. */
export const TiedPeople = ({ people, tie, since: words }: TiedPeopleProps) => (
  <PersonCards>
    {people.map(({ since, ...person }) => (
      <li key={person.id}>
        <PersonCard
          person={person}
          facts={[
            <>
              {words} <Time value={since} format="date" />
            </>,
          ]}
        >
          <TieActions person={person} tie={tie} />
        </PersonCard>
      </li>
    ))}
  </PersonCards>
);
