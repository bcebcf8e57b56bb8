import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconArrowRight, IconCheck, IconFlag, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countryOf, resumeInText } from '#kit/country/country.ts';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';

type Feature = { title: string; text: string; href: string; action: string; Picture: () => ReactNode };

const featuresOf = (cv: string): Feature[] => [
  {
    title: 'See why a job fits',
    text: `Each job shows what in your record meets it, what is missing, and a course that closes the gap.`,
    href: paths.jobs(),
    action: 'Search jobs',
    Picture: MatchPicture,
  },
  {
    title: `A ${cv} employers understand`,
    text: `Upload yours. We mark military words and suggest plain ones; you decide line by line.`,
    href: paths.auth.signup({ user: 'veteran' }),
    action: 'Create an account',
    Picture: WordsPicture,
  },
  {
    title: 'A plan to your leaving date',
    text: 'Work, training, health, money and housing on one timeline, with sources and reminders.',
    href: paths.veteran.createTransitionPlan(),
    action: 'Try a plan',
    Picture: PlanPicture,
  },
  {
    title: 'Track every application',
    text: 'Follow each application, when to expect a reply, and whether your application was opened.',
    href: paths.auth.signup({ user: 'veteran' }),
    action: 'Create an account',
    Picture: TrackPicture,
  },
];

/** What the site does, each with a small picture of its screen. */
export default function HomeFeatures() {
  const { siteName, countryId } = useLocale();
  return (
    <>
      <Typography id="features" variant="h2" sx={{ mb: 3 }}>
        {`What ${siteName} does for you`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {featuresOf(resumeInText(resumeWord(countryId))).map(({ title, text, href, action, Picture }) => (
          <Box key={title} sx={{ display: 'flex', flexDirection: 'column' }}>
            <Box
              aria-hidden
              sx={{
                mb: 2,
                p: 2,
                height: 168,
                overflow: 'hidden',
                borderRadius: 1.5,
                border: 1,
                borderColor: 'divider',
                bgcolor: 'background.subtle',
                typography: 'caption',
                userSelect: 'none',
              }}
            >
              <Picture />
            </Box>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>{text}</Typography>
            <Link
              href={href}
              aria-label={`${action}: ${title}`}
              sx={{ mt: 'auto', alignSelf: 'start', py: 0.25, fontWeight: 600 }}
            >
              {action}
            </Link>
          </Box>
        ))}
      </Box>
    </>
  );
}

const Card = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      p: 1.5,
      height: '100%',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      display: 'grid',
      gap: 0.75,
      alignContent: 'start',
    }}
  >
    {children}
  </Box>
);

function MatchPicture() {
  const lines = ['Diesel engines', 'Led a team of eight', 'Workshop planning'];
  return (
    <Card>
      <Box sx={{ typography: 'subtitle2' }}>Why this fits you</Box>
      {lines.map((line) => (
        <Box key={line} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <Box sx={{ display: 'inline-flex', color: 'success.text' }}>
            <IconCheck size={16} />
          </Box>
          {line}
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary' }}>
        <IconMinus size={16} />
        Missing: budgets
      </Box>
    </Card>
  );
}

function WordsPicture() {
  return (
    <Card>
      <Box sx={{ color: 'text.secondary' }}>Before</Box>
      <Box sx={{ textDecoration: 'line-through', textDecorationColor: 'currentColor' }}>Wrote the OPORD for 120 pax</Box>
      <Box sx={{ mt: 0.5, color: 'text.secondary' }}>After</Box>
      <Box sx={{ px: 1, py: 0.75, borderRadius: 0.75, bgcolor: 'success.soft', color: 'success.softText', fontWeight: 600 }}>
        Wrote the operation plan for 120 people
      </Box>
    </Card>
  );
}

function PlanPicture() {
  const { countryId } = useLocale();
  const steps = [
    `Write a first ${resumeInText(countryOf(countryId).words.resume)}`,
    'Practise interviews',
    'Last day of service',
  ];
  return (
    <Card>
      {steps.map((step, index) => (
        <Box key={step} sx={{ display: 'flex', gap: 1, alignItems: 'center', ml: index * 1.5 }}>
          <Box sx={{ display: 'inline-flex', color: index === 2 ? 'primary.text' : 'success.text' }}>
            {index === 2 ? <IconFlag size={18} /> : <IconCheck size={18} />}
          </Box>
          <Box sx={{ fontWeight: index === 2 ? 600 : 400 }}>{step}</Box>
        </Box>
      ))}
      <Box
        component="svg"
        viewBox="0 0 200 44"
        preserveAspectRatio="none"
        sx={{ mt: 0.5, width: '100%', height: 44, color: 'primary.text' }}
        fill="none"
        stroke="currentColor"
      >
        <path d="M0 42 C40 40 50 26 84 28 S140 12 200 4" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d="M0 44 C46 44 60 36 92 37 S150 26 200 20" strokeWidth="1" opacity="0.5" vectorEffect="non-scaling-stroke" />
      </Box>
    </Card>
  );
}

function TrackPicture() {
  const stages = ['Sent', 'Being read', 'Interview', 'Offer'];
  return (
    <Card>
      <Box sx={{ typography: 'subtitle2' }}>Your application</Box>
      {stages.map((stage, index) => (
        <Box key={stage} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box
            sx={{
              width: 14,
              height: 14,
              borderRadius: '50%',
              border: 2,
              borderColor: index < 3 ? 'success.text' : 'divider',
              bgcolor: index < 2 ? 'success.text' : 'transparent',
            }}
          />
          <Box sx={{ fontWeight: index === 2 ? 600 : 400, color: index === 3 ? 'text.secondary' : 'text.primary' }}>{stage}</Box>
          {index === 2 && <IconArrowRight size={14} />}
        </Box>
      ))}
    </Card>
  );
}
