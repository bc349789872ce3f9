import { chakra } from '@chakra-ui/react';
import { GripVertical, Lock, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { Badge, VisuallyHidden } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import {
  Actions,
  Excerpt,
  Facts,
  Lead,
  Numbers,
  Row,
  Rows,
  TitleLine,
  TitleLink,
  Words,
} from './row-parts.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** A category or a subforum, as its row shows it. */
export interface PlaceRow {
  id: number;
  name: string;
  description: string | null;
  position: number;
  createdAt: string;
  isActive: boolean;
  isLocked?: boolean;
  isOfClubs: boolean;
  deletedAt: string | null;
  /** below `/admin/` */
  splat: string;
  /** a category's subforums, threads and posts; a subforum's threads and posts */
  counts: readonly { label: string; value: number }[];
  /** beside the facts that all have, e.g. the category of a subforum */
  more?: ReactNode;
}

interface PlacesListProps<Place extends PlaceRow> {
  rows: Place[];
  /** missing where the list isn't the whole order, as somebody searches in it */
  onOrder?: ((wish: { id: number; afterId: number | null }) => Promise<unknown>) | undefined;
  onEdit: (row: Place) => void;
  onDelete: (row: Place) => void;
  onRestore: (row: Place) => void;
}

const NO_ORDER = () => Promise.resolve();

export function PlacesList<Place extends PlaceRow>(props: PlacesListProps<Place>) {
  const { rows, onOrder } = props;
  const texts = useTexts('forum/admin');
  // the clubs' category has its place behind all others
  const fixed = onOrder ? rows.filter(({ isOfClubs }) => isOfClubs) : [];
  const movable = fixed.length > 0 ? rows.filter(({ isOfClubs }) => !isOfClubs) : rows;
  const { shown, reorder, said } = usePlaceOrder(movable, onOrder ?? NO_ORDER);
  const isOrdered = onOrder !== undefined && movable.length > 1;
  return (
    <>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <Rows ref={reorder.list}>
        {shown.map((row, index) => (
          <Row
            key={row.id}
            data-place={index}
            data-dragged={reorder.dragged === index || undefined}
            data-off={!row.isActive || undefined}
            data-deleted={row.deletedAt ? true : undefined}
          >
            <Lead>
              {isOrdered ? (
                <IconButton
                  {...reorder.grip(index)}
                  label={texts.drag({ name: row.name, place: index + 1, count: shown.length })}
                  size="sm"
                  cursor={reorder.dragged === index ? 'grabbing' : 'grab'}
                  touchAction="none"
                >
                  <GripVertical aria-hidden="true" />
                </IconButton>
              ) : null}
            </Lead>
            <PlaceWords row={row} />
            <PlaceActions {...props} row={row} />
          </Row>
        ))}
        {fixed.map((row) => (
          <Row key={row.id} data-off={!row.isActive || undefined}>
            <Lead>{isOrdered ? <Placeholder /> : null}</Lead>
            <PlaceWords row={row} />
            <PlaceActions {...props} row={row} />
          </Row>
        ))}
      </Rows>
    </>
  );
}

function PlaceWords({ row }: { row: PlaceRow }) {
  const texts = useTexts('forum/admin');
  const { locale } = useUi();
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <Words>
        <TitleLine>
          <TitleLink to="/admin/$" params={{ _splat: row.splat }}>
            {row.name}
          </TitleLink>
          {row.isLocked ? (
            <Badge tone="warning">
              <Lock aria-hidden="true" /> {texts.locked()}
            </Badge>
          ) : null}
          {row.deletedAt ? (
            <Badge tone="danger">{texts.deletedAt()}</Badge>
          ) : (
            <Badge tone={row.isActive ? 'positive' : 'neutral'}>
              {row.isActive ? texts.active() : texts.inactive()}
            </Badge>
          )}
          {row.isOfClubs ? <Badge>{texts.ofClubs()}</Badge> : null}
        </TitleLine>
        {row.description ? <Excerpt>{row.description}</Excerpt> : null}
        <Facts>
          <span>
            {texts.facts.position()} {row.position}
          </span>
          {row.more}
          <span>
            {texts.facts.created()} <Time value={row.createdAt} format="date" />
          </span>
        </Facts>
      </Words>
      <Numbers
        of={row.counts.map(({ label, value }) => ({ label, value: number.format(value) }))}
      />
    </>
  );
}

function PlaceActions<Place extends PlaceRow>({
  row,
  onEdit,
  onDelete,
  onRestore,
}: PlacesListProps<Place> & { row: Place }) {
  const texts = useTexts('forum/admin');
  const { name } = row;
  return (
    <Actions role="group" aria-label={texts.actionsFor({ name })}>
      {row.deletedAt ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.restoreNamed({ name })}
          onClick={() => onRestore(row)}
        >
          <Undo2 aria-hidden="true" />
          {texts.restore()}
        </Button>
      ) : (
        <>
          <IconButton size="sm" label={texts.editNamed({ name })} onClick={() => onEdit(row)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          {row.isOfClubs ? (
            <Placeholder />
          ) : (
            <IconButton size="sm" label={texts.deleteNamed({ name })} onClick={() => onDelete(row)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </>
      )}
    </Actions>
  );
}

/* keeps the pencils below each other where there is no bin */
const Placeholder = chakra('span', { base: { display: 'block', width: '9' } });
