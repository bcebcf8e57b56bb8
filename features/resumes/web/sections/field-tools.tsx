import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  IconBulb,
  IconCalendarExclamation,
  IconCalendarQuestion,
  IconCirclePlus,
  IconLanguage,
  IconRuler2,
  IconShieldLock,
  IconSparkles,
} from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Advice } from '../../advice/advice.ts';

/** A note about a field or one of its lines. */
export type Note = {
  key: string;
  kind: Advice['kind'] | 'jargon';
  /** Line number from 0; null for the whole field. */
  line: number | null;
  text: string;
  /** A term in the field and its replacement. */
  wording: { term: string; suggestion: string } | null;
};

/** The tools that an editor offers at the fields of a section. Onboarding's form has none. */
export type FieldTools = {
  notesOn: (entryId: string | null, field: string) => readonly Note[];
  /** Number of notes in an entry. */
  countIn: (entryId: string) => number;
  /** The name of a text that can be rewritten; null if it can't. */
  rewritable: (entryId: string | null, field: string, line: number | null) => string | null;
  onRewrite: (entryId: string | null, field: string, line: number | null) => void;
  onUse: (note: Note) => void;
  onLeave: (note: Note) => void;
};

export const FieldToolsContext = createContext<FieldTools | null>(null);
/** The entry that contains the fields. */
export const EntryContext = createContext<string | null>(null);

const KINDS = {
  missing: { name: 'Missing', Icon: IconCirclePlus, colour: 'warning' },
  gap: { name: 'Gap', Icon: IconCalendarQuestion, colour: 'warning' },
  dates: { name: 'Dates', Icon: IconCalendarExclamation, colour: 'warning' },
  wording: { name: 'Wording', Icon: IconBulb, colour: 'warning' },
  length: { name: 'Length', Icon: IconRuler2, colour: 'warning' },
  private: { name: 'Private', Icon: IconShieldLock, colour: 'error' },
  jargon: { name: 'Jargon', Icon: IconLanguage, colour: 'info' },
} as const satisfies Record<Note['kind'], object>;

/** Whether a field is narrow and shows marks without labels. */
export const field = { containerType: 'inline-size', minWidth: 0 } as const;
const roomy = { '@container (max-width: 300px)': { display: 'none' } };

const NONE: readonly Note[] = [];

/**
 * The content beside and below a field.
 * @param id the control's
 * @param linesApart notes about single lines are shown at those lines, @param rewrites the rewrite button is shown here
 */
export function useFieldTools(
  id: string,
  field: string | undefined,
  label: string,
  { linesApart = false, rewrites = true } = {},
) {
  const tools = useContext(FieldToolsContext);
  const entryId = useContext(EntryContext);
  const [isOpen, setOpen] = useState(false);
  const all = (field !== undefined && tools?.notesOn(entryId, field)) || NONE;
  const notes = linesApart ? all.filter(({ line }) => line === null) : all;
  const rewritten = (rewrites && field !== undefined && tools?.rewritable(entryId, field, null)) || null;
  return {
    /** For `aria-describedby`: the notes describe the field, collapsed or not. */
    describedBy: notes.length > 0 ? `${id}-notes` : undefined,
    marks: (notes.length > 0 || rewritten !== null) && (
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', alignSelf: 'center', flexShrink: 0, my: -0.5 }}>
        <NoteMark id={id} notes={notes} of={label} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} named />
        {rewritten !== null && field !== undefined && (
          <RewriteButton name={rewritten} onClick={() => tools?.onRewrite(entryId, field, null)} named />
        )}
      </Box>
    ),
    notes: <NoteList id={id} notes={notes} isOpen={isOpen} />,
  };
}

const wordsOf = (notes: readonly Note[]) => [...new Set(notes.map(({ kind }) => KINDS[kind].name))].join(', ');

type NoteMarkProps = {
  id: string;
  notes: readonly Note[];
  /** The subject of the notes. */
  of: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Shows the label, if there is room. */
  named?: boolean;
};

