import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconArrowRight, IconChevronRight, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { resumeInText } from '#kit/country/country.ts';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import type { Briefing } from '../../briefing-contract.ts';
import { taskHref } from '../task-link.ts';
import { missingParts, roleInWords } from './briefing-words.ts';

function Part({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
      }}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
      {action && <Box sx={{ mt: 'auto', pt: 2 }}>{action}</Box>}
    </Box>
  );
}

const rows = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 1 } as const;

export function RolesPart({ roles }: { roles: Briefing['roles'] }) {
  const { countryId } = useLocale();
  const words = useCountryWords();
  const named = roles.map((role) => roleInWords(role, countryId));
  return (
    <Part title={`Civilian roles people with your ${words.trade} move into`}>
      <Box component="ul" sx={rows}>
        {named.map(({ name, pay, jobs, href }) => (
          <Box component="li" key={name} sx={row}>
            <Box sx={{ flex: '1 1 180px', minWidth: 0, typography: 'subtitle2', overflowWrap: 'anywhere' }}>{name}</Box>
            {pay && <Box sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{pay}</Box>}
            <Box sx={{ flexBasis: '100%', typography: 'body2', color: 'text.secondary' }}>
              {jobs ? (
                <Link href={href} sx={{ display: 'inline-block', py: 0.25 }} aria-label={`${jobs}: ${name}`}>
                  {jobs}
                </Link>
              ) : (
                'No open jobs right now'
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {named.some(({ pay }) => pay) && (
        <Typography variant="caption" sx={{ mt: 1, color: 'text.secondary' }}>
          Pay is the middle of what open jobs state, where at least five do.
        </Typography>
      )}
    </Part>
  );
}

export function WordsPart({ wording }: { wording: NonNullable<Briefing['wording']> }) {
  const { countryId } = useLocale();
  const cv = resumeInText(resumeWord(countryId));
  const { line, terms, resume_id } = wording;
  return (
    <Part
      title="Your words, for an employer"
      action={
        terms > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            href={`${paths.veteran.resumeEdit(resume_id)}?review=terms`}
            endIcon={<IconArrowRight size={18} aria-hidden />}
          >
            {terms === 1 ? 'Review it' : `Review all ${terms}`}
          </Button>
        )
      }
    >
      {line && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, '& dt': { typography: 'caption', color: 'text.secondary' } }}>
          <div>
            <dt>You wrote</dt>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {line.before}
            </Box>
          </div>
          <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
            <dt>An employer understands</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {line.after}
            </Box>
          </Box>
        </Box>
      )}
      {terms > 0 && (
        <Typography variant="body2" sx={{ mt: line ? 2 : 0 }}>
          {`We found ${counted(terms, 'military term', 'military terms')} in your ${cv}.`}
        </Typography>
      )}
    </Part>
  );
}

export function ActionsPart({ actions }: { actions: Briefing['actions'] }) {
  return (
    <Part title="Your next actions">
      <Box component="ol" sx={rows}>
        {actions.map((action) => (
          <Box component="li" key={action.id} sx={row}>
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              <Link
                href={taskHref(action)}
                color="textPrimary"
                sx={{ display: 'inline-block', py: 0.25, overflowWrap: 'anywhere' }}
              >
                {action.title}
              </Link>
            </Box>
            {action.due_on && (
              <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                by <DateText value={action.due_on} as="day" />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
}

export function ContactPart({ contact }: { contact: NonNullable<Briefing['contact']> }) {
  const { id, name, reason, phone, website } = contact;
  return (
    <Part
      title={phone ? 'Who to call' : 'Who can help'}
      action={
        <Button variant="outlined" color="inherit" href={paths.veteran.serviceProvider(id)}>
          What they do
        </Button>
      }
    >
      <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {reason}
      </Typography>
      {phone && (
        <Link
          href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}
          sx={{ mt: 1.5, display: 'inline-flex', gap: 1, alignItems: 'center', fontSize: 20, fontWeight: 700 }}
        >
          <IconPhone size={20} aria-hidden />
          {phone.number}
        </Link>
      )}
      {phone?.note && <Typography variant="body2">{phone.note}</Typography>}
      {!phone && website && (
        <Link href={website} target="_blank" rel="noreferrer" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
        </Link>
      )}
    </Part>
  );
}

/** What is not known yet, each with where to add it. */
export function MissingPart({ briefing }: { briefing: Briefing }) {
  const { countryId } = useLocale();
  const missing = missingParts(briefing, countryId);
  if (missing.length === 0) return null;
  return (
    <Box className="no-print">
      <Part title="Add to your briefing">
        <Box component="ul" sx={rows}>
          {missing.map(({ words, href }) => (
            <Box component="li" key={href} sx={row}>
              <Link href={href} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.25 }}>
                {words}
                <IconChevronRight size={16} aria-hidden />
              </Link>
            </Box>
          ))}
        </Box>
      </Part>
    </Box>
  );
}
