import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { resumeInText } from '#kit/country/country.ts';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { Progress } from './Progress.tsx';
import { useDashboard } from './useDashboard.ts';
import { profileStepInWords } from './veteran-words.ts';

/** How strong the profile is, with the one step that raises it most. */
export function ProfileCard() {
  const { countryId } = useLocale();
  const { data, ...state } = useDashboard('profile');
  const strength = data?.profile_strength;
  const cv = resumeInText(resumeWord(countryId));
  const next = strength?.next && { ...strength.next, ...profileStepInWords(strength.next.step, cv) };
  return (
    <DashboardCard
      title="Profile strength"
      link={{ label: 'Your profile', href: paths.veteran.profile() }}
      what="your profile strength"
      state={state}
      height={160}
    >
      {strength && (
        <>
          <Progress percent={strength.percent} label="Profile strength" figure={`${strength.percent}%`} unit="complete" />
          {next ? (
            <>
              <Box sx={{ my: 1.5, typography: 'body2', color: 'text.secondary' }}>{`The next step adds ${next.adds}%:`}</Box>
              <Button
                variant="outlined"
                color="inherit"
                href={next.href}
                sx={{ alignSelf: 'start', mt: 'auto', maxWidth: 1, whiteSpace: 'normal', textAlign: 'left' }}
              >
                {next.words}
              </Button>
            </>
          ) : (
            <Box sx={{ mt: 1.5, typography: 'body2', color: 'text.secondary' }}>
              Everything is filled in. Keep your job preferences up to date to see the right jobs.
            </Box>
          )}
        </>
      )}
    </DashboardCard>
  );
}
