import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { IconCurrentLocation } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { type City, findCities } from '#features/lookups/contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import { DIRECTORY_LABELS, RADIUS_MILES } from '../directory-rules.ts';
import type { DirectoryPlace } from '../directory-shapes.ts';
import { type DirectorySearch, distanceChange, milesOf } from './directory-search.ts';

const TYPING_MS = 250;
/** About a kilometre: near enough to sort by, and no more than is needed of where somebody is. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

type PlaceSearchProps = {
  search: DirectorySearch;
  /** The place that the result was searched around; null where none was, or while it loads. */
  place: DirectoryPlace;
  onChange: (change: Partial<DirectorySearch>) => void;
};

/** The town of a search, or where the reader is now, with the distance around it. */
export function PlaceSearch({ search, place, onChange }: PlaceSearchProps) {
  const words = useCountryWords();
  const id = useId();
  const { countryId } = useLocale();
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSubmitted(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...query(findCities, { body: { country_id: search.country_id ?? countryId, city: submitted } }),
    enabled: submitted.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const towns: readonly (City | string)[] = submitted.length >= 2 ? (data?.data ?? []) : [];
  const isHere = search.latitude !== undefined && !search.city;

  const pick = (town: City | string | null) => {
    setProblem(null);
    if (!town)
      return onChange({ city: '', latitude: undefined, longitude: undefined, proximity: undefined, radius_km: undefined });
    if (typeof town === 'string') return onChange({ city: town, latitude: undefined, longitude: undefined, proximity: 'city' });
    const known = town.latitude !== null && town.longitude !== null;
    onChange({
      city: town.name,
      latitude: known ? (town.latitude ?? undefined) : undefined,
      longitude: known ? (town.longitude ?? undefined) : undefined,
      proximity: known ? (search.proximity === 'city' ? 'city' : 'near_me') : 'city',
    });
  };

  const useHere = () => {
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onChange({ city: '', latitude: rounded(coords.latitude), longitude: rounded(coords.longitude), proximity: 'near_me' });
        announce('Showing what is near you');
      },
      () => setProblem('Your browser didn’t share your location. Type a place instead.'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };

  return (
    <>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <FormField id={id} label={words.town}>
          <Autocomplete
            id={id}
            freeSolo
            options={towns}
            filterOptions={(all) => all}
            getOptionLabel={(town) => (typeof town === 'string' ? town : town.name)}
            getOptionKey={(town) => (typeof town === 'string' ? town : town.id)}
            value={search.city || null}
            onChange={(_, town) => pick(town)}
            onInputChange={(_, text) => setTyped(text)}
            renderOption={({ key, ...props }, town) => (
              <li key={key} {...props}>
                {typeof town === 'string' ? town : `${town.name}${town.state_name === town.name ? '' : `, ${town.state_name}`}`}
              </li>
            )}
            renderInput={(params) => (
              <OutlinedInput
                ref={params.slotProps.input.ref}
                endAdornment={params.slotProps.input.endAdornment}
                className={params.slotProps.input.className}
                fullWidth
                placeholder={isHere ? 'Your location' : (place?.from === 'profile' && place.city) || 'Anywhere'}
                slotProps={{ input: { ...params.slotProps.htmlInput, maxLength: 100 } }}
              />
            )}
          />
        </FormField>
        <Button
          size="small"
          color="inherit"
          startIcon={<IconCurrentLocation size={16} aria-hidden />}
          onClick={useHere}
          sx={{ mt: 0.5, ml: -0.5 }}
        >
          Use my location
        </Button>
        {problem && (
          <Typography variant="caption" component="p" role="alert" sx={{ color: 'error.text' }}>
            {problem}
          </Typography>
        )}
      </Box>
      <FilterSelect
        label="Distance"
        allLabel="Anywhere"
        value={search.proximity === 'near_me' ? String(milesOf(search.radius_km)) : (search.proximity ?? '')}
        options={[
          ...RADIUS_MILES.map((miles) => ({ value: String(miles), label: `Within ${miles} miles` })),
          { value: 'city', label: search.city ? `In ${search.city}` : DIRECTORY_LABELS.proximity.city },
          { value: 'country', label: DIRECTORY_LABELS.proximity.country },
        ]}
        onChange={(choice) => onChange(distanceChange(choice))}
      />
    </>
  );
}
