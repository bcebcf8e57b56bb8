import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { understandRole } from '#features/occupations/contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';

type UnderstoodRolesProps = { roles: readonly string[]; onReplace: (role: string, name: string) => void };

/** What each wished role was understood as. A title that is not known is marked, with the nearest occupations to choose instead. */
export function UnderstoodRoles({ roles, onReplace }: UnderstoodRolesProps) {
  const read = useQueries({
    queries: roles.map((role) => ({
      ...query(understandRole, { query: { role: role.slice(0, 100) } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const rows = roles.flatMap((role, index) => {
    const found = read[index]?.data?.data;
    return found ? [{ role, ...found }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="How we understood your roles"
      sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1, typography: 'body2' }}
    >
      {rows.map(({ role, understood, suggestions }) => (
        <Box component="li" key={role} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          {understood ? (
            <>
              <Mark isKnown />
              <span>
                <strong>{role}</strong>
                {understood.name.toLowerCase() === role.toLowerCase()
                  ? ''
                  : `: we match you to ${inSentence(understood.name)} jobs`}
              </span>
            </>
          ) : (
            <>
              <Mark />
              <div>
                <Typography variant="body2">
                  <strong>{role}</strong>
                  {suggestions.length > 0
                    ? ': we don’t know this job title yet. Choose a near one, or keep it to search by its words.'
                    : ': we don’t know this job title yet. You can keep it to search by its words.'}
                </Typography>
                {suggestions.length > 0 && (
                  <Box sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                    {suggestions.map(({ onet_soc, name }) => (
                      <Button
                        key={onet_soc}
                        size="small"
                        variant="outlined"
                        color="inherit"
                        aria-label={`Use ${name} instead of ${role}`}
                        sx={{ whiteSpace: 'normal', textAlign: 'start' }}
                        onClick={() => {
                          onReplace(role, name);
                          announce(`${role} replaced by ${name}`);
                        }}
                      >
                        {name}
                      </Button>
                    ))}
                  </Box>
                )}
              </div>
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}

const Mark = ({ isKnown = false }: { isKnown?: boolean }) => (
  <Box component="span" sx={{ display: 'flex', flexShrink: 0, pt: 0.25, color: isKnown ? 'success.main' : 'warning.main' }}>
    {isKnown ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
  </Box>
);

/** Inside a sentence a name begins in lower case, unless it is an abbreviation. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name);
