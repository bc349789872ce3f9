import type { Course } from '../../features/tournaments/bracket/course.ts';
import { useTexts } from '../../i18n/react.tsx';

/** How the groups of a tournament stand. */
export function GroupTables({ course }: { course: Course }) {
  const { bracket: texts, table } = useTexts('embed');
  if (course.groups.length === 0) return null;
  return (
    <div className="groups">
      {course.groups.map(({ name, table: rows, goOn }) => (
        <table key={name} data-key={`group-${name}`}>
          <caption>{name ? texts.group({ name }) : texts.groupTable()}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{table.place()}</span>
              </th>
              <th scope="col" className="name">
                <span className="unseen">{table.team()}</span>
              </th>
              <th scope="col">{table.legs()}</th>
              <th scope="col">{table.points()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.entrant}
                data-key={row.entrant}
                data-zone={row.place <= goOn ? 'up' : undefined}
              >
                <td className="place">{row.place}</td>
                <th scope="row" className="name">
                  {course.entrants.get(row.entrant)?.name}
                </th>
                <td>
                  {row.legsWon}:{row.legsLost}
                </td>
                <td className="points">{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
