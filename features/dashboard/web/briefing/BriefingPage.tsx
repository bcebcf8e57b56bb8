import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { IconPrinter, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { type Briefing, getBriefing } from '../../briefing-contract.ts';
import { ActionsPart, ContactPart, MissingPart, RolesPart, WordsPart } from './BriefingParts.tsx';
import { briefingTitle, shareLines } from './briefing-words.ts';
import { Countdown } from './Countdown.tsx';
import { ShareDialog } from './ShareDialog.tsx';

/** What a veteran's record comes to, on one page that can be printed. */
export function BriefingPage() {
  const user = useUser();
  const { data, error, isFetching, refetch } = useQuery(query(getBriefing));
  const briefing = data?.data;
  const firstName = user.user_details.first_name ?? '';
  if (!briefing)
    return (
      <Page title="Your briefing">
        {error ? (
          <ErrorState title="Your briefing could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <FormSkeleton fields={5} what="your briefing" />
        )}
      </Page>
    );
  return (
    <Page
      title={briefingTitle(briefing, firstName)}
      lead="What your record comes to today. It has only what you gave us and what open jobs say."
      action={<Actions briefing={briefing} />}
    >
      <Body briefing={briefing} />
      <PrintStyles />
    </Page>
  );
}

function Actions({ briefing }: { briefing: Briefing }) {
  const { countryId, siteName } = useLocale();
  const [isSharing, setIsSharing] = useState(false);
  const lines = shareLines(briefing, { countryId, siteName });
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      {(lines.level !== null || lines.roles.length > 0) && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconShare size={18} aria-hidden />}
          onClick={() => setIsSharing(true)}
        >
          Share card
        </Button>
      )}
      <Button variant="contained" href={paths.veteran.home()}>
        Go to your dashboard
      </Button>
      {isSharing && <ShareDialog lines={lines} onClose={() => setIsSharing(false)} />}
    </>
  );
}

function Body({ briefing }: { briefing: Briefing }) {
  const { roles, wording, actions, contact } = briefing;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Countdown briefing={briefing} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'stretch',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {roles.length > 0 && <RolesPart roles={roles} />}
        {wording && (wording.line || wording.terms > 0) && <WordsPart wording={wording} />}
        {actions.length > 0 && <ActionsPart actions={actions} />}
        {contact && <ContactPart contact={contact} />}
      </Box>
      <MissingPart briefing={briefing} />
    </Box>
  );
}

const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        'header, footer, nav, button, .MuiButton-root, .no-print': { display: 'none !important' },
        body: { background: 'white !important' },
        // Dark mode prints in black on white, too.
        'main, main *': { color: 'black !important', background: 'transparent !important' },
        'main section': { breakInside: 'avoid' },
      },
    }}
  />
);
