import { LinkedGame } from '../../features/games/list/linked-game.tsx';
import { LinkedLeague } from '../../features/leagues/elsewhere/linked-league.tsx';
import { LinkedTournament } from '../../features/tournaments/elsewhere/linked-tournament.tsx';

const withoutLinesOfLinks = (content: string) =>
  content.replace(
    /^[^\S\n]*(?:\[[^\n]*\]\()?https?:\/\/[^\s)]+\/tournaments\/\d+\)?[^\S\n]*$/gm,
    '',
  );

export interface LinkedProps {
  /** a member's text */
  content: string;
  /** all texts of the page, so that what they link is asked for together */
  contents: readonly string[];
}

/** The first game, tournament and league evening that a text links, as they stand. */
export const Linked = (props: LinkedProps) => (
  <>
    <LinkedGame {...props} />
    {/* alone on its line it is a card in the text already */}
    <LinkedTournament content={withoutLinesOfLinks(props.content)} />
    <LinkedLeague content={props.content} />
  </>
);
