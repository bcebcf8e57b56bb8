import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FileDrop, formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { fieldId } from '#kit/ui/inputs/FormField.tsx';
import { MAX_CV_BYTES } from '../../contract.ts';
import { CV_TYPES, faultOfCv } from '../cv-file.ts';
import type { ApplyValues, Last, OwnResume } from './apply-values.ts';
import { OwnResumeSelect } from './ResumeSelect.tsx';

type CvFieldsProps = {
  control: Control<ApplyValues>;
  jobId: number;
  last: Last['resume'];
  resumes: readonly OwnResume[];
  cv: string;
  progress: number | undefined;
  isEdit: boolean;
};

/** Chooses the CV to send. Without one written here or sent before, only a file can be chosen. */
export function CvFields({ control, jobId, last, resumes, cv, progress, isEdit }: CvFieldsProps) {
  const { field: source } = useController({ control, name: 'cv' });
  const { field: file, fieldState } = useController({ control, name: 'file' });
  // Why the last file was refused. It stays until another is chosen, while the form is validated in between.
  const [refused, setRefused] = useState<string | null>(null);
  const take = (picked: File | null, fault: string | null) => {
    setRefused(fault);
    file.onChange(fault ? null : picked);
  };
  const options: { value: ApplyValues['cv']; label: ReactNode }[] = [
    ...(resumes.length > 0 ? [{ value: 'own' as const, label: `Send a ${cv} you wrote here` }] : []),
    ...(last
      ? [
          {
            value: 'last' as const,
            label: (
              <>
                {isEdit ? `Keep the ${cv} you sent` : `Send the ${cv} from your last application`}{' '}
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {last.name} ({formatBytes(last.size)})
                </Box>
              </>
            ),
          },
        ]
      : []),
    { value: 'file', label: 'Upload a file' },
  ];
  return (
    <>
      {options.length > 1 && (
        <RadioGroup aria-label={`Which ${cv} to send`} value={source.value} onChange={(_, value) => source.onChange(value)}>
          {options.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              value={value}
              label={label}
              control={<Radio slotProps={{ input: source.value === value ? { id: fieldId('cv') } : {} }} />}
            />
          ))}
        </RadioGroup>
      )}
      {source.value === 'own' && <OwnResumeSelect control={control} jobId={jobId} resumes={resumes} label={`Your ${cv}s`} />}
      {source.value === 'file' && (
        <FileDrop
          id={fieldId('file')}
          label={cv === 'CV' ? 'CV' : 'Resume'}
          help="PDF or DOCX, up to 10 MB."
          accept={CV_TYPES}
          maxBytes={MAX_CV_BYTES}
          file={file.value}
          progress={progress}
          error={refused ?? fieldState.error?.message}
          onRefuse={() => take(null, 'This file is too large. Choose one up to 10 MB.')}
          onChange={async (picked) => take(picked, picked && (await faultOfCv(picked)))}
        />
      )}
    </>
  );
}
