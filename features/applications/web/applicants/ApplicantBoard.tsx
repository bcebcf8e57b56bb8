import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconGripVertical } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import { query } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import type { ApplicantSummary } from '../../contract.ts';
import { findColumn } from '../../pipeline-contract.ts';
import { type ApplicantTab, stagesOfTab } from '../../rules.ts';
import { ApplicantMoveMenu } from './ApplicantMoveMenu.tsx';
import { ApplicantNotSelectedDialog } from './ApplicantNotSelectedDialog.tsx';
import { APPLICANTS_PANEL } from './ApplicantStageTabs.tsx';
import { type ApplicantListSearch, filterOf } from './applicant-list-query.ts';
import { stayInWords, tabLabel } from './applicant-words.ts';
import { toNextColumn } from './board-keyboard.ts';
import { ChooseApplicant } from './ChooseApplicant.tsx';
import { ApplicantChips, serviceLine, UnreadDot } from './panel/Facts.tsx';
import { OfferDialog } from './panel/OfferDialog.tsx';
import { type OfferForm, termsOf } from './panel/offer-values.ts';
import type { Movable, Move } from './useApplicantMoves.ts';
import { applicantsIn } from './useBulkMoves.tsx';
import type { Chosen } from './useChosen.ts';

type Column = { tab: ApplicantTab; count: number; applicants: readonly ApplicantSummary[] };
const PER_COLUMN = 20;
/** As tall as the window leaves it, so that its columns scroll by themselves and its scroll bar stays in sight. */
const BOARD_HEIGHT = { xs: 'max(420px, calc(100dvh - 200px))', md: 'max(360px, calc(100dvh - 330px))' };

type ApplicantBoardProps = {
  jobId: number;
  search: ApplicantListSearch;
  columns: readonly Column[];
  openId: number | undefined;
  hrefOf: (applicant: ApplicantSummary) => string;
  onMove: (applicant: Movable, move: Move, form?: OfferForm) => Promise<boolean>;
  chosen: Chosen;
  /** Chooses a whole column, or takes it out. */
  onColumn: (column: Column, on: boolean) => void;
  /** Moves everybody who is chosen, after asking. */
  onMoveChosen: (stage: Stage) => void;
};

