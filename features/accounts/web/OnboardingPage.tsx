import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { resumeWord, useLocale } from '#kit/ui/locale.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useUser } from './session.tsx';

/** What onboarding asks, and the way to the jobs, which need none of it. */
export function OnboardingPage() {
  const { user_details } = useUser();
  const { siteName, countryId } = useLocale();
  const cv = resumeWord(user_details.country?.id ?? countryId);
  const steps = [
    { name: 'Personal Details', why: 'Your date of birth, phone number and how you would like to be reached.' },
    { name: `Upload your ${cv}`, why: 'So that you do not type again what stands in it already.' },
    { name: 'Career Direction', why: 'What you would like to do next, so that fitting jobs come first.' },
    { name: 'Action Plan', why: 'A few questions, and from them a list of next steps.' },
    { name: 'Support & Services', why: 'Help with health, housing, money or learning, if you want it.' },
  ];
  return (
    <Page
      title={`Welcome to ${siteName}, ${user_details.first_name}`}
      lead="Setting up your profile takes five short steps. They open here shortly; you can look for jobs and apply without them."
      width="reading"
      action={
        <Button variant="contained" href={paths.veteran.jobs()}>
          Look for jobs
        </Button>
      }
    >
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        {steps.map(({ name, why }, index) => (
          <Box
            key={name}
            component="li"
            sx={{ display: 'flex', gap: 2, p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box
              aria-hidden
              sx={{
                flexShrink: 0,
                display: 'grid',
                placeItems: 'center',
                width: 32,
                height: 32,
                borderRadius: '50%',
                bgcolor: 'primary.soft',
                color: 'primary.softText',
                typography: 'subtitle2',
              }}
            >
              {index + 1}
            </Box>
            <div>
              <Typography variant="subtitle1" component="h2">
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {why}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Page>
  );
}
