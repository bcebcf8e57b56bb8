import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProfileSection, useSessionStore, useUser } from '#features/accounts/web/index.ts';
import { ProfileSections } from '#features/accounts/web/parts.ts';
import { findMasterQuestions } from '#features/questions/contract.ts';
import { OwnRegistrations } from '#features/resumes/web/parts.ts';
import { resumeInText } from '#kit/country/country.ts';
import { gradeOf } from '#kit/country/grade.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { getOnboarding } from '../contract.ts';
import type { Onboarding } from '../shapes.ts';
import { CareerStep } from './CareerStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';

/** `/veteran/profile`: everything the veteran gave, each fact with who can see it. `last` are sections of other features. */
export function VeteranProfilePage({ last }: { last: readonly ProfileSection[] }) {
  return (
    <ProfileSections
      last={last}
      more={[
        {
          key: 'personal',
          label: 'Personal details',
          lead: 'Employers never see your date of birth, gender or answers here. Those you apply to see your phone number.',
          Content: PersonalAnswers,
        },
        {
          key: 'service',
          label: 'Service',
          lead: 'Employers see your service in what you send them. They never see this page.',
          Content: Service,
        },
        {
          key: 'registrations',
          label: 'Registrations',
          lead: 'The law keeps some work for people who are registered for it. Employers see yours in what you send them. Numbers stay private unless you show them.',
          Content: OwnRegistrations,
        },
        {
          key: 'wishes',
          label: 'Job preferences',
          lead: 'We use these to recommend jobs and courses. Employers never see them.',
          Content: CareerAnswers,
        },
      ]}
    />
  );
}

const PersonalAnswers = () => <Answers step="personal_details" />;
const CareerAnswers = () => <Answers step="career_direction" />;

/** What was answered in a step of onboarding, to be changed. */
function Answers({ step }: { step: 'personal_details' | 'career_direction' }) {
  const client = useQueryClient();
  const session = useSessionStore();
  const state = useQuery(query(getOnboarding));
  const questions = useQuery(query(findMasterQuestions, { query: { visibility_place: step } }));
  const failed = [state, questions].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState title="Your answers could not be loaded" onRetry={() => void failed.refetch()} />;
  if (!state.data || !questions.data) return <Skeleton variant="rounded" height={320} />;
  const stepInput = {
    state: state.data.data,
    questions: questions.data.data,
    inProfile: true,
    onSaved: async (next: Onboarding) => {
      client.setQueryData(keyOf(getOnboarding), { status: true, data: next });
      await session.refresh().catch(() => {});
      toast.success('Your changes have been saved');
    },
  };
  // The form restarts from what is saved; unsaved input is restored into it.
  const { personal, career } = stepInput.state.revisions;
  return step === 'personal_details' ? (
    <PersonalStep key={personal} {...stepInput} />
  ) : (
    <CareerStep key={career} {...stepInput} />
  );
}

/** Time in the forces as the resumes describe it. It is changed there, so that it is said once. */
function Service() {
  const { countryId } = useLocale();
  const { user_details } = useUser();
  const word = resumeWord(user_details.country?.id ?? countryId);
  const cv = resumeInText(word);
  const { data, isError, refetch } = useQuery(query(getOnboarding));
  if (isError && !data) return <ErrorState title="Your service could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const { service } = data.data;
  return (
    <>
      {service.length === 0 ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{`Your ${cv} doesn’t name your service yet.`}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {service.map(({ service: name, rank, nato_code, trade, ended }, index) => (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: two periods may read the same
              key={index}
              sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
            >
              <Typography variant="subtitle1" component="h2">
                {[rank && gradeOf(nato_code, countryId) ? `${rank} (${gradeOf(nato_code, countryId)})` : rank, name]
                  .filter(Boolean)
                  .join(', ') || 'Service'}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[trade, ended === 'present' ? 'still serving' : ended && `until ${ended}`].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" href={paths.veteran.resumes()}>
          {`Change it in your ${cv}`}
        </Button>
        <Button color="inherit" href={paths.veteran.profile({ profile_section: 'wishes' })}>
          Change your discharge date
        </Button>
      </Box>
    </>
  );
}
