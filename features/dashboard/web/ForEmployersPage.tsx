import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';
import { useHeadingFocus, usePageTitle } from '#kit/ui/page/page-heading.ts';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { EMPLOYER_LEAD, EMPLOYER_TITLE, HOW_TO_HIRE, WHY_HIRE } from '../employer-words.ts';
import { RANK_LEVELS } from '../rank-levels.ts';

/** `/recruiters`: why and how to hire people who served, for employers who do not know the site yet. */
export function ForEmployersPage() {
  const { siteName } = useLocale();
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle('For employers');
  useHeadingFocus(heading);
  const start = (
    <Button
      variant="contained"
      size="large"
      href={viewer?.role === 'recruiter' ? paths.recruiter.home() : paths.auth.signup({ user: 'recruiter' })}
    >
      {viewer?.role === 'recruiter' ? 'Go to your dashboard' : 'Create an employer account'}
    </Button>
  );
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box sx={{ ...FRAME, py: { xs: 5, md: 8 } }}>
          <Typography
            ref={heading}
            component="h1"
            tabIndex={-1}
            sx={{ fontSize: { xs: 32, md: 44 }, lineHeight: 1.15, fontWeight: 700, letterSpacing: '-0.025em', maxWidth: '20ch' }}
          >
            {EMPLOYER_TITLE}
          </Typography>
          <Typography sx={{ mt: 2, fontSize: { md: 18 }, lineHeight: 1.6, maxWidth: '60ch', color: 'text.secondary' }}>
            {`${siteName} ${EMPLOYER_LEAD}`}
          </Typography>
          <Box sx={{ mt: 3.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {start}
            {!viewer && (
              <Button variant="outlined" color="inherit" size="large" href={paths.auth.login({ user: 'recruiter' })}>
                Sign in
              </Button>
            )}
          </Box>
        </Box>
        {/* The lines have a band of their own: never behind the text. */}
        <Box
          aria-hidden
          sx={{
            position: 'relative',
            height: { xs: 72, md: 120 },
            overflow: 'hidden',
            maskImage: 'linear-gradient(transparent, black 40%)',
          }}
        >
          <ContourMotif seed={23} opacity={0.1} />
        </Box>
      </Box>

      <Part title="Why hire people who served">
        <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 }, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          {WHY_HIRE.map(({ title, text }) => (
            <div key={title}>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 0.5, maxWidth: '60ch', color: 'text.secondary' }}>{text}</Typography>
            </div>
          ))}
        </Box>
      </Part>

      <Part title="How it works" shaded>
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: { xs: 3, md: 4 },
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {HOW_TO_HIRE.map(({ title, text }, index) => (
            <li key={title}>
              <Box aria-hidden sx={{ fontSize: 14, fontWeight: 700, color: 'primary.text' }}>
                {index + 1}
              </Box>
              <Typography variant="h3" sx={{ fontSize: 18 }}>
                {title}
              </Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
            </li>
          ))}
        </Box>
      </Part>

      <Part title="Rank and skills, explained">
        <Typography sx={{ mb: 3, maxWidth: '75ch', color: 'text.secondary' }}>
          A rank shows a level of responsibility, not a trade; applications list both. Use the table as a rough guide. The same
          rank can mean leading a team, running a ship’s department or working in a headquarters, so ask what the person did.
        </Typography>
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label="Ranks and typical responsibilities"
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Table sx={{ minWidth: 640 }}>
            <VisuallyHidden component="caption">Ranks and typical responsibilities</VisuallyHidden>
            <TableHead>
              <TableRow>
                <TableCell>NATO code</TableCell>
                <TableCell>United Kingdom</TableCell>
                <TableCell>United States</TableCell>
                <TableCell>Comparable level</TableCell>
                <TableCell>People led, as a rule</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {RANK_LEVELS.map(({ nato, uk, us, level, people }) => (
                <TableRow key={nato}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                    {nato}
                  </TableCell>
                  <TableCell>{uk}</TableCell>
                  <TableCell>{us}</TableCell>
                  <TableCell>{level}</TableCell>
                  <TableCell>{people}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Part>

      <Box sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box
          sx={{
            ...FRAME,
            py: { xs: 4, md: 6 },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <Typography variant="h2">Ready to post your first job?</Typography>
          {start}
        </Box>
      </Box>
    </>
  );
}

const FRAME = { width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

function Part({ title, shaded = false, children }: { title: string; shaded?: boolean; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={shaded ? { bgcolor: 'background.paper', borderTop: 1, borderBottom: 1, borderColor: 'divider' } : {}}
    >
      <Box sx={{ ...FRAME, py: { xs: 5, md: 7 } }}>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
