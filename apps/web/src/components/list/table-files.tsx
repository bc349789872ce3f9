import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Anchor } from '../link.tsx';

interface TableFilesProps {
  /** what the table is of, as its heading says */
  title: string;
  /** below /api, without the ending */
  path: string;
  /** what of it is shown */
  search?: Readonly<Record<string, string | number | undefined>>;
}

/** A table to take along, for spreadsheets and for programs. The formats have the same names in every language. */
export function TableFiles({ title, path, search = {} }: TableFilesProps) {
  const asked = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  return (
    <Files>
      <Download aria-hidden="true" />
      {['csv', 'json'].map((format) => {
        const name = format.toUpperCase();
        return (
          <Anchor
            key={format}
            href={`/api${path}.${format}${query}`}
            download
            aria-label={`${name}: ${title}`}
          >
            {name}
          </Anchor>
        );
      })}
    </Files>
  );
}

const Files = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    marginTop: '2',
    textStyle: 'small',
    color: 'fg.muted',
    '& svg': { width: '4', height: '4' },
    // each is as large as a finger
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '11', paddingInline: '2' },
    '@media print': { display: 'none' },
  },
});
