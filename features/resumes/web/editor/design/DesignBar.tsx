import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { IconCheck, IconLayoutGrid } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { visuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import type { ResumeDesign } from '../../../content.ts';
import { findResumeTemplates, type Resume } from '../../../resumes-contract.ts';
import { colourName, PAGE_CHOICES, PAPERS } from '../../resume-words.ts';
import { TemplateGallery } from './TemplateGallery.tsx';

/** Of a field with its label, so that nothing moves when the templates have loaded. */
const HEIGHT = 64;

type Look = Pick<ResumeDesign, 'template' | 'colour' | 'paper'> & Partial<Pick<ResumeDesign, 'pages'>>;

type DesignBarProps = {
  kind: Resume['kind'];
  design: Look;
  onChange: (change: Partial<Look>) => void;
  /** The saved resume whose first page the gallery shows in each template, as of the revision when it is opened. */
  resume?: { id: number; revision: () => number };
};

/** The design of a resume or letter: template, colour, paper and the number of pages. */
export function DesignBar({ kind, design, onChange, resume }: DesignBarProps) {
  const id = useId();
  const [comparing, setComparing] = useState(false);
  const { data, isPending } = useQuery({ ...query(findResumeTemplates), staleTime: Number.POSITIVE_INFINITY });
  const fitting = data?.data.filter((template) => template.kind === kind) ?? [];
  const template = fitting.find(({ key }) => key === design.template) ?? fitting[0];
  const colour = template?.colours.find(({ key }) => key === design.colour) ?? template?.colours[0];

  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: '1fr 1fr',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-end',
      }}
    >
      {kind === 'resume' && isPending && <Skeleton variant="rounded" sx={{ minWidth: 132, height: HEIGHT }} />}
      {fitting.length > 1 && (
        <Box sx={{ minWidth: 132 }}>
          <FormLabel htmlFor={`${id}-template`}>Template</FormLabel>
          <NativeSelect
            fullWidth
            variant="outlined"
            input={<OutlinedInput size="small" />}
            inputProps={{ id: `${id}-template` }}
            value={template?.key ?? ''}
            onChange={({ target }) => onChange({ template: target.value })}
            sx={{ mt: 0.5 }}
          >
            {fitting.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
      <Box sx={{ minWidth: 108 }}>
        <FormLabel htmlFor={`${id}-paper`}>Paper</FormLabel>
        <NativeSelect
          fullWidth
          variant="outlined"
          input={<OutlinedInput size="small" />}
          inputProps={{ id: `${id}-paper` }}
          value={design.paper}
          onChange={({ target }) => onChange({ paper: target.value === 'letter' ? 'letter' : 'a4' })}
          sx={{ mt: 0.5 }}
        >
          {Object.entries(PAPERS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Box>
      {design.pages !== undefined && kind === 'resume' && (
        <Box sx={{ minWidth: 108 }}>
          <FormLabel htmlFor={`${id}-pages`}>Fit to</FormLabel>
          <NativeSelect
            fullWidth
            variant="outlined"
            input={<OutlinedInput size="small" />}
            inputProps={{ id: `${id}-pages` }}
            value={design.pages}
            onChange={({ target }) => onChange({ pages: PAGE_CHOICES.find(({ key }) => key === target.value)?.key ?? 'auto' })}
            sx={{ mt: 0.5 }}
          >
            {PAGE_CHOICES.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
      {kind === 'resume' && isPending && <Skeleton variant="rounded" sx={{ gridColumn: '1 / -1', width: 216, height: HEIGHT }} />}
      {template && template.colours.length > 1 && (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, gridColumn: '1 / -1' }}>
          <FormLabel component="legend">
            Colour
            <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontWeight: 400 }}>
              {colourName(colour?.key ?? '')}
            </Box>
          </FormLabel>
          <RadioGroup
            row
            value={colour?.key ?? ''}
            onChange={(_, value) => onChange({ colour: value })}
            sx={{ mt: 0.5, gap: 0.5 }}
          >
            {template.colours.map(({ key, hex }) => (
              <Swatch key={key} value={key} hex={hex} checked={key === colour?.key} />
            ))}
          </RadioGroup>
        </Box>
      )}
      {resume && fitting.length > 1 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconLayoutGrid size={18} aria-hidden />}
          onClick={() => setComparing(true)}
          sx={{ gridColumn: '1 / -1' }}
        >
          Compare templates
        </Button>
      )}
      {resume && comparing && (
        <TemplateGallery
          id={resume.id}
          revision={resume.revision()}
          paper={design.paper}
          templates={fitting}
          chosen={template?.key ?? ''}
          onChoose={(key) => onChange({ template: key })}
          onClose={() => setComparing(false)}
        />
      )}
    </Box>
  );
}

function Swatch({ value, hex, checked }: { value: string; hex: string; checked: boolean }) {
  return (
    <Box
      component="label"
      title={colourName(value)}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        cursor: 'pointer',
        width: 40,
        height: 40,
        borderRadius: '50%',
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.text', outlineOffset: 1 },
      }}
    >
      <Box component="span" style={visuallyHidden}>
        {colourName(value)}
      </Box>
      <Radio value={value} sx={{ position: 'absolute', opacity: 0, inset: 0, p: 0 }} />
      <Box
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          borderRadius: '50%',
          bgcolor: hex,
          color: '#fff',
          display: 'grid',
          placeItems: 'center',
          // White, so that a dark colour is also seen on a dark page.
          boxShadow: checked ? `0 0 0 2px #fff, 0 0 0 4px ${hex}` : '0 0 0 1px rgba(255, 255, 255, 0.5)',
        }}
      >
        {checked && <IconCheck size={16} stroke={3} />}
      </Box>
    </Box>
  );
}
