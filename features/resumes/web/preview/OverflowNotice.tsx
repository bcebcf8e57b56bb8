import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { withQuery } from '#kit/ui/paths.ts';
import { overflowMessage, type PageOverflow } from '../../page-overflow.ts';

/** Says how much too long a resume is for the pages that the person chose, and leads to its longest sections in the editor. */
export function OverflowNotice({ overflow, word }: { overflow: PageOverflow; word: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search: object = useSearch({ strict: false });
  const open = (section: string) =>
    navigate({ href: withQuery(pathname, { ...search, section, view: undefined }), replace: true, resetScroll: false });
  return (
    <Alert severity="warning" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {overflowMessage(overflow, word)}
      {overflow.longest.length > 0 && (
        <Box sx={{ mt: 1 }}>
          Shorten or hide something, starting with the longest sections:
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {overflow.longest.map(({ key, title, lines }) => (
              <li key={`${key} ${title}`}>
                <Link component="button" type="button" color="inherit" variant="body2" onClick={() => open(key)}>
                  {title}
                </Link>
                {`, ${lines} lines`}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Alert>
  );
}
