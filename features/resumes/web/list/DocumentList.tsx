import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Route } from '#kit/contract/route.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { TRASH_DAYS, TrashSearch } from '../../resumes-contract.ts';

type StoredDocument = { id: number; title: string; updated_at: string; trashed_at: string | null };

/** Whether a list shows the trash: `?trash=true`. */
export function useTrashShown(): boolean {
  return useUrlSearch(TrashSearch).trash;
}

type DocumentListProps<Card extends StoredDocument> = {
  /** The words for one and for all of them: `letter`, `Cover letters`. */
  one: string;
  many: string;
  lead: string;
  breadcrumbs: { label: string; href: string }[];
  base: string;
  /** Undefined while loading. */
  cards: Card[] | undefined;
  failed: boolean;
  loading: boolean;
  onRetry: () => void;
  action: ReactNode;
  empty: ReactNode;
  /** Related links, next to the one to the trash. */
  links: ReactNode;
  remove: (card: Card, forGood: boolean) => Promise<unknown>;
  restore: (card: Card) => Promise<unknown>;
  /** The route that lists them, refetched after each change. */
  list: Route;
  children: (card: Card, stored: Pick<DocumentCardProps, 'pending' | 'onTrash' | 'onRestore' | 'onDelete'>) => ReactNode;
};

/** A list of a person's documents, with `?trash=true` those in the trash. */
export function DocumentList<Card extends StoredDocument>({
  one,
  many,
  cards,
  list,
  children,
  ...page
}: DocumentListProps<Card>) {
  const trash = useTrashShown();
  const [ending, setEnding] = useState<Card | null>(null);
  const invalidates = [list];
  const restore = useMutation(mutation(page.restore, { invalidates, success: 'Restored' }));
  const toTrash = useMutation(
    mutation((card: Card) => page.remove(card, false), {
      invalidates,
      onSuccess: (_, card) => toast.undo(`${card.title} moved to the trash`, () => restore.mutate(card)),
    }),
  );
  const end = useMutation(mutation((card: Card) => page.remove(card, true), { invalidates, onSuccess: () => setEnding(null) }));
  const inText = many.charAt(0).toLowerCase() + many.slice(1);
  return (
    <Page
      title={trash ? 'Trash' : many}
      lead={trash ? `Items are permanently deleted after ${TRASH_DAYS} days.` : page.lead}
      breadcrumbs={trash ? [...page.breadcrumbs, { label: many, href: page.base }] : page.breadcrumbs}
      action={!trash && page.action}
    >
      {page.failed && !cards ? (
        <ErrorState title={`${many} could not be loaded`} onRetry={page.onRetry} retrying={page.loading} />
      ) : !cards ? (
        <ListSkeleton rows={3} what={inText} />
      ) : cards.length > 0 ? (
        <Box
          component="ul"
          aria-label={trash ? 'Trash' : many}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {cards.map((card) =>
            children(card, {
              pending: toTrash.isPending || restore.isPending,
              onTrash: () => toTrash.mutate(card),
              onRestore: () => restore.mutate(card),
              onDelete: () => setEnding(card),
            }),
          )}
        </Box>
      ) : trash ? (
        <EmptyState title="The trash is empty" icon={<IconTrash size={28} aria-hidden />}>
          You can restore deleted items for {TRASH_DAYS} days.
        </EmptyState>
      ) : (
        page.empty
      )}
      {!trash && cards && (
        <Typography variant="body2" sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          {page.links}
          <Link href={`${page.base}?trash=true`}>Trash</Link>
        </Typography>
      )}
      <ConfirmDialog
        open={ending !== null}
        title={`Permanently delete ${ending?.title ?? ''}?`}
        confirmLabel={`Delete ${one}`}
        destructive
        pending={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
        onCancel={() => setEnding(null)}
      >
        You can’t undo this.
      </ConfirmDialog>
    </Page>
  );
}

type DocumentCardProps = {
  card: StoredDocument;
  href: string;
  /** What it is for: `For Fitter at Hale Rail`. */
  about: string;
  pending: boolean;
  onCopy: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onDelete: () => void;
  /** Shown next to the button that opens it. */
  actions: ReactNode;
  /** Its first page. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A document in the list. In the trash it can only be restored or deleted. */
export function DocumentCard({
  card,
  href,
  about,
  pending,
  onCopy,
  onTrash,
  onRestore,
  onDelete,
  actions,
  picture,
  children,
}: DocumentCardProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const { title, trashed_at } = card;
  const changed = trashed_at === null ? 'changed ' : 'moved to trash ';
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2.5,
        display: 'grid',
        columnGap: 2.5,
        rowGap: { xs: 2, sm: 1.5 },
        gridTemplateColumns: picture ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
        gridTemplateRows: { sm: '1fr auto' },
      }}
    >
      {picture && (
        // The title is the link for the keyboard and for screen readers.
        <Box
          component={Link}
          href={href}
          tabIndex={-1}
          aria-hidden
          sx={{ width: { xs: 88, sm: 132 }, gridRow: { sm: '1 / span 2' } }}
        >
          {picture}
        </Box>
      )}
      <Box
        sx={{
          minWidth: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: { xs: 'start', sm: 'space-between' },
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {trashed_at === null ? (
                <Link href={href} color="inherit" underline="hover">
                  {title}
                </Link>
              ) : (
                title
              )}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {about ? `${about}, ${changed}` : changed.charAt(0).toUpperCase() + changed.slice(1)}
              <DateText value={trashed_at ?? card.updated_at} />
            </Typography>
          </Box>
          {trashed_at === null && (
            <>
              <IconButton
                aria-label={`Options for ${title}`}
                aria-haspopup="menu"
                aria-expanded={anchor !== null}
                onClick={({ currentTarget }) => setAnchor(currentTarget)}
                sx={{ mt: -0.75, mr: -1 }}
              >
                <IconDotsVertical size={20} aria-hidden />
              </IconButton>
              <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
                <MenuItem disabled={pending} onClick={choose(onCopy)}>
                  Duplicate
                </MenuItem>
                <MenuItem disabled={pending} onClick={choose(onTrash)}>
                  Move to trash
                </MenuItem>
              </Menu>
            </>
          )}
        </Box>
        {children}
      </Box>
      {/* On phones the buttons have the width of the card, so that all fit on one line. */}
      <Box sx={{ gridColumn: picture ? { xs: '1 / -1', sm: '2' } : '1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {trashed_at === null ? (
          <>
            <Button variant="outlined" color="inherit" href={href} aria-label={`Edit ${title}`}>
              Edit
            </Button>
            {actions}
          </>
        ) : (
          <>
            <Button variant="outlined" color="inherit" disabled={pending} onClick={onRestore} aria-label={`Restore ${title}`}>
              Restore
            </Button>
            <Button color="error" disabled={pending} onClick={onDelete} aria-label={`Delete permanently: ${title}`}>
              Delete permanently
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
