import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { query } from '#kit/ui/data/query.ts';
import { FormField, useField } from '#kit/ui/inputs/FormField.tsx';
import { suggestTrades } from '../contract.ts';

const TYPING_MS = 150;

/** What the form of the trade page contains. */
export type TradeValues = { service: string | null; trade: string; rank: string };

type TradeFieldProps = { control: Control<TradeValues>; forces: 'UK' | 'US'; onService: (service: string) => void };

/** The trade, completed while it is typed. Anything may be typed; a chosen trade brings its service where none is chosen. */
export function TradeField({ control, forces, onService }: TradeFieldProps) {
  const { field, id, error, aria } = useField({ name: 'trade', control });
  const service = useWatch({ control, name: 'service' });
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const searches = searched.length >= 2 && searched.length <= 200;
  const { data } = useQuery({
    ...query(suggestTrades, { query: { search: searched, service: service ?? '' } }),
    enabled: searches,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const trades = searches ? (data?.data ?? []) : [];
  return (
    <FormField id={id} label="Trade, code or job title" error={error}>
      <Autocomplete
        id={id}
        freeSolo
        fullWidth
        options={trades}
        filterOptions={(all) => all}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.trade)}
        getOptionKey={(option) =>
          typeof option === 'string' ? option : `${option.trade}, ${option.service}, ${option.nickname}`
        }
        value={null}
        inputValue={field.value}
        onInputChange={(_, text, reason) => {
          // The list clears the text when it closes without a choice.
          if (reason === 'reset' || reason === 'blur') return;
          field.onChange(text);
          setTyped(text);
        }}
        onChange={(_, option) => {
          if (option === null || typeof option === 'string') return;
          field.onChange(option.trade);
          setTyped('');
          if (!service && option.service) onService(option.service);
        }}
        onBlur={field.onBlur}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{option.trade}</Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {[option.service, option.nickname && `“${option.nickname}”`].filter(Boolean).join(' · ')}
              </Box>
            </Box>
          </li>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            fullWidth
            name={field.name}
            inputRef={field.ref}
            error={error !== undefined}
            placeholder={forces === 'UK' ? 'Vehicle Mechanic' : '25B or Avionics Technician'}
            {...slotProps.input}
            slotProps={{ input: { ...slotProps.htmlInput, ...aria } }}
          />
        )}
      />
    </FormField>
  );
}
