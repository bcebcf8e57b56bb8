import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconPlus,
  IconSortDescending,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { faultsOfEntry } from '../../date-rules.ts';
import { type MayBeUnsure, withChecked } from '../../editing/unsure.ts';
import { EntryContext, FieldToolsContext } from './field-tools.tsx';

type EntryListProps<Entry extends { id: string } & MayBeUnsure> = {
  /** The list's heading; omitted where the page's heading is enough. */
  title?: string;
  /** The word for one entry: "job". */
  one: string;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  blank: () => Entry;
  /** The name and details of an entry in the list. */
  describe: (entry: Entry) => { name: string; more?: string };
  /** What is missing in an entry; undefined if it is complete. */
  faultOf?: (entry: Entry) => string | undefined;
  /** Sorts the entries with the newest first; undefined if they are already or have no dates. */
  onSort?: (() => void) | undefined;
  /** Explains an empty list. */
  empty?: string;
  children: (entry: Entry, set: (changes: Partial<Entry>) => void) => ReactNode;
};

/** What is wrong with the dates of an entry that has some. The server refuses such an entry. */
function dateFaultOf(entry: object): string | undefined {
  const { startDate, endDate }: { startDate?: unknown; endDate?: unknown } = entry;
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return undefined;
  return Object.values(faultsOfEntry({ startDate, endDate }))[0];
}

/** The entries of a section: opened for editing, moved with buttons, removed with an undo. */
export function EntryList<Entry extends { id: string } & MayBeUnsure>({
  title,
  one,
  entries,
  onChange,
  blank,
  describe,
  faultOf,
  onSort,
  empty,
  children,
}: EntryListProps<Entry>) {
  const [open, setOpen] = useState<string | null>(() => {
    const first = entries.length === 1 ? entries[0] : entries.find(dateFaultOf);
    return first?.id ?? null;
  });
  const tools = useContext(FieldToolsContext);
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(entries);
  latest.current = entries;

  /** Moves the focus to a control of an entry after the next render. */
  const focusSoon = (index: number, control: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const wanted = row?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`);
      (wanted ?? row?.querySelector<HTMLElement>('[data-control]:not(:disabled)'))?.focus();
    });

  const add = () => {
    const entry = { ...blank(), id: crypto.randomUUID() };
    onChange([...entries, entry]);
    setOpen(entry.id);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus());
  };

  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
    announce(`Moved to position ${to + 1} of ${entries.length}`);
    focusSoon(to, to < from ? 'up' : 'down');
  };

  const remove = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onChange(entries.toSpliced(index, 1));
    toast.undo(`Removed ${describe(entry).name || `the ${one}`}`, () =>
      onChange(latest.current.toSpliced(Math.min(index, latest.current.length), 0, entry)),
    );
    focusSoon(Math.min(index, entries.length - 2), 'remove');
  };

  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {title && (
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
      )}
      {entries.length === 0 && empty && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      )}
      {entries.length > 0 && (
        <Box
          ref={list}
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {entries.map((entry, index) => {
            const { name, more } = describe(entry);
            const isOpen = open === entry.id;
            const called = name || `${one[0]?.toUpperCase()}${one.slice(1)} ${index + 1}`;
            const fault = dateFaultOf(entry) ?? faultOf?.(entry);
            const tips = tools?.countIn(entry.id) ?? 0;
            return (
              <Box
                key={entry.id}
                component="li"
                data-entry={entry.id}
                sx={{
                  border: 1,
                  borderColor: isOpen ? 'controlBorder' : 'divider',
                  borderRadius: 1,
                  bgcolor: 'background.paper',
                }}
              >
                <EntryHead
                  name={called}
                  more={more}
                  fault={fault}
                  tips={tips}
                  isOpen={isOpen}
                  onToggle={() => setOpen(isOpen ? null : entry.id)}
                  onUp={index === 0 ? undefined : () => move(index, index - 1)}
                  onDown={index === entries.length - 1 ? undefined : () => move(index, index + 1)}
                  onRemove={() => remove(index)}
                />
                {isOpen && (
                  <EntryBody id={entry.id}>
                    {children(entry, (changes) =>
                      onChange(
                        latest.current.map((other) =>
                          other.id === entry.id ? { ...other, ...withChecked(other, changes) } : other,
                        ),
                      ),
                    )}
                  </EntryBody>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" size="small" startIcon={<IconPlus size={18} aria-hidden />} onClick={add}>
          {`Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`}
        </Button>
        {onSort && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            startIcon={<IconSortDescending size={18} aria-hidden />}
            onClick={() => {
              onSort();
              announce('Sorted, newest first');
            }}
          >
            Sort newest first
          </Button>
        )}
      </Box>
    </Box>
  );
}

type EntryHeadProps = {
  name: string;
  more: string | undefined;
  fault: string | undefined;
  tips: number;
  isOpen: boolean;
  onToggle: () => void;
  /** Undefined for the first and the last entry. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

function EntryHead({ name, more, fault, tips, isOpen, onToggle, onUp, onDown, onRemove }: EntryHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
      <ButtonBase
        aria-expanded={isOpen}
        onClick={onToggle}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'left',
          gap: 1.5,
          px: 2,
          py: 1.25,
          borderRadius: 1,
        }}
      >
        <Box
          component={IconChevronDown}
          size={20}
          aria-hidden
          sx={{ flexShrink: 0, color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {more && (
            <Typography
              variant="caption"
              component="span"
              sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {more}
            </Typography>
          )}
          {fault && (
            <Typography
              variant="caption"
              component="span"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'warning.text', fontWeight: 500 }}
            >
              <IconAlertTriangle size={14} aria-hidden style={{ flexShrink: 0 }} />
              {fault}
            </Typography>
          )}
          {tips > 0 && !isOpen && (
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {tips === 1 ? '1 tip' : `${tips} tips`}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 0.5, flexShrink: 0 }}>
        <IconButton size="small" data-control="up" aria-label={`Move ${name} up`} disabled={!onUp} onClick={onUp}>
          <IconArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton size="small" data-control="down" aria-label={`Move ${name} down`} disabled={!onDown} onClick={onDown}>
          <IconArrowDown size={18} aria-hidden />
        </IconButton>
        <IconButton size="small" data-control="remove" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}

function EntryBody({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        p: 2,
        pt: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <EntryContext value={id}>{children}</EntryContext>
    </Box>
  );
}
