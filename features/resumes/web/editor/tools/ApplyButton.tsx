import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mutation } from '#kit/ui/data/query.ts';
import type { OpenDraft } from '../resume-draft.ts';

type ApplyButtonProps<Content, Design> = { draft: OpenDraft<Content, Design>; href: string; children: ReactNode };

/** Opens an application with the document. Saves first, so that the application shows what was just typed. */
export function ApplyButton<Content, Design>({ draft, href, children }: ApplyButtonProps<Content, Design>) {
  const navigate = useNavigate();
  const apply = useMutation(mutation(() => draft.saveNow(), { onSuccess: () => navigate({ href }) }));
  return (
    <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate()}>
      {children}
    </Button>
  );
}
