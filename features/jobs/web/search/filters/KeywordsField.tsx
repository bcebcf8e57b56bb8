import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { DEFAULT_RADIUS } from '../../../contract.ts';
import type { JobSuggestions } from '../../../suggestion-contract.ts';
import type { JobSearch } from './job-filter-url.ts';
import { readChange } from './read-filters.ts';
import { addRecentSearch, clearRecentSearches, recentSearches } from './recent-searches.ts';
import type { SuggestionGroup } from './SuggestionList.tsx';
import { optionId, useReadWords, useSuggestions } from './useSuggestions.ts';

// Nobody sees it before typing.
const SuggestionList = lazy(async () => ({ default: (await import('../later.ts')).SuggestionList }));

export type Change = (change: Partial<JobSearch>, options?: { replace?: boolean }) => void;

/** Pause in typing before the search starts, in milliseconds. */
const TYPING_MS = 300;

/**
 * The keywords of a search, with suggestions: a combobox as the ARIA Authoring Practices describe it (list, manual selection). Typing searches for the
 * words as they are. Enter also reads words such as "part time" as filters.
 */
export function KeywordsField({ id, search, onChange }: { id: string; search: JobSearch; onChange: Change }) {
  const words = search.search;
  const input = useRef<HTMLInputElement>(null);
  const personId = useViewer()?.id ?? null;
  const readWords = useReadWords();
  // The typed text while it differs from the address by a pause or a space; null shows the address.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // One history entry per visit to the field, with any number of pauses.
  const stepMade = useRef(false);
  const text = (typed ?? words).trim();
  const pending = typed !== null && typed.trim() !== words;

  const change = (to: Partial<JobSearch>) => {
    onChange(to, { replace: stepMade.current });
    stepMade.current = true;
  };
  const searchNow = (now: string) => {
    if (now.trim() !== words) change({ search: now.trim() });
  };
  const latest = useRef({ searchNow, change, search });
  latest.current = { searchNow, change, search };
  useEffect(() => {
    if (!pending || typed === null) return;
    const timer = setTimeout(() => latest.current.searchNow(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [pending, typed]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const submit = async (now: string) => {
    close();
    addRecentSearch(personId, now);
    const read = now === '' ? null : await readWords(now);
    if (!read) return latest.current.searchNow(now);
    setTyped(null);
    latest.current.change(readChange(latest.current.search, now, read));
    announce('Words of your search became filters');
  };
  const choose = (to: Partial<JobSearch>, label: string) => {
    close();
    setTyped(null);
    addRecentSearch(personId, label);
    change(to);
  };

  const suggestions = useSuggestions(text, open);
  const groups = !open
    ? []
    : text === ''
      ? recentGroups(
          recentSearches(personId),
          (now) => void submit(now),
          () => {
            clearRecentSearches(personId);
            close();
          },
        )
      : groupsOf(suggestions, search, choose);
  const options = groups.flatMap((group) => group.options);
  useEffect(() => {
    if (suggestions) announce(options.length === 1 ? '1 suggestion' : `${options.length} suggestions`);
  }, [suggestions, options.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !open) setOpen(true);
    else if (step && options.length > 0)
      setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + options.length) % options.length);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && options[active]) options[active].pick();
    else return;
    event.preventDefault();
  };
  const shown = options.length > 0;
  return (
    <Box
      component="form"
      role="search"
      aria-label="Jobs"
      sx={{ position: 'relative' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== null) void submit(text);
      }}
    >
      <OutlinedInput
        fullWidth
        id={id}
        inputRef={input}
        type="text"
        value={typed ?? words}
        placeholder="Job title, skill or company"
        autoComplete="off"
        startAdornment={
          <Box component={IconSearch} size={20} aria-hidden sx={{ mr: 1, flexShrink: 0, color: 'text.secondary' }} />
        }
        endAdornment={
          (typed ?? words) !== '' && (
            <IconButton
              size="small"
              aria-label="Clear keywords"
              onClick={() => {
                setTyped(null);
                onChange({ search: '' });
                input.current?.focus();
              }}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          )
        }
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          // Leaving the field for a link follows that link instead of changing the list.
          if (typed !== null && !relatedTarget?.closest('a')) searchNow(typed);
          setTyped(null);
          close();
          stepMade.current = false;
        }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': shown,
            'aria-controls': shown ? `${id}-list` : undefined,
            'aria-activedescendant': active >= 0 && shown ? optionId(id, active) : undefined,
            'aria-describedby': `${id}-hint`,
            maxLength: 300,
            enterKeyHint: 'search',
            inputMode: 'search',
          },
        }}
      />
      {shown && (
        <Suspense>
          <SuggestionList id={id} groups={groups} active={active} typed={text} onPoint={setActive} />
        </Suspense>
      )}
    </Box>
  );
}

function recentGroups(recent: readonly string[], onPick: (text: string) => void, onClear: () => void): SuggestionGroup[] {
  if (recent.length === 0) return [];
  const options = recent.map((text) => ({ key: text, label: text, pick: () => onPick(text) }));
  return [{ name: 'Recent searches', options: [...options, { key: ' clear', label: 'Clear recent searches', pick: onClear }] }];
}

function groupsOf(
  found: JobSuggestions | null,
  search: JobSearch,
  choose: (change: Partial<JobSearch>, label: string) => void,
): SuggestionGroup[] {
  if (!found) return [];
  const groups: SuggestionGroup[] = [
    {
      name: 'Roles',
      options: found.roles.map(({ onet_soc, name }) => ({
        key: onet_soc,
        label: name,
        pick: () => choose({ search: '', occupation: [...new Set([...search.occupation, onet_soc])] }, name),
      })),
    },
    {
      name: 'Places',
      options: found.places.map(({ name, state, latitude, longitude }) => ({
        key: `${name}, ${state}`,
        label: name,
        ...(state === name ? {} : { aside: state }),
        pick: () => choose({ search: '', near: { name, latitude, longitude, radius: DEFAULT_RADIUS } }, name),
      })),
    },
    {
      name: 'Employers',
      options: found.employers.map(({ id, name }) => ({
        key: String(id),
        label: name,
        pick: () => choose({ search: '', company_id: id }, name),
      })),
    },
    {
      name: 'Military trades',
      options: found.trades.map(({ search: words, name }) => ({
        key: name,
        label: name,
        pick: () => choose({ search: words }, words),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
