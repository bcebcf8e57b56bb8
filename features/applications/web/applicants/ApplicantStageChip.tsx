import Chip from '@mui/material/Chip';
import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import { STAGE_COLOUR } from './applicant-words.ts';

export function ApplicantStageChip({ stage }: { stage: Stage }) {
  return <Chip size="small" label={STAGE_LABEL[stage]} color={STAGE_COLOUR[stage]} />;
}
