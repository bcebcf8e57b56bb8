import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FormField, useField } from './FormField.tsx';
import type { Option } from './SelectInput.tsx';

type AutocompleteInputProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed> = FieldProps<
  Values,
  Name,
  Transformed
> & {
  options: readonly Option[];
  /** Several may be chosen; the form's value is then a list. */
  multiple?: boolean;
  /** For a list that the server searches: called with the typed text. `options` are then the results. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** The labels of chosen values that the current `options` no longer contain. */
  chosen?: readonly Option[];
  /** Receives the options picked, for a screen that needs their labels later. */
  onPick?: (picked: readonly Option[]) => void;
  placeholder?: string;
  noOptionsText?: string;
};

/** Picks one or several options by typing. The form's value is the option's value, a list of values, or null. */
export function AutocompleteInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  options,
  multiple = false,
  onSearch,
  loading,
  chosen = [],
  onPick,
  placeholder,
  noOptionsText = 'Nothing found',
  ...props
}: AutocompleteInputProps<Values, Name, Transformed>) {
  const { field, id, error, aria } = useField(props);
  const known = [...options, ...chosen];
  const optionOf = (value: unknown) => known.find((option) => option.value === value);
  const values: unknown[] = Array.isArray(field.value) ? field.value : [];

  const shared = {
    fullWidth: true,
    id,
    options,
    loading,
    noOptionsText,
    loadingText: 'Searching',
    disabled: field.disabled,
    onBlur: field.onBlur,
    getOptionLabel: (option: Option) => option.label,
    getOptionKey: (option: Option) => option.value,
    isOptionEqualToValue: (one: Option, other: Option) => one.value === other.value,
    ...(onSearch && {
      filterOptions: (all: Option[]) => all,
      onInputChange: (_: unknown, text: string, reason: string) => {
        if (reason === 'input' || reason === 'clear') onSearch(text);
      },
    }),
    renderInput: ({ slotProps, disabled }: { slotProps: AutocompleteSlots; disabled: boolean }) => (
      <OutlinedInput
        fullWidth
        disabled={disabled}
        error={error !== undefined}
        name={field.name}
        inputRef={field.ref}
        placeholder={values.length === 0 ? placeholder : undefined}
        {...slotProps.input}
        slotProps={{ input: { ...slotProps.htmlInput, ...aria } }}
      />
    ),
  };

  return (
    <FormField id={id} label={label} help={props.help} error={error} optional={props.optional}>
      {multiple ? (
        <Autocomplete
          {...shared}
          multiple
          disableCloseOnSelect
          value={values.map(optionOf).filter((option) => option !== undefined)}
          onChange={(_, picked) => {
            onPick?.(picked);
            field.onChange(picked.map((option) => option.value));
          }}
        />
      ) : (
        <Autocomplete
          {...shared}
          value={optionOf(field.value) ?? null}
          onChange={(_, picked) => {
            onPick?.(picked ? [picked] : []);
            field.onChange(picked?.value ?? null);
          }}
        />
      )}
    </FormField>
  );
}

type AutocompleteSlots = Parameters<NonNullable<Parameters<typeof Autocomplete<Option>>[0]['renderInput']>>[0]['slotProps'];
