import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  IconCheck,
  IconCircle,
  IconCircleHalf2,
  IconLayoutNavbar,
  IconLayoutSidebar,
  IconMoon,
  IconRefresh,
  IconSun,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { PRESETS, THEME_COLOR_PRESETS } from '#kit/contract/colour-presets.ts';
import { announce } from '../page/announce.tsx';
import { visuallyHidden } from '../page/VisuallyHidden.tsx';
import { useSettingsContext } from './settings.tsx';

const PRESET_NAMES = {
  default: 'Default',
  cyan: 'Cyan',
  purple: 'Purple',
  blue: 'Blue',
  orange: 'Orange',
  red: 'Red',
} as const;

/** The five display settings. Changes apply immediately. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useSettingsContext();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': titleId, sx: { width: 'min(100%, 320px)' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          pl: 2.5,
          pr: 1.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h4" component="h2">
          Display settings
        </Typography>
        <IconButton aria-label="Close display settings" onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </Box>
      <Stack spacing={3} sx={{ p: 2.5, flex: 1, overflow: 'auto' }}>
        <Choice
          legend="Mode"
          value={settings.themeMode}
          onToggle={settings.onToggleMode}
          options={[
            { value: 'light', label: 'Light', Icon: IconSun },
            { value: 'dark', label: 'Dark', Icon: IconMoon },
          ]}
        />
        <Choice
          legend="Contrast"
          value={settings.themeContrast}
          onToggle={settings.onToggleContrast}
          options={[
            { value: 'default', label: 'Default', Icon: IconCircle },
            { value: 'bold', label: 'Bold', Icon: IconCircleHalf2 },
          ]}
        />
        <Choice
          legend="Navigation"
          value={settings.themeLayout}
          onToggle={settings.onToggleLayout}
          options={[
            { value: 'vertical', label: 'Top bar', Icon: IconLayoutNavbar },
            { value: 'mini', label: 'Mini rail', Icon: IconLayoutSidebar },
          ]}
        />
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Legend>Colour</Legend>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
            {THEME_COLOR_PRESETS.map((preset) => {
              const { main, contrastText } = PRESETS[preset];
              return (
                <Tile key={preset} checked={settings.themeColorPresets === preset}>
                  <input
                    type="radio"
                    name="Colour"
                    checked={settings.themeColorPresets === preset}
                    onChange={() => settings.onChangeColorPresets(preset)}
                    style={visuallyHidden}
                  />
                  <Box
                    aria-hidden
                    sx={{
                      width: 24,
                      height: 24,
                      borderRadius: '50%',
                      display: 'grid',
                      placeItems: 'center',
                      bgcolor: main,
                      color: contrastText,
                    }}
                  >
                    {settings.themeColorPresets === preset && <IconCheck size={16} stroke={2.5} />}
                  </Box>
                  {PRESET_NAMES[preset]}
                </Tile>
              );
            })}
          </Box>
        </Box>
        <Box>
          <FormControlLabel
            sx={{ ml: 0, width: '100%', justifyContent: 'space-between' }}
            labelPlacement="start"
            label={<Box sx={{ typography: 'subtitle2' }}>Stretch</Box>}
            control={<Switch checked={settings.themeStretch} onChange={settings.onToggleStretch} sx={{ mr: 0 }} />}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Lists and tables use the whole width of the window.
          </Typography>
        </Box>
      </Stack>
      <Box sx={{ p: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          fullWidth
          variant="outlined"
          color="inherit"
          startIcon={<IconRefresh size={18} aria-hidden />}
          onClick={() => {
            settings.onResetSetting();
            announce('Display settings have been reset');
          }}
        >
          Reset
        </Button>
      </Box>
    </Drawer>
  );
}

function Legend({ children }: { children: string }) {
  return (
    <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1 }}>
      {children}
    </Box>
  );
}

type ChoiceProps<Value extends string> = {
  legend: string;
  value: Value;
  onToggle: () => void;
  options: readonly { value: Value; label: string; Icon: TablerIcon }[];
};

/** A choice of two. */
function Choice<Value extends string>({ legend, value, onToggle, options }: ChoiceProps<Value>) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Legend>{legend}</Legend>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {options.map(({ value: option, label, Icon }) => (
          <Tile key={option} checked={value === option}>
            <input type="radio" name={legend} checked={value === option} onChange={onToggle} style={visuallyHidden} />
            <Icon size={20} aria-hidden />
            {label}
          </Tile>
        ))}
      </Box>
    </Box>
  );
}

/** A radio button as a tile. The whole tile is its label. */
function Tile({ checked, children }: { checked: boolean; children: ReactNode }) {
  const { palette } = useTheme();
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 0.75,
        py: 1.5,
        px: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: checked ? 'primary.text' : 'controlBorder',
        boxShadow: checked ? `inset 0 0 0 1px ${palette.primary.text}` : 'none',
        bgcolor: checked ? 'primary.soft' : 'background.paper',
        color: checked ? 'text.primary' : 'text.secondary',
        typography: 'caption',
        fontWeight: 600,
        textAlign: 'center',
        cursor: 'pointer',
        '&:hover': { color: 'text.primary' },
        '&:has(:focus-visible)': { outline: `2px solid ${palette.primary.text}`, outlineOffset: 2 },
      }}
    >
      {children}
    </Box>
  );
}