/** A small button that expands the notes of a field or line. Shape and name show the kind, not only colour. */
export function NoteMark({ id, notes, of, isOpen, onToggle, named = false }: NoteMarkProps) {
  const first = notes.find(({ kind }) => kind === 'private') ?? notes.find(({ kind }) => kind !== 'jargon') ?? notes[0];
  if (!first) return null;
  const { name, Icon, colour } = KINDS[first.kind];
  const count = notes.length === 1 ? '1 tip' : `${notes.length} tips`;
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}-notes`}
      aria-label={`${count} on ${of}: ${wordsOf(notes)}`}
      title={wordsOf(notes)}
      onClick={onToggle}
      sx={{
        all: 'unset',
        boxSizing: 'border-box',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        minWidth: 28,
        height: 28,
        px: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        typography: 'caption',
        fontWeight: 600,
        color: isOpen ? `${colour}.softText` : `${colour}.text`,
        bgcolor: isOpen ? `${colour}.soft` : 'transparent',
        '&:hover': { bgcolor: `${colour}.soft`, color: `${colour}.softText` },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.text', outlineOffset: 1 },
      }}
    >
      <Icon size={18} aria-hidden />
      {named ? (
        <Box component="span" sx={roomy}>
          {notes.length === 1 ? name : count}
        </Box>
      ) : (
        notes.length > 1 && notes.length
      )}
    </Box>
  );
}

/** A button to rewrite a text. */
export function RewriteButton({ name, onClick, named = false }: { name: string; onClick: () => void; named?: boolean }) {
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`Rewrite ${name}`}
      title="Rewrite"
      onClick={onClick}
      sx={{ minWidth: 28, minHeight: 28, px: 0.75, py: 0, gap: 0.5, typography: 'caption', color: 'text.secondary' }}
    >
      <IconSparkles size={18} aria-hidden />
      {named && (
        <Box component="span" sx={roomy}>
          Rewrite
        </Box>
      )}
    </Button>
  );
}

/** The notes below a field or line. They describe the field even when collapsed. */
export function NoteList({ id, notes, isOpen }: { id: string; notes: readonly Note[]; isOpen: boolean }) {
  const tools = useContext(FieldToolsContext);
  if (notes.length === 0) return null;
  // Accepting or dismissing a note removes its button, so the field gets the focus.
  const andBack = (action: ((note: Note) => void) | undefined, note: Note) => () => {
    action?.(note);
    document.getElementById(id)?.focus();
  };
  return (
    <Box
      component="ul"
      id={`${id}-notes`}
      hidden={!isOpen}
      sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none', '&:not([hidden])': { display: 'grid', gap: 0.5 } }}
    >
      {notes.map((note, index) => (
        <NoteItem
          key={note.key}
          note={note}
          // A reason shared by several terms is shown once.
          reason={notes.findIndex(({ text }) => text === note.text) === index}
          onUse={andBack(tools?.onUse, note)}
          onLeave={andBack(tools?.onLeave, note)}
        />
      ))}
    </Box>
  );
}

type NoteItemProps = { note: Note; reason: boolean; onUse: () => void; onLeave: () => void };

function NoteItem({ note, reason, onUse, onLeave }: NoteItemProps) {
  const { Icon, colour, name } = KINDS[note.kind];
  const { wording } = note;
  const of: ReactNode = wording ? (
    <>
      <Box component="span" sx={{ color: 'text.secondary', textDecoration: 'line-through' }}>
        {wording.term}
      </Box>{' '}
      <strong>{wording.suggestion}</strong>
      {reason && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {note.text}
        </Box>
      )}
    </>
  ) : (
    note.text
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'flex-start',
        borderLeft: 3,
        borderColor: `${colour}.text`,
        bgcolor: 'background.subtle',
        borderRadius: 0.5,
        pl: 1,
        pr: 0.5,
        py: 0.5,
        typography: 'body2',
      }}
    >
      <Box component={Icon} size={18} role="img" aria-label={name} sx={{ color: `${colour}.text`, flexShrink: 0, mt: '3px' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0, py: '2px', overflowWrap: 'anywhere' }}>{of}</Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {wording && (
          <Button
            size="small"
            aria-label={`Replace ${wording.term} with ${wording.suggestion}`}
            onClick={onUse}
            sx={{ minHeight: 28 }}
          >
            Replace
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          aria-label={`Dismiss: ${wording ? wording.term : note.text}`}
          onClick={onLeave}
          sx={{ minHeight: 28, color: 'text.secondary' }}
        >
          Dismiss
        </Button>
      </Box>
    </Box>
  );
}
