import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { CATEGORIES, type Category } from '#features/services/rules.ts';
import { DayField } from '#kit/ui/inputs/DateField.tsx';
import type { SituationShape } from '../../transition-shapes.ts';
import {
  componentsOf,
  forcesOf,
  lengthOfService,
  NEED_PROFILE,
  PLAN_NAMES,
  rankBandsOf,
  reasonsOf,
} from '../../transition-words.ts';

export type QuestionProps = {
  situation: SituationShape;
  change: (fields: Partial<SituationShape>) => void;
  countryId: number;
  /** Fields that come from the service record. */
  prefilled: readonly string[];
};

const NOT_SURE = 'not_sure';

/** One of a few, or not sure. */
function Choice<Value extends string>({
  label,
  help,
  value,
  options,
  onChange,
}: {
  label: string;
  help?: string | undefined;
  value: Value | null;
  options: Partial<Record<Value, string>>;
  onChange: (value: Value | null) => void;
}) {
  const id = useId();
  const entries = Object.entries(options) as [Value, string][];
  return (
    <Box sx={{ mb: 3 }}>
      <FormLabel id={id} sx={{ display: 'block', typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      {help && <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText>}
      <RadioGroup
        aria-labelledby={id}
        value={value ?? NOT_SURE}
        onChange={(_, chosen) => onChange(entries.find(([one]) => one === chosen)?.[0] ?? null)}
      >
        {entries.map(([one, name]) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={name} />
        ))}
        <FormControlLabel value={NOT_SURE} control={<Radio />} label="Not sure yet" />
      </RadioGroup>
    </Box>
  );
}

const fromRecord = (prefilled: readonly string[], field: string) =>
  prefilled.includes(field) ? 'Taken from your service record. Change it if it isn’t right.' : undefined;

export function ServiceQuestion({ situation, change, countryId, prefilled }: QuestionProps) {
  return (
    <>
      <Choice
        label="Which service are you leaving, or have you left?"
        help={fromRecord(prefilled, 'service')}
        value={situation.service}
        options={forcesOf(countryId)}
        onChange={(service) => change({ service })}
      />
      <Choice
        label="Are you a regular or a reservist?"
        value={situation.component}
        options={componentsOf(countryId)}
        onChange={(component) => change({ component })}
      />
      <Choice
        label="Which rank do you hold?"
        help={fromRecord(prefilled, 'rank_band') ?? 'Some limits differ by rank.'}
        value={situation.rank_band}
        options={rankBandsOf(countryId)}
        onChange={(rank_band) => change({ rank_band })}
      />
    </>
  );
}

/** Years and months as two numbers, and the sum in words: nothing to round, nothing to misread. */
export function LengthQuestion({ situation, change, countryId, prefilled }: QuestionProps) {
  const id = useId();
  const { service_months: months } = situation;
  const parts = months === null ? { years: '', rest: '' } : { years: String(Math.floor(months / 12)), rest: String(months % 12) };
  const set = (years: string, rest: string) => {
    if (years === '' && rest === '') return change({ service_months: null });
    const total = Math.min(60, Number(years) || 0) * 12 + Math.min(11, Number(rest) || 0);
    change({ service_months: Math.min(720, total) });
  };
  const field = (part: 'years' | 'rest', label: string, value: string, max: number) => (
    <Box sx={{ width: 120 }}>
      <FormLabel htmlFor={`${id}-${part}`} sx={{ typography: 'body2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={`${id}-${part}`}
        fullWidth
        value={value}
        inputProps={{ inputMode: 'numeric', maxLength: 2, 'aria-describedby': `${id}-help ${id}-sum` }}
        onChange={({ target }) => {
          const typed = target.value.replace(/\D/g, '');
          const stored = typed === '' ? '' : String(Math.min(max, Number(typed)));
          set(part === 'years' ? stored : parts.years, part === 'rest' ? stored : parts.rest);
        }}
      />
    </Box>
  );
  return (
    <>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 3 }}>
        <Box component="legend" sx={{ p: 0, typography: 'subtitle2' }}>
          On the day you leave, how long will you have served in total?
        </Box>
        <FormHelperText id={`${id}-help`} sx={{ mx: 0, mb: 1 }}>
          Count from your first day of training to your last day of service, all periods together. Don’t round up: five years and
          eleven months are 5 and 11. Leave both empty if you’re not sure.
          {fromRecord(prefilled, 'service_months') && ' The figures come from your service record.'}
        </FormHelperText>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {field('years', 'Full years', parts.years, 60)}
          {field('rest', 'And months', parts.rest, 11)}
        </Box>
        <Typography id={`${id}-sum`} role="status" variant="body2" sx={{ mt: 1, minHeight: 24, color: 'text.secondary' }}>
          {months === null ? 'Not sure yet: tasks that depend on it are marked.' : `${lengthOfService(months)} of service.`}
        </Typography>
      </Box>
      <Choice
        label="Why are you leaving?"
        help="Some support depends on it. Recruiters never see this answer."
        value={situation.reason}
        options={reasonsOf(countryId)}
        onChange={(reason) => change({ reason })}
      />
    </>
  );
}

export function DateQuestion({ situation, change, prefilled }: QuestionProps) {
  const id = useId();
  const { discharge_date } = situation;
  return (
    <Box sx={{ mb: 3 }}>
      <FormLabel htmlFor={id} sx={{ display: 'block', typography: 'subtitle2', color: 'text.primary' }}>
        What is, or was, your last day of service?
      </FormLabel>
      <FormHelperText id={`${id}-help`} sx={{ mx: 0, mb: 1 }}>
        {fromRecord(prefilled, 'discharge_date') ??
          'Your discharge date, not the day your leave begins. A date that may still move is fine: the plan moves with it.'}
      </FormHelperText>
      <DayField
        id={id}
        fullWidth={false}
        value={discharge_date ?? ''}
        onDay={(day) => change({ discharge_date: day || null })}
        aria={{ 'aria-describedby': `${id}-help ${id}-state` }}
        sx={{ width: 220 }}
      />
      <Typography id={`${id}-state`} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {discharge_date ? '' : 'Not sure yet? Leave it empty and tasks will show date ranges instead.'}
      </Typography>
    </Box>
  );
}

const CATEGORY_LEADS: Record<Category, string> = {
  employment: 'Employment support, work placements, job applications',
  education: 'Courses, credits, grants, certificates',
  healthcare: 'Final medical, doctor and dentist, records, claims',
  finance: 'Pension, pay, insurance, tax, papers',
  housing: 'Where to live, moving out, schools, loans',
};

export function CategoryChoice({
  chosen,
  onChange,
  fault,
  lock,
}: {
  chosen: readonly Category[];
  onChange: (chosen: Category[]) => void;
  fault: string | null;
  /** Why plans that need a complete profile cannot be saved yet. */
  lock: string | null;
}) {
  const id = useId();
  return (
    <Box component="fieldset" aria-describedby={fault ? `${id}-fault` : undefined} sx={{ border: 0, m: 0, p: 0 }}>
      <Box component="legend" sx={{ p: 0, typography: 'subtitle2', mb: 1 }}>
        Which plans do you want?
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {CATEGORIES.map((category) => (
          <FormControlLabel
            key={category}
            sx={{
              m: 0,
              p: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              alignItems: 'flex-start',
              bgcolor: 'background.paper',
            }}
            control={
              <Checkbox
                checked={chosen.includes(category)}
                onChange={(_, on) => onChange(CATEGORIES.filter((one) => (one === category ? on : chosen.includes(one))))}
                sx={{ mt: -0.5 }}
              />
            }
            label={
              <>
                <Named name={PLAN_NAMES[category]} lead={CATEGORY_LEADS[category]} />
                {lock && NEED_PROFILE.includes(category) && <Lock>{lock}</Lock>}
              </>
            }
          />
        ))}
      </Box>
      {fault && (
        <FormHelperText id={`${id}-fault`} error role="alert" sx={{ mx: 0, mt: 1 }}>
          {fault}
        </FormHelperText>
      )}
    </Box>
  );
}

function Lock({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.75, mt: 0.5, typography: 'body2', fontWeight: 500 }}>
      <Box component={IconLock} size={18} aria-hidden sx={{ flexShrink: 0, mt: '2px' }} />
      <span>{children}</span>
    </Box>
  );
}

function Named({ name, lead }: { name: ReactNode; lead: ReactNode }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block', typography: 'subtitle2' }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {lead}
      </Box>
    </>
  );
}
