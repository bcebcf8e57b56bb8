import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconSearch } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { countryOf } from '#kit/country/country.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { TRADE_SERVICES } from '../trade-rules.ts';
import { TradeField, type TradeValues } from './TradeField.tsx';

export type Trade = { service: string; trade: string; rank: string };

/** The question: service, trade and rank. */
export function TradeForm({ initial: input, onAsk }: { initial: Trade; onAsk: (trade: Trade) => void }) {
  const { countryId } = useLocale();
  const { forces } = countryOf(countryId);
  const { control, handleSubmit, setError, setValue } = useForm<TradeValues>({
    defaultValues: { ...input, service: input.service || null },
  });
  const services = [...TRADE_SERVICES[forces], ...TRADE_SERVICES[forces === 'UK' ? 'US' : 'UK']];
  // The page of a trade can be opened with a service of another country.
  const isListed = services.some((service) => service === input.service);
  const options = [...services, ...(input.service === '' || isListed ? [] : [input.service])].map((value) => ({
    value,
    label: value,
  }));
  return (
    <Box
      component="form"
      role="search"
      aria-label="Translate a trade"
      noValidate
      onSubmit={handleSubmit(({ service, trade, rank }) => {
        const fault = faultOf(trade.trim(), countryOf(countryId).words.trade);
        if (fault) setError('trade', { message: fault }, { shouldFocus: true });
        else onAsk({ service: service ?? '', trade: trade.trim(), rank: rank.trim() });
      })}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr) 180px auto' },
      }}
    >
      <SelectInput name="service" control={control} label="Service" options={options} emptyLabel="Any service" />
      <TradeField control={control} forces={forces} onService={(service) => setValue('service', service)} />
      <TextInput name="rank" control={control} label="Rank" optional placeholder={forces === 'UK' ? 'Corporal' : 'E-5'} />
      <Button
        type="submit"
        variant="contained"
        startIcon={<IconSearch size={18} aria-hidden />}
        // On a level with the fields, below their labels.
        sx={{ mt: { md: '26px' }, minHeight: 40, whiteSpace: 'nowrap' }}
      >
        Show jobs
      </Button>
    </Box>
  );
}

function faultOf(trade: string, word: string): string | null {
  if (trade === '') return `Enter your ${word}, code or title`;
  return trade.length > 200 ? 'Keep it under 200 characters' : null;
}
