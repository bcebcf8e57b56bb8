import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { usePictureUrl } from '#kit/ui/data/usePictureUrl.ts';
import { getChangedLogo } from '../contract.ts';
import { CHANGE_WORDS, type CompanyChange } from '../shapes.ts';

const TEXTS = ['name', 'legal_name', 'website'] as const;

/** A change of what identifies a company: what is shown now beside what would be shown. */
export function ChangeTable({ companyId, change }: { companyId: number; change: CompanyChange }) {
  const { before, after } = change;
  const cells = {
    py: 1,
    pr: 2,
    verticalAlign: 'top',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    borderTop: 1,
    borderColor: 'divider',
  };
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', typography: 'body2' }}>
      <thead>
        <Box component="tr" sx={{ '& th': { ...cells, borderTop: 0, fontWeight: 600 } }}>
          <th scope="col">Field</th>
          <th scope="col">Now</th>
          <th scope="col">Requested</th>
        </Box>
      </thead>
      <Box component="tbody" sx={{ '& th, & td': cells, '& th': { fontWeight: 400, color: 'text.secondary' } }}>
        {TEXTS.filter((field) => field in after).map((field) => (
          <tr key={field}>
            <th scope="row">{CHANGE_WORDS[field]}</th>
            <td>{before[field] || 'None'}</td>
            <td>{after[field] || 'None'}</td>
          </tr>
        ))}
        {'logo_url' in after && (
          <tr>
            <th scope="row">{CHANGE_WORDS.logo_file_id}</th>
            <td>{before.logo_url ? <Logo src={before.logo_url} name="Current logo" /> : 'None'}</td>
            <td>{after.logo_url ? <ChangedLogo companyId={companyId} changeId={change.id} /> : 'None'}</td>
          </tr>
        )}
      </Box>
    </Box>
  );
}

const Logo = ({ src, name }: { src: string | undefined; name: string }) => (
  <Avatar variant="rounded" src={src} alt={name} sx={{ width: 72, height: 72, border: 1, borderColor: 'divider' }} />
);

/** It isn’t public yet, so loading it needs the token, which an `img` cannot send. */
function ChangedLogo({ companyId, changeId }: { companyId: number; changeId: number }) {
  const { data } = useQuery(query(getChangedLogo, { params: { id: companyId, change_id: changeId } }));
  const src = usePictureUrl(data);
  return <Logo src={src} name="Requested logo" />;
}
