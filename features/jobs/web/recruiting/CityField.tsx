import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findCities } from '#features/lookups/contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import type { Option } from '#kit/ui/inputs/SelectInput.tsx';
import { useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import type { JobFormControl } from './job-values.ts';

const MIN_LETTERS = 2;

type CityFieldProps = {
  control: JobFormControl;
  name: 'city_id';
  /** Towns chosen before, which the current search may not contain. */
  known: readonly Option[];
  onPick: (towns: readonly Option[]) => void;
};

/** The town of a job, found by typing its name. */
export function CityField({ control, name, known, onPick }: CityFieldProps) {
  const words = useCountryWords();
  const { countryId } = useLocale();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const searches = text.length >= MIN_LETTERS;
  const { data, isFetching, isError } = useQuery({
    ...query(findCities, { body: { country_id: countryId, city: text } }),
    enabled: searches,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = searches
    ? (data?.data ?? []).map(({ id, name: town, state_name }) => ({
        value: id,
        label: town === state_name ? town : `${town}, ${state_name}`,
      }))
    : [];

  return (
    <AutocompleteInput
      control={control}
      name={name}
      label={words.town}
      help="For remote jobs, enter where the team is based."
      options={options}
      chosen={known}
      onPick={onPick}
      onSearch={setTyped}
      loading={searches && isFetching}
      placeholder="Start typing a name"
      noOptionsText={
        isError
          ? 'We can’t search towns right now. Try again in a moment.'
          : searches
            ? 'No towns found'
            : 'Type at least two letters'
      }
    />
  );
}
