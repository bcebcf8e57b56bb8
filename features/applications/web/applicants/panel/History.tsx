import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STAGE_LABEL } from '#features/jobs/stages.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { Applicant } from '../../../contract.ts';
import type { Teamwork } from '../../../pipeline-contract.ts';
import { useTeamwork } from './useTeamwork.ts';

type Entry = { at: string; title: string; lines: (string | null)[]; by: string };

/** Every move of an application, and who opened, tagged, scored or wrote about it, the oldest first. */
export function ApplicantHistory({ applicant }: { applicant: Applicant }) {
  const team = useTeamwork(applicant.id);
  const entries = [...applicant.events.map(entryOfMove), ...(team.data ? entriesOfTeam(team.data.data) : [])];
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        History
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {entries
          .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ at, title, lines, by }) => (
            <Box
              component="li"
              key={`${at} ${title} ${by}`}
              sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', typography: 'body2' }}
            >
              <Box component="span" sx={{ fontWeight: 600 }}>
                {title}
              </Box>
              {lines.map(
                (line) =>
                  line && (
                    <Box key={line} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                      {line}
                    </Box>
                  ),
              )}
              <Box sx={{ color: 'text.secondary' }}>
                <DateText value={at} capital /> by {by}
              </Box>
            </Box>
          ))}
      </Box>
      {team.error && !team.data && (
        <ErrorState
          title="What colleagues did could not be loaded"
          retrying={team.isFetching}
          onRetry={() => void team.refetch()}
        />
      )}
    </section>
  );
}

function entryOfMove({ at, from_stage, to_stage, by, reason, note }: Applicant['events'][number]): Entry {
  const stayed = to_stage === 'offer' ? 'Offer' : 'Changed by the applicant';
  const moved = from_stage && `${STAGE_LABEL[from_stage]} → ${STAGE_LABEL[to_stage]}`;
  return { at, title: moved === null ? 'Applied' : from_stage === to_stage ? stayed : moved, lines: [reason, note], by };
}

function entriesOfTeam({ opened, tagged, scores, notes }: Teamwork): Entry[] {
  const by = ({ is_own, name }: { is_own: boolean; name: string }) => (is_own ? 'You' : name);
  return [
    ...opened.map((read) => ({ at: read.at, title: 'Opened', lines: [], by: by(read) })),
    ...tagged.map((tag) => ({ at: tag.at, title: `Tagged “${tag.tag}”`, lines: [], by: by(tag) })),
    ...scores.map((score) => ({ at: score.at, title: 'Scored', lines: [score.comment], by: by(score) })),
    ...notes.map((note) => ({ at: note.at, title: 'Note', lines: [note.body], by: by({ ...note, name: note.author }) })),
  ];
}
