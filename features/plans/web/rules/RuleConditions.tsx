import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { componentsOf, forcesOf, rankBandsOf, reasonsOf } from '../../transition-words.ts';
import { EMPTY_CONDITION, type RuleValues } from './rule-form.ts';

const optionsOf = (names: Partial<Record<string, string>>) =>
  Object.entries(names).flatMap(([value, label]) => (label ? [{ value, label }] : []));

const MOST = 10;

/** Whom a rule is for: one of several alternatives, each of which may name several facts. */
export function RuleConditions({ control }: { control: Control<RuleValues> }) {
  const { countryId } = useLocale();
  const { fields, append, remove } = useFieldArray({ control, name: 'rule.conditions' });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        Who it is for
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {fields.length === 0
          ? 'Everyone who leaves.'
          : 'People who match one of these groups. Within a group everything named must be true.'}
      </Typography>
      {fields.map(({ id }, index) => {
        const name = `rule.conditions.${index}` as const;
        return (
          <Box
            key={id}
            role="group"
            aria-label={`Group ${index + 1}`}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mb: 1.5, display: 'grid', gap: 2 }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="subtitle2" component="p">{`Group ${index + 1}`}</Typography>
              <Button
                size="small"
                color="inherit"
                startIcon={<IconTrash size={16} aria-hidden />}
                aria-label={`Remove group ${index + 1}`}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            </Box>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <AutocompleteInput
                control={control}
                name={`${name}.services`}
                label="Service"
                options={optionsOf(forcesOf(countryId))}
                multiple
                optional
              />
              <SelectInput
                control={control}
                name={`${name}.component`}
                label="Regular or reserve"
                options={optionsOf(componentsOf(countryId))}
                emptyLabel="Either"
                optional
              />
              <AutocompleteInput
                control={control}
                name={`${name}.reasons`}
                label="Reason for leaving"
                options={optionsOf(reasonsOf(countryId))}
                multiple
                optional
              />
              <AutocompleteInput
                control={control}
                name={`${name}.rank_bands`}
                label="Rank"
                options={optionsOf(rankBandsOf(countryId))}
                multiple
                optional
              />
              <NumberInput control={control} name={`${name}.min_months`} label="Months of service, at least" max={720} optional />
              <NumberInput
                control={control}
                name={`${name}.below_months`}
                label="Months of service, fewer than"
                max={720}
                optional
              />
            </Box>
          </Box>
        );
      })}
      {fields.length < MOST && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<IconPlus size={16} aria-hidden />}
          onClick={() => append(EMPTY_CONDITION)}
        >
          {fields.length === 0 ? 'Limit it to a group' : 'Add another group'}
        </Button>
      )}
    </Box>
  );
}
