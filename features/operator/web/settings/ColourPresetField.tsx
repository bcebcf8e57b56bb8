import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { THEME_COLOR_PRESETS, type ThemeColorPreset } from '#kit/contract/colour-presets.ts';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import type { ThemeMode } from '#kit/ui/theme/palette.ts';
import { themeOf } from '#kit/ui/theme/theme.ts';
import { contrastsOf, fillOf, LEAST_CONTRAST, PRESET_WORDS, type SettingsValues } from './settings-values.ts';

const MODES = ['light', 'dark'] as const;
const MODE_WORDS: Record<ThemeMode, string> = { light: 'Light', dark: 'Dark' };

/** The site's colour, with a preview and its contrast. */
export function ColourPresetField({ control }: { control: Control<SettingsValues> }) {
  const { field } = useController({ control, name: 'colour_preset' });
  const name = useWatch({ control, name: 'name' });
  const preset = field.value;
  return (
    <Box>
      <FormLabel id="colour-preset-label">Colour</FormLabel>
      <RadioGroup
        row
        aria-labelledby="colour-preset-label"
        name={field.name}
        value={preset}
        onChange={(_, value) => field.onChange(THEME_COLOR_PRESETS.find((one) => one === value) ?? 'default')}
        onBlur={field.onBlur}
        sx={{ columnGap: 1, mb: 2 }}
      >
        {THEME_COLOR_PRESETS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                <Box
                  component="span"
                  aria-hidden
                  style={{ backgroundColor: fillOf(one) }}
                  sx={{ width: 16, height: 16, borderRadius: '50%' }}
                />
                {PRESET_WORDS[one]}
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {MODES.map((mode) => (
          <Preview key={mode} mode={mode} preset={preset} name={name} />
        ))}
      </Box>
      <Contrasts preset={preset} />
    </Box>
  );
}

function Preview({ mode, preset, name }: { mode: ThemeMode; preset: ThemeColorPreset; name: string }) {
  return (
    <ThemeProvider theme={themeOf(mode, 'default', preset)}>
      <Box
        component="figure"
        aria-label={`Preview, ${mode}`}
        sx={{
          m: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'stretch',
            gap: 2,
            px: 2,
            height: 48,
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ alignSelf: 'center', typography: 'subtitle2', fontWeight: 700, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name || 'Your site'}
          </Box>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              typography: 'body2',
              fontWeight: 600,
              borderBottom: 2,
              borderColor: 'primary.text',
            }}
          >
            Jobs
          </Box>
        </Box>
        {/* A picture of controls that cannot be used or focused. */}
        <Box inert sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="contained">Apply</Button>
          <Button variant="outlined">Save</Button>
          <Link component="span">A link</Link>
          <Box
            component="span"
            sx={{
              px: 1,
              py: 0.25,
              borderRadius: 0.75,
              typography: 'caption',
              bgcolor: 'primary.soft',
              color: 'primary.softText',
            }}
          >
            New
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}

function Contrasts({ preset }: { preset: ThemeColorPreset }) {
  const [light, dark] = [contrastsOf('light', preset), contrastsOf('dark', preset)];
  return (
    <Table size="small" sx={{ mt: 2, maxWidth: 480 }}>
      <VisuallyHidden component="caption">Contrast of the colours</VisuallyHidden>
      <TableHead>
        <TableRow>
          <TableCell sx={{ whiteSpace: 'normal' }}>Contrast: {LEAST_CONTRAST}:1 or more is readable</TableCell>
          {MODES.map((mode) => (
            <TableCell key={mode} align="right">
              {MODE_WORDS[mode]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {light.map(({ pair, ratio }, index) => (
          <TableRow key={pair}>
            <TableCell component="th" scope="row">
              {pair}
            </TableCell>
            <Ratio value={ratio} />
            <Ratio value={dark[index]?.ratio ?? 0} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Ratio({ value }: { value: number }) {
  const passes = value >= LEAST_CONTRAST;
  const Icon = passes ? IconCheck : IconX;
  return (
    <TableCell align="right">
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
        {value.toFixed(1)}:1
        <Box component={Icon} size={16} aria-hidden sx={{ color: passes ? 'success.text' : 'error.text' }} />
        <VisuallyHidden component="span">{passes ? 'readable' : 'too weak'}</VisuallyHidden>
      </Box>
    </TableCell>
  );
}
