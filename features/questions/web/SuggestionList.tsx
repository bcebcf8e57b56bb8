import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CATEGORIES } from '#features/services/rules.ts';
import { NEED_OPTIONS } from '#features/services/web/parts.ts';
import { call, toastError } from '#kit/ui/data/api.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { ContentLine, LINES, moveId } from '#kit/ui/text/ContentLine.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import {
  type ActionSuggestion,
  deleteActionSuggestion,
  findActionSuggestions,
  findMasterQuestions,
  moveActionSuggestion,
  showActionSuggestion,
} from '../operator-contract.ts';
import { SuggestionDialog } from './SuggestionDialog.tsx';
import { leadingAnswers, suggestionGroups } from './suggestion-groups.ts';

type Dialog = { at: 'add' } | { at: 'edit' | 'delete'; id: number };

/** What answers lead to: the next steps of an action plan, by the answer that suggests them. */
export function SuggestionList({ loadStandard }: { loadStandard: ReactNode }) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const need = oneOf(CATEGORIES, search.need) ?? null;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const suggested = query(findActionSuggestions);
  const suggestions = useQuery(suggested);
  const questions = useQuery(query(findMasterQuestions));
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(findActionSuggestions) }),
  });

  const failed = [suggestions, questions].find(({ data, error }) => error && !data);
  if (failed) {
    return (
      <ErrorState title="The next steps could not be loaded" onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    );
  }
  if (!suggestions.data || !questions.data) return <ListSkeleton what="the next steps" />;

  const all = suggestions.data.data;
  const leading = leadingAnswers(questions.data.data);
  const groups = suggestionGroups(all, questions.data.data, need);
  const move = ({ id, title }: ActionSuggestion, direction: 'up' | 'down') =>
    mutate(async () => {
      const reply = await call(moveActionSuggestion, { params: { id }, body: { direction } });
      client.setQueryData(suggested.queryKey, reply);
      announce(`Moved ${direction}: ${title}`);
      // The row has moved in the page and has taken the focus out of it.
      requestAnimationFrame(() => document.getElementById(moveId('step', id, direction))?.focus());
    });
  const activate = ({ id }: ActionSuggestion, is_active: boolean) =>
    mutateAsync(() => call(showActionSuggestion, { params: { id }, body: { is_active } }));
  const edited = dialog && dialog.at !== 'add' ? all.find(({ id }) => id === dialog.id) : undefined;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 1.5, mb: 3 }}>
        <FilterSelect
          label="Need"
          value={need ?? ''}
          options={NEED_OPTIONS}
          onChange={(wanted) =>
            void navigate({
              href: withQuery(paths.operator.content(), { section: 'suggestions', need: wanted }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setDialog({ at: 'add' })}>
          Add a next step
        </Button>
      </Box>
      {groups.length === 0 && (
        <EmptyState
          title="No next steps yet"
          icon={<IconListCheck size={28} aria-hidden />}
          action={all.length === 0 && leading.length === 0 && loadStandard}
        >
          Suggested steps for an answer appear here and in the action plans of people who give it.
        </EmptyState>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {groups.map((group) => (
          <Box component="section" key={group.leading?.id ?? 'everybody'}>
            <Typography variant="h4" component="h2">
              {group.leading?.answer ?? 'Everyone'}
              {group.leading?.isOffered === false && <Chip size="small" label="Not asked" sx={{ ml: 1 }} />}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {group.leading?.question ?? 'Suggested for all answers.'}
            </Typography>
            <Box component="ol" sx={LINES}>
              {group.suggestions.map((suggestion, index) => (
                <ContentLine
                  key={suggestion.id}
                  kind="step"
                  id={suggestion.id}
                  name={suggestion.title}
                  switchLabel={`Suggest: ${suggestion.title}`}
                  isActive={suggestion.is_active}
                  isFirst={index === 0}
                  isLast={index === group.suggestions.length - 1}
                  busy={isPending}
                  chips={!suggestion.is_active && <Chip size="small" label="Not suggested" />}
                  onActivate={(is_active) => activate(suggestion, is_active)}
                  onMove={(direction) => move(suggestion, direction)}
                  onEdit={() => setDialog({ at: 'edit', id: suggestion.id })}
                  {...(suggestion.plans === 0 && { onDelete: () => setDialog({ at: 'delete', id: suggestion.id }) })}
                >
                  <div>{suggestion.why}</div>
                  {suggestion.link && <div>{suggestion.link}</div>}
                  {suggestion.plans > 0 && <div>In {counted(suggestion.plans, 'plan', 'plans')}</div>}
                </ContentLine>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {dialog?.at === 'add' && <SuggestionDialog suggestion={null} leading={leading} onClose={() => setDialog(null)} />}
      {dialog?.at === 'edit' && edited && (
        <SuggestionDialog suggestion={edited} leading={leading} onClose={() => setDialog(null)} />
      )}
      {dialog?.at === 'delete' && edited && (
        <ConfirmDialog
          open
          title="Delete this next step?"
          confirmLabel="Delete next step"
          destructive
          pending={isPending}
          onCancel={() => setDialog(null)}
          onConfirm={() =>
            mutate(async () => {
              await call(deleteActionSuggestion, { params: { id: edited.id } });
              setDialog(null);
              toast.success('Next step deleted');
            })
          }
        >
          “{edited.title}” will be permanently deleted. It isn’t in anyone’s plan.
        </ConfirmDialog>
      )}
    </>
  );
}
