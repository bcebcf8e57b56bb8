import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { LABELS } from '#features/jobs/rules.ts';
import { WORK_TYPES } from '#features/jobs/shapes.ts';
import { findCities } from '#features/lookups/contract.ts';
import { Options } from '#features/questions/web/parts.ts';
import { query } from '#kit/ui/data/query.ts';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { FIRST_RADIUS, RADIUS_MILES } from '../rules.ts';
import { type CareerValues, placeName, type WishedPlace } from './career-values.ts';

type PlacesProps = { control: Control<CareerValues>; countryId: number };

/** Where the veteran would work: towns with a distance each, remote work, and the kinds of workplace. */
export function Places({ control, countryId }: PlacesProps) {
  return (
    <>
      <PlacesInput control={control} countryId={countryId} />
      <Options
        control={control}
        name="work_types"
        label="Work type"
        optional
        several
        options={WORK_TYPES.map((value) => ({ value, text: LABELS.type[value] }))}
        chosen={(value) => (Array.isArray(value) ? value : [])}
        next={(value, before) => (before.includes(value) ? before.filter((one) => one !== value) : [...before, value])}
      />
    </>
  );
}

function PlacesInput({ control, countryId }: PlacesProps) {
  const { field, fieldState } = useController({ control, name: 'wished_places' });
  const help = 'Towns where you would work. Leave empty for anywhere.';
  const id = 'field-wished_places';
  const error = fieldState.error?.message;
  const [typed, setTyped] = useState('');
  const found = useQuery({
    ...query(findCities, { body: { country_id: countryId, city: typed.trim() } }),
    enabled: typed.trim().length > 1,
    staleTime: 60_000,
  });
  const places = field.value;
  const offered = (found.data?.data ?? []).map(
    ({ name, state_name }): WishedPlace => ({
      country_id: countryId,
      city: name,
      state: state_name,
      radius_miles: FIRST_RADIUS,
    }),
  );
  return (
    <div>
      <FormField id={id} label="Places" help={help} error={error} optional>
        <Autocomplete
          multiple
          fullWidth
          id={id}
          options={typed.trim().length > 1 ? offered : []}
          loading={found.isFetching}
          loadingText="Searching"
          noOptionsText={typed.trim().length > 1 ? 'No matching towns' : 'Type at least two letters'}
          filterOptions={(all) => all}
          filterSelectedOptions
          autoHighlight
          value={places}
          getOptionLabel={placeName}
          getOptionKey={placeName}
          isOptionEqualToValue={(one, other) => placeName(one) === placeName(other)}
          onInputChange={(_, text) => setTyped(text)}
          onChange={(_, next) => field.onChange(next)}
          onBlur={field.onBlur}
          renderInput={({ slotProps, disabled }) => (
            <OutlinedInput
              fullWidth
              disabled={disabled}
              error={error !== undefined}
              inputRef={field.ref}
              {...slotProps.input}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': `${id}-help` } }}
            />
          )}
        />
      </FormField>
      {places.length > 0 && (
        <Box
          component="ul"
          aria-label="Distance from each place"
          sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {places.map((place, index) => (
            <Distance
              key={placeName(place)}
              place={place}
              onChange={(radius_miles) => field.onChange(places.with(index, { ...place, radius_miles }))}
            />
          ))}
        </Box>
      )}
      <RemoteSwitch control={control} />
    </div>
  );
}

/** How far from one place work may be. */
function Distance({ place, onChange }: { place: WishedPlace; onChange: (miles: WishedPlace['radius_miles']) => void }) {
  const name = placeName(place);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 176px', gap: 2, alignItems: 'center', maxWidth: 520 }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': `Distance from ${name}` }}
        value={place.radius_miles ?? ''}
        onChange={({ target }) => onChange(RADIUS_MILES.find((miles) => String(miles) === target.value) ?? null)}
      >
        {RADIUS_MILES.map((miles) => (
          <option key={miles} value={miles}>{`Within ${miles} miles`}</option>
        ))}
        <option value="">Any distance</option>
      </NativeSelect>
    </Box>
  );
}

function RemoteSwitch({ control }: Pick<PlacesProps, 'control'>) {
  const { field } = useController({ control, name: 'remote_ok' });
  return (
    <FormControlLabel
      sx={{ mt: 1.5 }}
      label="Remote work is fine"
      control={
        <Switch
          name={field.name}
          checked={field.value === true}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
