import Button from '@mui/material/Button';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { loadStandardContent } from '#features/onboarding/operator-contract.ts';
import { findActionSuggestions, findMasterQuestions } from '#features/questions/operator-contract.ts';
import { findProviders } from '#features/services/operator-contract.ts';
import { mutation } from '#kit/ui/data/query.ts';

/** Loads the standard onboarding questions, next steps and providers for the site's country. Existing content is not changed. */
export function StandardContentButton({ label }: { label: string }) {
  const load = useMutation(
    mutation(loadStandardContent, {
      invalidates: [findMasterQuestions, findActionSuggestions, findProviders],
      success: ({ message }) => message ?? 'Loaded',
    }),
  );
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
