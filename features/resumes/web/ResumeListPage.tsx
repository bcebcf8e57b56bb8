import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconFileText, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { keyOf, query } from '#kit/ui/query.ts';
import { ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { deleteResume, findResumes, type ResumeCard, restoreResume, TRASH_DAYS } from '../resumes-contract.ts';
import { copyResume } from './copy-resume.ts';
import { ResumeCardItem } from './ResumeCardItem.tsx';
import { resumeEditHref } from './resume-words.ts';
import { useResumeWord } from './use-resume-word.ts';

/** `/veteran/resume`: the resumes of the veteran, and with `?trash=true` those in the trash. */
export function ResumeListPage() {
  return <ResumeList kind="resume" />;
}

/** `/veteran/federal-resume` */
export function FederalResumeListPage() {
  return <ResumeList kind="federal" />;
}

function ResumeList({ kind }: { kind: ResumeCard['kind'] }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { word, inText } = useResumeWord();
  const search: { trash?: boolean | string } = useSearch({ strict: false });
  const trash = search.trash === true || search.trash === 'true';
  const [ending, setEnding] = useState<ResumeCard | null>(null);
  const list = useQuery(query(findResumes, { query: { trash } }));
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(findResumes) });
  const isFederal = kind === 'federal';
  const many = isFederal ? 'federal resumes' : word === 'CV' ? 'CVs' : 'resumes';
  const base = isFederal ? paths.veteran.federalResume() : paths.veteran.resumes();
  const build = paths.veteran.resumeBuild(isFederal ? { kind: 'federal' } : {});

  const restore = useMutation({
    mutationFn: ({ id }: ResumeCard) => call(restoreResume, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast.success('Taken out of the trash');
    },
    onError: toastError,
  });
  const toTrash = useMutation({
    mutationFn: ({ id }: ResumeCard) => call(deleteResume, { params: { id }, query: {} }),
    onSuccess: async (_, card) => {
      await refresh();
      toast.undo(`${card.title} is in the trash`, () => restore.mutate(card));
    },
    onError: toastError,
  });
  const end = useMutation({
    mutationFn: ({ id }: ResumeCard) => call(deleteResume, { params: { id }, query: { for_good: true } }),
    onSuccess: async () => {
      setEnding(null);
      await refresh();
    },
    onError: toastError,
  });
  const copy = useMutation({
    mutationFn: ({ id, title }: ResumeCard) => copyResume(id, { title: `${title} (copy)`.slice(0, 200) }),
    onSuccess: (made) => navigate({ href: resumeEditHref(made) }),
    onError: toastError,
  });

  const cards = list.data?.data.filter((card) => card.kind === kind);
  return (
    <Page
      title={trash ? 'Trash' : `Your ${many}`}
      lead={
        trash
          ? `What is here goes for good ${TRASH_DAYS} days after it was put in.`
          : isFederal
            ? 'For posts of the US government: more detail than others, two pages at most.'
            : `One record of your service, as many ${many} as you apply for. Each is saved while you write.`
      }
      breadcrumbs={trash ? [{ label: `Your ${many}`, href: base }] : []}
      action={
        !trash && (
          <Button variant="contained" href={build} startIcon={<IconPlus size={18} aria-hidden />}>
            {isFederal ? 'New federal resume' : `New ${inText}`}
          </Button>
        )
      }
    >
      {list.error && !cards ? (
        <ErrorState title={`Your ${many} could not be loaded`} onRetry={() => list.refetch()} retrying={list.isFetching} />
      ) : !cards ? (
        <ListSkeleton rows={3} what={`your ${many}`} />
      ) : cards.length === 0 ? (
        trash ? (
          <EmptyState title="The trash is empty" icon={<IconTrash size={28} aria-hidden />}>
            What you put here can be taken out again for {TRASH_DAYS} days.
          </EmptyState>
        ) : (
          <EmptyState
            title={isFederal ? 'No federal resume yet' : `No ${inText} yet`}
            icon={<IconFileText size={28} aria-hidden />}
            action={
              <Button variant="contained" href={build}>
                {isFederal ? 'Write a federal resume' : `Write your first ${inText}`}
              </Button>
            }
          >
            {isFederal
              ? 'It asks for hours, grades and supervisors, and checks its own rules while you write.'
              : 'Begin with a file that you have, with what your profile knows, or with an empty page.'}
          </EmptyState>
        )
      ) : (
        <Box
          component="ul"
          aria-label={trash ? 'Trash' : `Your ${many}`}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {cards.map((card) => (
            <ResumeCardItem
              key={card.id}
              card={card}
              pending={copy.isPending || toTrash.isPending || restore.isPending}
              onCopy={() => copy.mutate(card)}
              onTrash={() => toTrash.mutate(card)}
              onRestore={() => restore.mutate(card)}
              onDelete={() => setEnding(card)}
            />
          ))}
        </Box>
      )}
      {!trash && cards && (
        <Typography variant="body2" sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {!isFederal && <Link href={paths.veteran.coverLetters()}>Cover letters</Link>}
          <Link href={`${base}?trash=true`}>Trash</Link>
          {isFederal ? (
            <Link href={paths.veteran.resumes()}>Your {word === 'CV' ? 'CVs' : 'resumes'}</Link>
          ) : (
            word === 'Resume' && <Link href={paths.veteran.federalResume()}>Federal resumes</Link>
          )}
        </Typography>
      )}
      <ConfirmDialog
        open={ending !== null}
        title={`Delete ${ending?.title ?? ''} for good?`}
        confirmLabel={`Delete ${inText}`}
        destructive
        pending={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
        onCancel={() => setEnding(null)}
      >
        It cannot be taken back.
      </ConfirmDialog>
    </Page>
  );
}
