import Button from '@mui/material/Button';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadStandardContent } from '#features/onboarding/operator-contract.ts';
import { findActionSuggestions, findMasterQuestions } from '#features/plans/operator-contract.ts';
import { findProviders } from '#features/services/operator-contract.ts';
import { toastError } from '#kit/ui/api.ts';
import { keyOf, mutation } from '#kit/ui/query.ts';
import { toast } from '#kit/ui/toast.tsx';

/** Gives the site what onboarding asks and proposes in its country, where it has nothing yet. */
export function StandardContentButton({ label }: { label: string }) {
  const client = useQueryClient();
  const load = useMutation({
    ...mutation(loadStandardContent),
    onSuccess: ({ message }) => toast.success(message ?? 'Loaded'),
    onError: toastError,
    onSettled: () =>
      Promise.all(
        [findMasterQuestions, findActionSuggestions, findProviders].map((list) =>
          client.invalidateQueries({ queryKey: keyOf(list) }),
        ),
      ),
  });
  return (
    <Button
      variant="contained"
      loading={load.isPending}
      loadingPosition="start"
      startIcon={<IconDownload size={18} aria-hidden />}
      onClick={() => load.mutate({})}
    >
      {label}
    </Button>
  );
}
