import Button from '@mui/material/Button';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { kilometres, PROXIMITY, RADIUS_MILES } from '#features/services/directory-rules.ts';
import type { DirectoryPlace } from '#features/services/directory-shapes.ts';
import { countryOf } from '#kit/country/country.ts';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { CourseUrlSearch } from './course-list-query.ts';

type CoursePlaceFilterProps = {
  search: CourseUrlSearch;
  place: DirectoryPlace;
  /** The viewer's profile may name a town. */
  mayUseProfile: boolean;
  onChange: (change: Partial<CourseUrlSearch>) => void;
};

const NO_POINT = { latitude: undefined, longitude: undefined } as const;

/** Where the course is taught: near the veteran's town or the browser's position, in the town, or anywhere in the country. */
export function CoursePlaceFilter({ search, place, mayUseProfile, onChange }: CoursePlaceFilterProps) {
  const { countryId } = useLocale();
  const [asking, setAsking] = useState(false);
  const locate = () => {
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        announce('Searching near your location');
        // Two decimals are about a kilometre: enough to search by, and no exact address in the link.
        const round = (degrees: number) => Math.round(degrees * 100) / 100;
        onChange({ proximity: 'near_me', latitude: round(coords.latitude), longitude: round(coords.longitude) });
      },
      () => {
        setAsking(false);
        toast.error('Your browser didn’t share your location. Allow it in your browser’s settings, or choose a town below.');
      },
    );
  };
  const options = [
    { value: 'near_me', label: 'Near me' },
    ...(mayUseProfile ? [{ value: 'city', label: 'In my town' }] : []),
    { value: 'country', label: `In the ${countryOf(countryId).name}` },
  ];
  const steps = [...new Set([...RADIUS_MILES.map(kilometres), ...(search.radius_km ? [search.radius_km] : [])])].sort(
    (a, b) => a - b,
  );
  return (
    <>
      <FilterSelect
        label="Place"
        allLabel="Anywhere"
        value={search.proximity ?? ''}
        options={options}
        onChange={(value) => {
          const proximity = oneOf(PROXIMITY, value);
          if (proximity === 'near_me' && !mayUseProfile && search.latitude === undefined) locate();
          else onChange({ proximity, ...(proximity === 'near_me' ? {} : { ...NO_POINT, radius_km: undefined }) });
        }}
      />
      {search.proximity === 'near_me' && (
        <>
          <FilterSelect
            label="Within"
            allLabel={null}
            value={String(search.radius_km ?? kilometres(25))}
            options={steps.map((km) => ({ value: String(km), label: milesText(km) }))}
            onChange={(km) => onChange({ radius_km: Number(km) })}
          />
          {search.latitude === undefined && (
            <Button
              variant="outlined"
              color="inherit"
              loading={asking}
              loadingPosition="start"
              startIcon={<IconCurrentLocation size={20} aria-hidden />}
              onClick={locate}
            >
              {place ? 'Use my location instead' : 'Use my location'}
            </Button>
          )}
        </>
      )}
    </>
  );
}

const milesText = (km: number) => `${Math.round(km / 1.609344)} miles`;

/** The place that is filtered by, in words; null for anywhere. */
export function placeChip(search: CourseUrlSearch, place: DirectoryPlace, countryId: number): string | null {
  if (search.proximity === 'country') return `In the ${countryOf(countryId).name}`;
  if (search.proximity === 'city') return place?.city ? `In ${place.city}` : 'In my town (none in your profile)';
  if (search.proximity !== 'near_me') return null;
  if (!place) return 'Near me (location unknown)';
  return `Within ${milesText(search.radius_km ?? kilometres(25))} of ${place.city ?? 'your location'}`;
}