/** The applicants by stage. A card moves by mouse, by a long press, by keyboard from its handle, or by its menu. */
export function ApplicantBoard(board: ApplicantBoardProps) {
  const { columns, chosen, onColumn, onMoveChosen } = board;
  const followFocus = useFocusOfMoved(columns);
  const onMove: ApplicantBoardProps['onMove'] = (applicant, move, form) => {
    followFocus(applicant.id);
    return board.onMove(applicant, move, form);
  };
  const props = { ...board, onMove };
  const [dragged, setDragged] = useState<ApplicantSummary | null>(null);
  const [dialog, setDialog] = useState<{ applicant: ApplicantSummary; stage: Stage } | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short press scrolls or follows the link.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const applicant = applicantOf(active);
    const tab = over?.id as ApplicantTab | undefined;
    if (!applicant || !tab || stagesOfTab(tab).includes(applicant.stage)) return;
    const [stage] = stagesOfTab(tab);
    if (isAmongChosen(applicant, chosen) && tab !== 'ended' && stage) return onMoveChosen(stage);
    if (tab === 'ended' || !stage || !applicant.next_stages.includes(stage)) {
      toast.error(`${applicant.veteran.full_name} can’t move from ${STAGE_LABEL[applicant.stage]} to ${tabLabel(tab)}.`);
      return;
    }
    if (stage === 'not_selected' || (stage === 'offer' && applicant.stage !== 'hired')) setDialog({ applicant, stage });
    else void onMove(applicant, { stage });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => {
        const under = pointerWithin(args);
        return under.length > 0 ? under : rectIntersection(args);
      }}
      accessibility={{ announcements: ANNOUNCEMENTS, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragStart={({ active }) => setDragged(applicantOf(active) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <VisuallyHidden>
        <p id={CARD_KEYS}>The left and right arrow keys go to the actions of this applicant.</p>
      </VisuallyHidden>
      <Box
        id={APPLICANTS_PANEL}
        role="region"
        aria-label="Board"
        // A scrolling region must be reachable by keyboard.
        tabIndex={0}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'minmax(264px, 82vw)', sm: 'minmax(248px, 1fr)' },
          gap: 1.5,
          overflowX: 'auto',
          pb: 1.5,
          // Every column takes drops over its whole height, also an empty one.
          height: BOARD_HEIGHT,
          gridTemplateRows: 'minmax(0, 1fr)',
        }}
      >
        {columns.map((column) => (
          <BoardColumn key={column.tab} column={column} dragged={dragged} chosen={chosen} onColumn={onColumn}>
            {column.applicants.map((applicant) => (
              <Card key={applicant.id} applicant={applicant} board={props} />
            ))}
            {column.count > column.applicants.length && <More column={column} board={props} />}
          </BoardColumn>
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Box
            sx={{ p: 1.5, borderRadius: 1, border: 2, borderColor: 'primary.text', bgcolor: 'background.paper', boxShadow: 8 }}
          >
            <Typography variant="subtitle2">
              {isAmongChosen(dragged, chosen) ? applicantsIn(chosen.ids.size) : dragged.veteran.full_name}
            </Typography>
            <Typography variant="body2">
              {isAmongChosen(dragged, chosen) ? `${dragged.veteran.full_name} and others` : serviceLine(dragged)}
            </Typography>
          </Box>
        )}
      </DragOverlay>
      {dialog?.stage === 'offer' && (
        <OfferDialog
          jobId={props.jobId}
          name={dialog.applicant.veteran.full_name}
          onCancel={() => setDialog(null)}
          draftName={`offer ${dialog.applicant.id}`}
          onSend={async (values, form) => {
            const isMoved = await onMove(dialog.applicant, { stage: 'offer', offer: termsOf(values) }, form);
            if (isMoved) setDialog(null);
            return isMoved;
          }}
          onWithoutTerms={async () => {
            if (await onMove(dialog.applicant, { stage: 'offer' })) setDialog(null);
          }}
        />
      )}
      {dialog?.stage === 'not_selected' && (
        <ApplicantNotSelectedDialog
          name={dialog.applicant.veteran.full_name}
          onCancel={() => setDialog(null)}
          draftName={`not selected ${dialog.applicant.id}`}
          onConfirm={async (reason, note) => {
            const isMoved = await onMove(dialog.applicant, { stage: 'not_selected', reason, ...(note && { note }) });
            if (isMoved) setDialog(null);
            return isMoved;
          }}
        />
      )}
    </DndContext>
  );
}

/** How long a move and its undo may take until the board shows them. */
const FOLLOWED_MS = 15_000;

