import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconMapPin, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { City } from '#features/lookups/contract.ts';
import { announce } from '#kit/ui/page/announce.tsx';

type PlaceFieldProps = {
  id: string;
  /** The selected town, or null for anywhere. */
  value: string | null;
  /** Towns whose name contains what was typed. */
  cities: readonly City[];
  loading: boolean;
  onType: (text: string) => void;
  onPick: (city: City | null) => void;
};

/**
 * Selects a town by name: a combobox as the ARIA Authoring Practices describe it (list, manual selection). Written here because the library's component
 * is as large as the rest of the list, and every visitor of a job would load it.
 */
export function PlaceField({ id, value, cities, loading, onType, onPick }: PlaceFieldProps) {
  // The typed text; null shows the selected town.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = open && typed !== null ? cities : [];
  const wanted = typed?.trim() ?? '';
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;

  const status = !open || wanted.length < 2 || loading ? null : cities.length === 1 ? '1 town' : `${cities.length} towns`;
  useEffect(() => {
    if (status) announce(status);
  }, [status]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (city: City | null) => {
    setTyped(null);
    close();
    onPick(city);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(text.trim() !== '');
    onType(text);
  };

  /** The choice made by typing alone: an empty field means anywhere, a complete name that town. */
  const settle = () => {
    if (typed === null) return;
    const named = cities.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    if (wanted === '' && value !== null) pick(null);
    else if (named && wanted !== value) pick(named);
    else {
      setTyped(null);
      close();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[Math.max(active, 0)];
      if (chosen) pick(chosen);
      else settle();
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      setTyped(null);
      close();
    }
  };

  const note = loading
    ? 'Searching'
    : wanted.length < 2
      ? 'Type at least two letters'
      : cities.length === 0
        ? 'No towns found'
        : null;
  return (
    <Box sx={{ position: 'relative' }}>
      <OutlinedInput
        fullWidth
        id={id}
        value={typed ?? value ?? ''}
        placeholder="Anywhere"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={settle}
        startAdornment={
          <Box component={IconMapPin} size={20} aria-hidden sx={{ mr: 1, flexShrink: 0, color: 'text.secondary' }} />
        }
        endAdornment={
          value !== null && (
            <IconButton size="small" aria-label="Clear town" onClick={() => pick(null)}>
              <IconX size={18} aria-hidden />
            </IconButton>
          )
        }
        slotProps={{
          input: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': open ? listId : undefined,
            'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
          },
        }}
      />
      {open && (
        <Towns
          active={active}
          options={options}
          listId={listId}
          optionId={optionId}
          note={note}
          onPick={pick}
          onPoint={setActive}
        />
      )}
    </Box>
  );
}

type TownsProps = {
  active: number;
  options: readonly City[];
  listId: string;
  optionId: (index: number) => string;
  note: string | null;
  onPick: (city: City) => void;
  onPoint: (index: number) => void;
};

function Towns({ active, options, listId, optionId, note, onPick, onPoint }: TownsProps) {
  return (
    <Box
      // The field keeps the focus while the list is used.
      onPointerDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        top: 'calc(100% + 4px)',
        left: 0,
        right: 0,
        maxHeight: 320,
        overflowY: 'auto',
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
        typography: 'body2',
      }}
    >
      {note && (
        <Box role="status" sx={{ px: 2, py: 1.25, color: 'text.secondary' }}>
          {note}
        </Box>
      )}
      <Box component="ul" role="listbox" id={listId} aria-label="Towns" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {options.map((city, index) => (
          <Box
            component="li"
            key={city.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => onPick(city)}
            onPointerMove={() => onPoint(index)}
            sx={{
              px: 2,
              py: 1.25,
              cursor: 'pointer',
              overflowWrap: 'anywhere',
              bgcolor: index === active ? 'action.selected' : undefined,
            }}
          >
            {city.name}
            {city.state_name !== city.name && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {`, ${city.state_name}`}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
