import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { CATEGORY_NAMES } from '#features/services/rules.ts';
import { toastError } from '#kit/ui/api.ts';
import { keyOf, mutation } from '#kit/ui/query.ts';
import { usePressed } from '#kit/ui/usePressed.ts';
import { getActionPlan, updateActionPlanTask } from '../contract.ts';

import type { Task } from '../transition-shapes.ts';

/** The next steps that the answers led to; each can be marked as done. */
export function ActionPlanList({ items }: { items: readonly Task[] }) {
  const done = items.filter(({ done_at }) => done_at !== null).length;
  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {`${done} of ${items.length} done`}
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </Box>
    </div>
  );
}

function Item({ item }: { item: Task }) {
  const id = useId();
  const queryClient = useQueryClient();
  const tick = useMutation({
    ...mutation(updateActionPlanTask),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(getActionPlan) }),
    onError: toastError,
  });
  const [isDone, press] = usePressed(item.done_at !== null, (done) =>
    tick.mutateAsync({ params: { id: item.id }, body: { revision: item.revision, done } }),
  );
  const isOutside = item.link?.startsWith('https:') ?? false;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, px: { xs: 1.5, sm: 2 }, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Checkbox
        checked={isDone}
        onChange={(_, done) => press(done)}
        slotProps={{ input: { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-why` } }}
        sx={{ alignSelf: 'flex-start', mt: -0.5 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          id={`${id}-title`}
          variant="subtitle2"
          component="p"
          sx={{ textDecoration: isDone ? 'line-through' : 'none', color: isDone ? 'text.secondary' : 'text.primary' }}
        >
          {item.title}
        </Typography>
        <Typography id={`${id}-why`} variant="body2" sx={{ color: 'text.secondary' }}>
          {item.why}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.25 }}>
          {item.link && (
            <Link
              href={item.link}
              variant="body2"
              aria-label={isOutside ? undefined : `Open: ${item.title}`}
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.25, overflowWrap: 'anywhere' }}
              {...(isOutside && { target: '_blank', rel: 'noopener' })}
            >
              {isOutside ? new URL(item.link).hostname.replace(/^www\./, '') : 'Open'}
              {isOutside && <IconExternalLink size={14} aria-label="opens a new tab" />}
            </Link>
          )}
          {item.category && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {CATEGORY_NAMES[item.category]}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