/** A card that changes its column is rendered anew there and loses the focus. Gives it back to the card, or to the board if that isn't loaded. */
function useFocusOfMoved(columns: readonly Column[]): (id: number) => void {
  const moved = useRef<{ id: number; until: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the columns change
  useEffect(() => {
    if (!moved.current || Date.now() > moved.current.until || document.activeElement !== document.body) return;
    const card = document.getElementById(cardId(moved.current.id));
    (card?.querySelector('a') ?? document.getElementById(APPLICANTS_PANEL))?.focus();
  }, [columns]);
  return (id) => {
    moved.current = { id, until: Date.now() + FOLLOWED_MS };
  };
}

const cardId = (id: number) => `card-${id}`;

const applicantOf = (active: { data: { current?: Record<string, unknown> | undefined } }) =>
  active.data.current?.applicant as ApplicantSummary | undefined;

/** Dragging one of several chosen applicants moves all of them. */
const isAmongChosen = ({ id }: ApplicantSummary, { ids }: Chosen) => ids.size > 1 && ids.has(id);

type BoardColumnProps = Pick<ApplicantBoardProps, 'chosen' | 'onColumn'> & {
  column: Column;
  dragged: ApplicantSummary | null;
  children: ReactNode;
};

function BoardColumn({ column, dragged, chosen, onColumn, children }: BoardColumnProps) {
  const { tab, count, applicants } = column;
  const chosenHere = applicants.filter(({ id }) => chosen.ids.has(id)).length;
  const isWhole = count > 0 && chosenHere === applicants.length && (count === applicants.length || chosen.columns.has(tab));
  const { setNodeRef, isOver } = useDroppable({ id: tab });
  const [stage] = stagesOfTab(tab) as readonly Stage[];
  const takes = dragged !== null && tab !== 'ended' && stage !== undefined && dragged.next_stages.includes(stage);
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-labelledby={`column-${tab}`}
      sx={{
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        pt: 1,
        borderRadius: 1,
        bgcolor: isOver && takes ? 'primary.soft' : 'background.subtle',
        outline: takes ? '2px dashed' : 'none',
        outlineColor: (theme) => theme.palette.primary.text,
        outlineOffset: -2,
      }}
    >
      <Box sx={{ display: 'flex', flexShrink: 0, alignItems: 'center', minHeight: 34, px: 1.5 }}>
        {count > 0 && (
          <Checkbox
            size="small"
            sx={{ p: 0.5, mr: 0.25 }}
            checked={isWhole}
            indeterminate={!isWhole && chosenHere > 0}
            onChange={(_, on) => onColumn(column, on)}
            slotProps={{ input: { 'aria-label': `Select all in ${tabLabel(tab)}` } }}
          />
        )}
        <Typography id={`column-${tab}`} variant="subtitle2" component="h2">
          {tabLabel(tab)} ({count.toLocaleString('en-GB')})
        </Typography>
      </Box>
      {count > 0 && (
        <Box
          component="ul"
          aria-labelledby={`column-${tab}`}
          // The cards scroll under the heading, which never covers one that has the focus.
          sx={{ m: 0, p: 1, listStyle: 'none', display: 'grid', gap: 1, overflowY: 'auto', overscrollBehaviorX: 'contain' }}
        >
          {children}
        </Box>
      )}
      {count === 0 && (
        <Typography variant="body2" sx={{ px: 1.5, color: 'text.secondary' }}>
          No applicants
        </Typography>
      )}
    </Box>
  );
}

const CARD_KEYS = 'keys-of-a-card';

