import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findOccupations } from '#features/occupations/contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import type { Option } from '#kit/ui/inputs/SelectInput.tsx';
import type { JobFormControl, RecruiterJobShown } from './job-values.ts';

const MIN_LETTERS = 2;

type OccupationFieldProps = {
  control: JobFormControl;
  /** What was recognised when the job was last saved; null for a new job. */
  recognised: RecruiterJobShown['recognised'] | null;
};

/** The occupation by which veterans find the job: recognised from its title, and corrected here. */
export function OccupationField({ control, recognised }: OccupationFieldProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const text = useDeferredValue(typed.trim());
  const searches = text.length >= MIN_LETTERS;
  const { data, isFetching, isError } = useQuery({
    ...query(findOccupations, { query: { search: text } }),
    enabled: searches,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = searches
    ? (data?.data ?? []).map(({ onet_soc, title, titles }) => ({
        value: onet_soc,
        label: titles[0] && titles[0] !== title ? `${titles[0]} (${title})` : title,
      }))
    : [];
  const guess = recognised?.occupation;
  const chosen = guess && recognised.is_chosen ? [{ value: guess.onet_soc, label: guess.title }] : [];
  return (
    <AutocompleteInput
      control={control}
      name="occupation_id"
      label="Match as"
      help={
        guess && !recognised.is_chosen
          ? `From your title, we matched this job to “${guess.title}”. Choose another if that is wrong.`
          : 'Veterans with this background see the job. Leave it empty and we’ll work it out from your title.'
      }
      options={options}
      chosen={[...chosen, ...picked]}
      onPick={setPicked}
      onSearch={setTyped}
      loading={searches && isFetching}
      placeholder={guess && !recognised.is_chosen ? guess.title : 'Start typing a job title'}
      noOptionsText={
        isError
          ? 'We can’t search occupations right now. Try again in a moment.'
          : searches
            ? 'No occupations found'
            : 'Type at least two letters'
      }
      optional
    />
  );
}
