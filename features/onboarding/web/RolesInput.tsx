import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { findOccupations } from '#features/occupations/contract.ts';
import { CivilianWork } from '#features/occupations/web/parts.ts';
import { type Country, countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { FormField, useField } from '#kit/ui/inputs/FormField.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { Onboarding } from '../shapes.ts';
import type { CareerValues } from './career-values.ts';
import { UnderstoodRoles } from './UnderstoodRoles.tsx';

const MIN_LETTERS = 2;

export function RolesInput({ control }: { control: Control<CareerValues> }) {
  const { countryId } = useLocale();
  const { words, forces } = countryOf(countryId);
  const examples = [...SOME_ROLES, ...ROLES_OF[forces]];
  const help = `Press Enter after each role. Civilian job titles work best, for example ${words.exampleRole.toLowerCase()} or paramedic.`;
  const { field, id, error, aria } = useField({ control, name: 'wished_roles', help, optional: true });
  const [typed, setTyped] = useState('');
  const roles: string[] = field.value;
  const named = useNamesOfOccupations(typed);
  const keep = (text: string) => {
    const role = text.trim();
    if (role && !has(roles, role)) field.onChange([...roles, role]);
    setTyped('');
  };
  const completed = suggestionFor(typed, examples, roles);
  return (
    <div>
      <FormField id={id} label="Roles you would like" help={help} error={error} optional>
        <Autocomplete
          freeSolo
          // Only a role that the typed text begins is taken by Enter; the names of occupations are for choosing.
          autoHighlight={completed !== undefined}
          filterOptions={(all, { inputValue }) => {
            const begun = examples.filter((role) => !has(roles, role) && startsWith(role, inputValue));
            return [...begun, ...named.filter((name) => !has(roles, name) && !has(begun, name) && all.includes(name))];
          }}
          multiple
          fullWidth
          id={id}
          options={[...new Set([...examples, ...named])].filter((role) => !has(roles, role))}
          value={roles}
          inputValue={typed}
          onInputChange={(_, text) => (/[,;\n]$/.test(text) ? keep(text.slice(0, -1)) : setTyped(text))}
          onChange={(_, next, reason) => {
            // Enter takes the highlighted suggestion. MUI takes the typed text instead unless an arrow key was pressed.
            const last = next.at(-1) ?? '';
            const chosen = reason === 'createOption' ? next.with(-1, suggestionFor(last, examples, roles) ?? last) : next;
            field.onChange([...new Set(chosen.map((role) => role.trim()).filter(Boolean))]);
          }}
          onBlur={() => {
            // Text that was typed but not entered is added too.
            keep(typed);
            field.onBlur();
          }}
          renderInput={({ slotProps, disabled }) => (
            <OutlinedInput
              fullWidth
              disabled={disabled}
              error={error !== undefined}
              inputRef={field.ref}
              {...slotProps.input}
              slotProps={{ input: { ...slotProps.htmlInput, ...aria, maxLength: 100 } }}
            />
          )}
        />
      </FormField>
      <UnderstoodRoles
        roles={roles}
        onReplace={(role, name) => field.onChange([...new Set(roles.map((one) => (one === role ? name : one)))])}
      />
    </div>
  );
}

/** Names of occupations for what is typed, as the country calls them. */
function useNamesOfOccupations(typed: string): string[] {
  const text = useDeferredValue(typed.trim());
  const searches = text.length >= MIN_LETTERS;
  const { data } = useQuery({
    ...query(findOccupations, { query: { search: text.slice(0, 100) } }),
    enabled: searches,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return searches ? (data?.data ?? []).map(({ title }) => title) : [];
}

/** Civilian roles that the latest trade leads to, each added by one click. */
export function RolesOfTrade({ control, periods }: { control: Control<CareerValues>; periods: Onboarding['service'] }) {
  const { field } = useController({ control, name: 'wished_roles' });
  const { countryId } = useLocale();
  const { words } = countryOf(countryId);
  const latest = periods.find(({ trade }) => trade !== '');
  if (!latest) return null;
  const roles: string[] = field.value;
  return (
    <CivilianWork
      service={latest.service}
      trade={latest.trade}
      rank={latest.rank}
      hint={`Civilian roles people with your ${words.trade} (${latest.trade}) move into. Add the ones you’d like.`}
      added={roles}
      onToggle={(title, add) =>
        field.onChange(add ? [...roles, title] : roles.filter((one) => one.toLowerCase() !== title.toLowerCase()))
      }
    />
  );
}

const has = (roles: readonly string[], role: string) => roles.some((one) => one.toLowerCase() === role.toLowerCase());
const startsWith = (role: string, typed: string) => role.toLowerCase().startsWith(typed.trim().toLowerCase());

const suggestionFor = (typed: string, examples: readonly string[], roles: readonly string[]) =>
  typed.trim() === '' ? undefined : examples.find((role) => !roles.includes(role) && startsWith(role, typed));

/** Job titles that only one country uses. */
const ROLES_OF: Record<Country['forces'], readonly string[]> = {
  UK: ['Workshop manager', 'HGV driver', 'Health and safety adviser'],
  US: ['Maintenance supervisor', 'Truck driver', 'Safety specialist'],
};

/** Suggestions; other text can be typed. */
const SOME_ROLES = [
  'Operations manager',
  'Project manager',
  'Logistics coordinator',
  'Electrician',
  'Aircraft engineer',
  'Network engineer',
  'Cyber security analyst',
  'Security supervisor',
  'Paramedic',
  'Trainer',
  'Site manager',
  'Warehouse manager',
  'Intelligence analyst',
];
