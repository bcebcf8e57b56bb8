import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getResumeById } from '#features/resumes/resumes-contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { findGaps, GAP_SENTENCES, gapSentence, periodWords } from '../../gap-rules.ts';

type GapNoticeProps = {
  resumeId: number;
  cv: string;
  letter: string;
  onLetter: (letter: string) => void;
};

/** Notices a period of more than six months without an entry in the chosen CV, and offers a sentence about it for the letter. */
export function GapNotice({ resumeId, cv, letter, onLetter }: GapNoticeProps) {
  const { language } = useLocale();
  const [dismissed, setDismissed] = useState(false);
  const resume = useQuery(query(getResumeById, { params: { id: resumeId } })).data?.data;
  const today = new Date();
  // A period that the letter names is explained.
  const [gap] = resume
    ? findGaps(resume.content, today).filter((one) => !letter.includes(periodWords(one, language, today)))
    : [];
  if (!gap || dismissed) return null;
  const period = periodWords(gap, language, today);
  return (
    <Alert severity="info" role="note" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>
        {period} your {cv} has no entry
      </AlertTitle>
      That is common, and you don’t have to explain it. If you like, add a sentence about it to your letter. You can change its
      words afterwards.
      <Box role="group" aria-label="Add a sentence to your letter" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {GAP_SENTENCES.map((sentence) => (
          <Button
            key={sentence.label}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => {
              onLetter([letter.trim(), gapSentence(sentence, gap, language, today)].filter(Boolean).join('\n\n'));
              announce('Sentence added to your letter');
            }}
          >
            {sentence.label}
          </Button>
        ))}
        <Button size="small" color="inherit" onClick={() => setDismissed(true)}>
          Leave it as it is
        </Button>
      </Box>
    </Alert>
  );
}
