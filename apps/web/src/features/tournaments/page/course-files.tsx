import { TableFiles } from '../../../components/list/table-files.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface CourseFilesProps {
  /** of the tournament */
  id: number;
  title: string;
  hasTables: boolean;
}

/** Its matches, and its tables, to take along. */
export function CourseFiles({ id, title, hasTables }: CourseFilesProps) {
  const { table } = useTexts('tournaments/bracket');
  return (
    <div>
      <TableFiles title={title} path={`/tournaments/${id}/results`} />
      {hasTables ? <TableFiles title={table.title()} path={`/tournaments/${id}/tables`} /> : null}
    </div>
  );
}
