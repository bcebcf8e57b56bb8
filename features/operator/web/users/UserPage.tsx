import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { paths } from '#kit/ui/paths.ts';
import { PersonRecord } from '../review/PersonRecord.tsx';

/** `/operator/users/:userId`: a person from the list of all users. */
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
