import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { paths } from '#kit/ui/paths.ts';
import type { Match } from '../../shapes.ts';
import { MatchBadge } from '../MatchBadge.tsx';

type MatchPanelProps = {
  match: Match | null;
  /** Why there is no match; null where nobody asked for one. */
  reason: string | null;
  title: string;
  headingLevel: 'h2' | 'h3' | 'h4';
  /** Whether the veteran reads about their own record: what is missing links to courses and to their profile. */
  isOwn?: boolean;
  action?: ReactNode;
  /** Below the heading, about the score. */
  note?: string | undefined;
};

/** Why a job fits: what is met, with the line of the record that shows it, and what is missing. */
export function MatchPanel({ match, reason, title, headingLevel, isOwn = false, action, note }: MatchPanelProps) {
  if (!match)
    return (
      reason && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {reason}
        </Alert>
      )
    );
  return (
    <Box
      component="section"
      aria-labelledby="match-title"
      sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.subtle' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography id="match-title" variant="h4" component={headingLevel} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <MatchBadge match={match} />
          {action}
        </Box>
      </Box>
      {note && (
        <Typography variant="body2" sx={{ mt: -1, mb: 1.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' }}>
        {match.reasons.length > 0 && (
          <Points title="What fits">
            {match.reasons.map(({ kind, text, evidence }) => (
              <Point key={kind} icon={<IconCircleCheck size={18} aria-hidden />} colour="success.text">
                {text}
                {evidence && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
                    {evidence}
                  </Box>
                )}
              </Point>
            ))}
          </Points>
        )}
        {match.gaps.length > 0 && (
          <Points title="What’s missing">
            {match.gaps.map(({ kind, text, course_id, course_title }) => (
              <Point key={text} icon={<IconCircleDashed size={18} aria-hidden />} colour="text.secondary">
                {text}
                {/* The only gap about an occupation is a registration that its law asks for. */}
                {isOwn && kind === 'occupation' && (
                  <Link
                    href={paths.veteran.profile({ profile_section: 'registrations' })}
                    variant="caption"
                    color="textPrimary"
                    sx={{ display: 'block' }}
                  >
                    Add your registration
                  </Link>
                )}
                {isOwn && course_id !== undefined && (
                  <Link href={paths.veteran.course(course_id)} variant="caption" color="textPrimary" sx={{ display: 'block' }}>
                    Course: {course_title}
                  </Link>
                )}
              </Point>
            ))}
          </Points>
        )}
      </Box>
    </Box>
  );
}

function Points({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="caption" component="div" sx={{ mb: 1, color: 'text.secondary', fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={LIST}>
        {children}
      </Box>
    </div>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, alignContent: 'start' } as const;

function Point({ icon, colour, children }: { icon: ReactNode; colour: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ flexShrink: 0, color: colour, display: 'inline-flex', mt: 0.125 }}>
        {icon}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
