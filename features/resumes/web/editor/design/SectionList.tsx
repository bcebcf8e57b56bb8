import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconChevronDown, IconDotsVertical, IconEyeOff, IconGripVertical, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { announce } from '#kit/ui/page/announce.tsx';
import { moved, type PlacedSection } from './section-order.ts';

type SectionListProps = {
  sections: PlacedSection[];
  /** The open section, `basics` for the personal details; null for none. */
  open: string | null;
  onOpen: (key: string | null) => void;
  /** Number of tips in a section. */
  tipsIn: (key: string) => number;
  /** The number of lines from the file to decide on; they are listed under the key `review`. */
  undecided: number;
  onOrder: (keys: string[]) => void;
  /** Undefined while the order is the default one. */
  onResetOrder: (() => void) | undefined;
  onRename: (section: PlacedSection, title: string) => void;
  onHide: (section: PlacedSection, hidden: boolean) => void;
  onAdd: () => void;
  onDelete: (section: PlacedSection) => void;
  /** The fields of a section. */
  children: (key: string) => ReactNode;
};

/** The sections of a resume, one open at a time. They can be reordered by dragging, keyboard or menu. */
export function SectionList({
  sections,
  open,
  onOpen,
  tipsIn,
  undecided,
  onOrder,
  onResetOrder,
  children,
  ...changes
}: SectionListProps) {
  const keys = sections.map(({ key }) => key);
  const [renaming, setRenaming] = useState<PlacedSection | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    const name = sections[from]?.name;
    if (name === undefined || to < 0 || to >= sections.length) return;
    onOrder(moved(keys, from, to));
    announce(`${name} is now section ${to + 1} of ${sections.length}`);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const nameOf = (id: string | number) => sections.find(({ key }) => key === id)?.name ?? '';

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      {(undecided > 0 || open === 'review') && (
        <Box sx={{ borderBottom: 1, borderColor: 'divider', borderLeft: 4, borderLeftColor: 'warning.main' }}>
          <SectionFrame
            name={undecided === 1 ? '1 line to review' : `${undecided} lines to review`}
            tips={0}
            isOpen={open === 'review'}
            onToggle={() => onOpen(open === 'review' ? null : 'review')}
          >
            {undecided > 0 ? children('review') : 'You’ve reviewed every line.'}
          </SectionFrame>
        </Box>
      )}
      <SectionFrame
        name="Personal Details"
        tips={tipsIn('basics')}
        isOpen={open === 'basics'}
        onToggle={() => onOpen(open === 'basics' ? null : 'basics')}
      >
        {children('basics')}
      </SectionFrame>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => `${nameOf(active.id)} picked up. Move it with the arrow keys and drop it with Space.`,
            onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is over ${nameOf(over.id)}.` : ''),
            onDragEnd: ({ active }) => `${nameOf(active.id)} dropped.`,
            onDragCancel: ({ active }) => `${nameOf(active.id)} is back in its original position.`,
          },
        }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {sections.map((section, index) => (
            <SortableSection
              key={section.key}
              section={section}
              tips={tipsIn(section.key)}
              isOpen={open === section.key}
              onToggle={() => onOpen(open === section.key ? null : section.key)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < sections.length - 1 ? () => move(index, index + 1) : undefined}
              onRename={() => setRenaming(section)}
              onHide={() => changes.onHide(section, !section.hidden)}
              onDelete={section.customId === null ? undefined : () => changes.onDelete(section)}
            >
              {children(section.key)}
            </SortableSection>
          ))}
        </SortableContext>
      </DndContext>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" startIcon={<IconPlus size={18} aria-hidden />} onClick={changes.onAdd}>
          Add a section
        </Button>
        {onResetOrder && (
          <Button
            color="inherit"
            onClick={() => {
              onResetOrder();
              announce('Sections are in the default order, newest first');
            }}
          >
            Reset order
          </Button>
        )}
      </Box>
      {renaming && (
        <RenameDialog
          section={renaming}
          onClose={() => setRenaming(null)}
          onRename={(title) => {
            changes.onRename(renaming, title);
            setRenaming(null);
          }}
        />
      )}
    </Box>
  );
}

type FrameProps = {
  name: string;
  tips: number;
  isOpen: boolean;
  isHidden?: boolean;
  onToggle: () => void;
  handle?: ReactNode;
  menu?: ReactNode;
  children: ReactNode;
};

function SectionFrame({ name, tips, isOpen, isHidden = false, onToggle, handle, menu, children }: FrameProps) {
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 52, pl: handle ? 0.5 : 2, pr: 0.5 }}>
        {handle}
        <Box component="h2" sx={{ m: 0, flex: 1, minWidth: 0 }}>
          <Box
            component="button"
            type="button"
            id={`${id}-head`}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={onToggle}
            sx={{
              all: 'unset',
              boxSizing: 'border-box',
              width: '100%',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 44,
              cursor: 'pointer',
              typography: 'subtitle1',
              color: isHidden ? 'text.secondary' : 'text.primary',
              borderRadius: 1,
              '&:focus-visible': { outline: 2, outlineColor: 'primary.text', outlineOffset: 2 },
            }}
          >
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            {isHidden && (
              <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', typography: 'caption' }}>
                <IconEyeOff size={16} aria-hidden /> Hidden
              </Box>
            )}
            {tips > 0 && !isHidden && (
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {tips === 1 ? '1 tip' : `${tips} tips`}
              </Box>
            )}
            <Box
              component={IconChevronDown}
              size={20}
              aria-hidden
              sx={{
                ml: 'auto',
                mr: 0.5,
                flexShrink: 0,
                color: 'text.secondary',
                transform: isOpen ? 'rotate(180deg)' : 'none',
                transition: 'transform 150ms',
              }}
            />
          </Box>
        </Box>
        {menu}
      </Box>
      <Collapse in={isOpen} unmountOnExit timeout={150}>
        <Box id={`${id}-body`} role="region" aria-labelledby={`${id}-head`} sx={{ px: 2, pt: 0.5, pb: 3 }}>
          {children}
        </Box>
      </Collapse>
    </>
  );
}

type SortableProps = Omit<FrameProps, 'name' | 'handle' | 'menu' | 'isHidden'> & {
  section: PlacedSection;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRename: () => void;
  onHide: () => void;
  onDelete: (() => void) | undefined;
};

function SortableSection({ section, onUp, onDown, onRename, onHide, onDelete, ...frame }: SortableProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: section.key,
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <Box
      ref={setNodeRef}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 2 : undefined,
        boxShadow: isDragging ? 6 : undefined,
        transition,
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
      }}
    >
      <SectionFrame
        {...frame}
        name={section.name}
        isHidden={section.hidden}
        handle={
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${section.name}`}
            size="small"
            sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', width: 36, height: 36 }}
          >
            <IconGripVertical size={18} aria-hidden />
          </IconButton>
        }
        menu={
          <>
            <IconButton
              aria-label={`Options for ${section.name}`}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              size="small"
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
              sx={{ width: 36, height: 36 }}
            >
              <IconDotsVertical size={18} aria-hidden />
            </IconButton>
            <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
              <MenuItem disabled={!onUp} onClick={choose(() => onUp?.())}>
                Move up
              </MenuItem>
              <MenuItem disabled={!onDown} onClick={choose(() => onDown?.())}>
                Move down
              </MenuItem>
              <MenuItem onClick={choose(onRename)}>Rename</MenuItem>
              <MenuItem onClick={choose(onHide)}>{section.hidden ? 'Show' : 'Hide'}</MenuItem>
              {onDelete && <MenuItem onClick={choose(onDelete)}>Delete</MenuItem>}
            </Menu>
          </>
        }
      />
    </Box>
  );
}

type RenameProps = { section: PlacedSection; onClose: () => void; onRename: (title: string) => void };

function RenameDialog({ section, onClose, onRename }: RenameProps) {
  const [title, setTitle] = useState(section.name === section.usualName ? '' : section.name);
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(title.trim());
        }}
      >
        <DialogTitle id={`${id}-title`}>Rename {section.name}</DialogTitle>
        <DialogContent>
          <FormLabel htmlFor={id}>Name</FormLabel>
          <OutlinedInput
            fullWidth
            autoFocus
            id={id}
            value={title}
            placeholder={section.usualName}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ input: { maxLength: 100, 'aria-describedby': `${id}-help` } }}
            sx={{ mt: 0.5 }}
          />
          <Box id={`${id}-help`} sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
            Leave empty to use “{section.usualName}”.
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            Rename
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
