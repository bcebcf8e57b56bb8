import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { paths } from '#kit/ui/paths.ts';
import { PersonRecord } from './PersonRecord.tsx';

/** `/operator/users/:userId`: a person by the list of all people. */
export function UserPage() {
  const { userId }: { userId?: string } = useParams({ strict: false });
  return (
    <Box sx={{ width: '100%', maxWidth: 1280, mx: 'auto' }}>
      <PersonRecord
        id={Number(userId)}
        place={{
          beside: false,
          back: { label: 'Users', href: paths.operator.users() },
          onDecided: () => undefined,
        }}
      />
    </Box>
  );
}
