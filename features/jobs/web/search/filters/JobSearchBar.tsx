import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import type { City } from '#features/lookups/contract.ts';
import { useCountryWords } from '#kit/ui/text/locale.tsx';
import { DEFAULT_RADIUS, RADII } from '../../../contract.ts';
import type { JobSearch } from './job-filter-url.ts';
import { type Change, KeywordsField } from './KeywordsField.tsx';
import { PlaceField } from './PlaceField.tsx';

type JobSearchBarProps = {
  search: JobSearch;
  onChange: Change;
  /** Towns whose name contains what was typed. */
  cities: readonly City[];
  citiesLoading: boolean;
  onTypeCity: (text: string) => void;
};

/** Keywords and location of a search. */
export function JobSearchBar({ search, onChange, cities, citiesLoading, onTypeCity }: JobSearchBarProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) minmax(0, 300px) 170px' },
        alignItems: 'end',
      }}
    >
      <Words search={search} onChange={onChange} />
      <Place search={search} onChange={onChange} cities={cities} loading={citiesLoading} onType={onTypeCity} />
      <Radius search={search} onChange={onChange} />
    </Box>
  );
}

function Labelled({ id, label, aside, children }: { id: string; label: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 0.5 }}>
        <Box component="label" id={`${id}-label`} htmlFor={id} sx={{ typography: 'subtitle2', whiteSpace: 'nowrap' }}>
          {label}
        </Box>
        {aside}
      </Box>
      {children}
    </Box>
  );
}

function Words({ search, onChange }: { search: JobSearch; onChange: Change }) {
  const id = useId();
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
      <Labelled
        id={id}
        label="Keywords"
        aside={
          <Box id={`${id}-hint`} sx={{ typography: 'caption', color: 'text.secondary', ml: 'auto' }}>
            Use “quotes” for an exact phrase, -word to exclude
          </Box>
        }
      >
        <KeywordsField id={id} search={search} onChange={onChange} />
      </Labelled>
    </Box>
  );
}

function Place({
  search: { near, city: towns },
  onChange,
  cities,
  loading,
  onType,
}: {
  search: JobSearch;
  onChange: Change;
  cities: readonly City[];
  loading: boolean;
  onType: (text: string) => void;
}) {
  const id = useId();
  const pick = (city: City | null) => {
    if (!city) return onChange({ near: null });
    const { name, latitude, longitude } = city;
    // A town without coordinates can only be searched by name.
    if (latitude === null || longitude === null) return onChange({ near: null, city: [...new Set([...towns, name])] });
    onChange({ near: { name, latitude, longitude, radius: near?.radius ?? DEFAULT_RADIUS } });
  };
  const words = useCountryWords();
  return (
    <Labelled id={id} label={words.town}>
      <PlaceField id={id} value={near?.name ?? null} cities={cities} loading={loading} onType={onType} onPick={pick} />
    </Labelled>
  );
}

function Radius({ search: { near }, onChange }: { search: JobSearch; onChange: Change }) {
  const id = useId();
  return (
    <Labelled id={id} label="Within">
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ id }}
        disabled={!near}
        value={near?.radius ?? DEFAULT_RADIUS}
        onChange={({ target }) => {
          const radius = RADII.find((one) => String(one) === target.value);
          if (near && radius !== undefined) onChange({ near: { ...near, radius } });
        }}
      >
        {RADII.map((radius) => (
          <option key={radius} value={radius}>
            {radius === 0 ? 'This town only' : `${radius} miles`}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}