/** Tab goes from card to card. Inside one, the left and right arrow keys go from its link to its actions; up and down go to other cards. */
function walkCard(event: KeyboardEvent<HTMLElement>): void {
  const [across, along] = STEPS[event.key] ?? [0, 0];
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
  const card = event.currentTarget;
  const parts = [...card.querySelectorAll<HTMLElement>('a, input, button')];
  const at = parts.indexOf(event.target);
  if (at < 0 || (across === 0 && along === 0)) return;
  const links = [...(card.parentElement?.querySelectorAll<HTMLElement>('a') ?? [])];
  const link = card.querySelector<HTMLElement>('a');
  const next = across === 0 ? links[(link ? links.indexOf(link) : -1) + along] : parts[at + across];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type CardProps = { applicant: ApplicantSummary; board: ApplicantBoardProps };

function Card({ applicant, board: { jobId, openId, hrefOf, onMove, chosen } }: CardProps) {
  const isOpen = applicant.id === openId;
  const [tab] = [applicant.stage];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: applicant.id,
    data: { applicant, tab },
    disabled: applicant.next_stages.length === 0,
  });
  const name = applicant.veteran.full_name;
  const line = serviceLine(applicant);
  return (
    <Box
      component="li"
      id={cardId(applicant.id)}
      ref={setNodeRef}
      onMouseDown={listeners?.onMouseDown as React.MouseEventHandler | undefined}
      onTouchStart={listeners?.onTouchStart as React.TouchEventHandler | undefined}
      onKeyDown={isDragging ? undefined : walkCard}
      sx={{
        position: 'relative',
        p: 1.25,
        border: 1,
        borderColor: isOpen ? 'primary.text' : 'divider',
        borderRadius: 1,
        bgcolor: chosen.ids.has(applicant.id) ? 'primary.soft' : 'background.paper',
        // A long press drags the card, instead of marking its text or opening the menu of the link.
        WebkitTouchCallout: 'none',
        '@media (pointer: coarse)': { userSelect: 'none' },
        opacity: isDragging ? 0.45 : 1,
        cursor: applicant.next_stages.length > 0 ? 'grab' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', mt: -0.5 }}>
        <ChooseApplicant applicant={applicant} chosen={chosen} tabIndex={-1} sx={{ p: 0.5, ml: -0.75, mr: 0.25 }} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', py: 0.5 }}>
          {applicant.is_unread && <UnreadDot />}
          <Link
            href={hrefOf(applicant)}
            variant="subtitle2"
            color="textPrimary"
            underline="hover"
            draggable={false}
            data-keep-scroll
            aria-describedby={CARD_KEYS}
            aria-current={isOpen ? 'true' : undefined}
            sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: applicant.is_unread ? 700 : undefined }}
          >
            {name}
          </Link>
        </Box>
        {applicant.next_stages.length > 0 && (
          <Box sx={{ display: 'flex', flexShrink: 0, mr: -0.75 }}>
            <IconButton
              ref={setActivatorNodeRef}
              size="small"
              {...attributes}
              tabIndex={-1}
              onKeyDown={listeners?.onKeyDown as React.KeyboardEventHandler | undefined}
              aria-label={`Drag ${name}`}
            >
              <IconGripVertical size={18} aria-hidden />
            </IconButton>
            <ApplicantMoveMenu
              jobId={jobId}
              applicant={applicant}
              moving={false}
              small
              onMove={(move, form) => onMove(applicant, move, form)}
            />
          </Box>
        )}
      </Box>
      {line && <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{line}</Box>}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{stayInWords(applicant.stage_since)}</Box>
      <ApplicantChips applicant={applicant} />
    </Box>
  );
}

type MoreProps = { column: Column; board: ApplicantBoardProps };

/** Further cards of a long column, a page at a time. */
function More({ column, board }: MoreProps) {
  const [pages, setPages] = useState(1);
  const shown = pages * PER_COLUMN;
  return (
    <>
      {Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => (
        <MorePage key={page} column={column} board={board} page={page} />
      ))}
      {shown < column.count && (
        <li>
          <Button fullWidth size="small" color="inherit" onClick={() => setPages(pages + 1)}>
            Show {Math.min(PER_COLUMN, column.count - shown)} more
          </Button>
        </li>
      )}
    </>
  );
}

function MorePage({ column: { tab }, board, page }: MoreProps & { page: number }) {
  const { stage: _, ...filter } = filterOf(board.search);
  const { data } = useQuery(query(findColumn, { params: { id: board.jobId }, query: { ...filter, stage: [], tab, page } }));
  return data?.data.map((applicant) => <Card key={applicant.id} applicant={applicant} board={board} />);
}

const INSTRUCTIONS =
  'To move an applicant, press Space or Enter, choose a column with the left and right arrow keys, and press Space or Enter again. Press Escape to cancel.';

const nameOf = (active: Parameters<typeof applicantOf>[0]) => applicantOf(active)?.veteran.full_name ?? 'The applicant';
const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active)}.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active)} is over ${tabLabel(over.id as ApplicantTab)}.` : `${nameOf(active)} is over no column.`,
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active)} was dropped on ${tabLabel(over.id as ApplicantTab)}.` : `${nameOf(active)} was dropped outside.`,
  onDragCancel: ({ active }) => `Cancelled. ${nameOf(active)} stays.`,
};
