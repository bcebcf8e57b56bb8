import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findCities } from '#features/lookups/contract.ts';
import { AutocompleteInput } from '#kit/ui/AutocompleteInput.tsx';
import { useLocale } from '#kit/ui/locale.tsx';
import { query } from '#kit/ui/query.ts';
import type { Option } from '#kit/ui/SelectInput.tsx';
import type { JobFormControl } from './RecruiterJobFields.tsx';

const LEAST_LETTERS = 2;

type RecruiterCityFieldProps = {
  control: JobFormControl;
  name: 'city_id';
  /** Towns that were chosen before, which the present search does not hold. */
  known: readonly Option[];
  onFound: (town: Option) => void;
};

/** The town of a job, found by typing its name. */
export function RecruiterCityField({ control, name, known, onFound }: RecruiterCityFieldProps) {
  const { countryId } = useLocale();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const chosen = useWatch({ control, name });
  const asks = text.length >= LEAST_LETTERS;
  const { data, isFetching, isError } = useQuery({
    ...query(findCities, { body: { country_id: countryId, city: text } }),
    enabled: asks,
    placeholderData: keepPreviousData,
    // Towns do not move while a job is written.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = asks
    ? (data?.data ?? []).map(({ id, name: town, state_name }) => ({
        value: id,
        label: town === state_name ? town : `${town}, ${state_name}`,
      }))
    : [];

  const found = options.find(({ value }) => value === chosen);

  // A choice outlives the search that it came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice is news
  useEffect(() => {
    if (found) onFound(found);
  }, [found?.value]);

  return (
    <AutocompleteInput
      control={control}
      name={name}
      label="Town or city"
      help="For remote jobs, enter where the team is based."
      options={options}
      chosen={known}
      onSearch={setTyped}
      loading={asks && isFetching}
      placeholder="Start typing a name"
      noOptionsText={
        isError
          ? 'We can’t search towns right now. Try again in a moment.'
          : asks
            ? 'No towns found'
            : 'Type at least two letters'
      }
    />
  );
}
