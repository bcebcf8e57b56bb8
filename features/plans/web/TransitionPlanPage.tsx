import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, download } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { progressByCategory } from '../climb.ts';
import { progressOf } from '../grouping.ts';
import {
  deleteTransitionPlan,
  findTransitionPlans,
  findTransitionTasks,
  getPlanCalendar,
  getPlanPdf,
  getTransitionPlan,
  getTransitionSituation,
} from '../transition-contract.ts';
import type { Plan, Task } from '../transition-shapes.ts';
import { PLAN_NAMES } from '../transition-words.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { OwnTaskForm } from './OwnTaskForm.tsx';
import { PlanDetailsDialog } from './PlanDetailsDialog.tsx';
import { PlanProgress } from './PlanProgress.tsx';
import { PLAN_LISTS } from './plan-lists.ts';
import { RemindersDialog } from './RemindersDialog.tsx';
import { ReplanDialog } from './ReplanDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { Timeline, TimelineStrip } from './Timeline.tsx';
import { useToday } from './useToday.ts';

const CRUMBS = [{ label: 'Transition plans', href: paths.veteran.transitionPlans() }];

/** One plan, or with no `plan_id` all of them on one calendar. */
export function TransitionPlanPage() {
  const { plan_id }: { plan_id?: unknown } = useSearch({ strict: false });
  const id = /^[1-9]\d{0,9}$/.test(String(plan_id)) ? Number(plan_id) : null;
  return id === null ? <AllPlans /> : <OnePlan key={id} id={id} />;
}

function OnePlan({ id }: { id: number }) {
  const plan = useQuery(query(getTransitionPlan, { params: { id } }));
  if (plan.error instanceof ApiError && plan.error.status === 404)
    return (
      <Page title="Transition plan" breadcrumbs={CRUMBS}>
        <EmptyState
          title="We can’t find this plan"
          action={
            <Button variant="contained" href={paths.veteran.transitionPlans()}>
              See your plans
            </Button>
          }
        >
          It was deleted, or it belongs to another account.
        </EmptyState>
      </Page>
    );
  return (
    <PlanFrame
      title={plan.data?.data.title ?? 'Transition plan'}
      plan={plan.data?.data ?? null}
      tasks={plan.data?.data.tasks ?? null}
      failed={plan.isError ? () => void plan.refetch() : null}
    />
  );
}

function AllPlans() {
  const tasks = useQuery(query(findTransitionTasks));
  return (
    <PlanFrame
      title="Your whole transition"
      plan={null}
      tasks={tasks.data?.data ?? null}
      failed={tasks.isError ? () => void tasks.refetch() : null}
    />
  );
}

type PlanFrameProps = { title: string; plan: Plan | null; tasks: readonly Task[] | null; failed: (() => void) | null };

function PlanFrame({ title, plan, tasks, failed }: PlanFrameProps) {
  const today = useToday();
  const plans = useQuery(query(findTransitionPlans));
  const known = useQuery(query(getTransitionSituation));
  const { view, show }: { view?: unknown; show?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  // The notification about a changed rule opens the page with its changes.
  const [dialog, setDialog] = useState<'replan' | 'changes' | Opened | null>(show === 'changes' ? 'changes' : null);
  const situation = known.data?.data.situation ?? null;
  const others = plans.data?.data ?? [];
  // Without a plan on screen, a plan that was made for another date still shows that changes wait.
  const waits = plan
    ? plan.changes !== null
    : situation !== null && others.some(({ planned_for }) => planned_for !== situation.discharge_date);
  const discharge = plan?.planned_for ?? (plan ? null : (situation?.discharge_date ?? null));
  const isCalendar = view === 'calendar';
  const setView = (next: string | null) => {
    if (next)
      void navigate({
        href: withQuery(
          paths.veteran.transitionPlan(plan ? { plan_id: plan.id } : {}),
          next === 'calendar' ? { view: next } : {},
        ),
        replace: true,
      });
  };
  return (
    <Page
      title={title}
      breadcrumbs={CRUMBS}
      lead={
        situation?.discharge_date ? (
          <>
            You leave on <DateText value={situation.discharge_date} as="day" />. Every date follows from that day.
          </>
        ) : (
          'Without a leaving date, tasks show date ranges. Add the date to get exact days.'
        )
      }
      action={
        <>
          <Button variant="contained" disabled={!situation} onClick={() => setDialog('replan')}>
            {situation?.discharge_date ? 'Change leaving date' : 'Add leaving date'}
          </Button>
          <ExportMenu plan={plan} onOpen={setDialog} />
        </>
      }
    >
      <PrintStyles />
      {failed && <ErrorState title="Your plan could not be loaded" onRetry={failed} />}
      {!failed && !tasks && <Skeleton variant="rounded" height={420} />}
      {waits && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => setDialog('changes')}>
              Show what changes
            </Button>
          }
        >
          Your leaving date, your answers or a rule has changed since this plan was dated. Nothing moves until you apply the
          changes.
        </Alert>
      )}
      {tasks && tasks.length === 0 && (
        <EmptyState
          title="No tasks yet"
          action={
            <Button variant="contained" href={paths.veteran.createTransitionPlan()}>
              Create a transition plan
            </Button>
          }
        >
          Create a plan for work, training, health, money or housing, and its tasks appear here.
        </EmptyState>
      )}
      {tasks && tasks.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
            <Box sx={{ flex: '1 1 240px' }}>
              <PlanProgress progress={progressOf(tasks, today)} byCategory={progressByCategory(tasks, today)} />
            </Box>
            <ToggleButtonGroup
              size="small"
              exclusive
              value={isCalendar ? 'calendar' : 'timeline'}
              onChange={(_, next: string | null) => setView(next)}
              aria-label="View"
              className="no-print"
            >
              <ToggleButton value="timeline">Timeline</ToggleButton>
              <ToggleButton value="calendar">Month</ToggleButton>
            </ToggleButtonGroup>
          </Box>
          {isCalendar ? (
            <MonthCalendar tasks={tasks} today={today} />
          ) : (
            <>
              <Timeline tasks={tasks} discharge={discharge} today={today} />
              <TimelineStrip tasks={tasks} discharge={discharge} today={today} />
            </>
          )}
          <TaskGroups tasks={tasks} today={today} showCategory={!plan} />
          {plan && <OwnTaskForm planId={plan.id} />}
          {plan?.notes && <PlanNotes notes={plan.notes} />}
          {plan && <Background plan={plan} />}
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', maxWidth: '75ch' }}>
            Dates come from published guidance and show their source. They are not decisions about what you’re entitled to: check
            with your service.
          </Typography>
        </>
      )}
      {(dialog === 'replan' || dialog === 'changes') && situation && (
        <ReplanDialog begun={situation} startsWithChanges={dialog === 'changes'} onClose={() => setDialog(null)} />
      )}
      {(dialog === 'calendar' || dialog === 'adviser') && <ShareDialog kind={dialog} onClose={() => setDialog(null)} />}
      {dialog === 'reminders' && known.data && (
        <RemindersDialog days={known.data.data.remind_days} onClose={() => setDialog(null)} />
      )}
      {dialog === 'details' && plan && <PlanDetailsDialog plan={plan} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && plan && <DeletePlan plan={plan} onClose={() => setDialog(null)} />}
    </Page>
  );
}

type Opened = 'calendar' | 'adviser' | 'reminders' | 'details' | 'delete';

function ExportMenu({ plan, onOpen }: { plan: Plan | null; onOpen: (dialog: Opened) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const args = { query: plan ? { plan_id: plan.id } : {} };
  const pdf = useMutation(mutation(() => download(getPlanPdf, args, 'transition-plan.pdf')));
  const calendar = useMutation(mutation(() => download(getPlanCalendar, args, 'transition-plan.ics')));
  const pick = (work: () => unknown) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        loading={calendar.isPending || pdf.isPending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        endIcon={<IconChevronDown size={16} aria-hidden />}
      >
        Share and export
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={pick(() => setTimeout(() => window.print()))}>Print</MenuItem>
        <MenuItem onClick={pick(() => pdf.mutate())}>Download as PDF</MenuItem>
        <MenuItem onClick={pick(() => calendar.mutate())}>Download calendar file (.ics)</MenuItem>
        <MenuItem onClick={pick(() => onOpen('calendar'))}>Subscribe in your calendar</MenuItem>
        <MenuItem onClick={pick(() => onOpen('adviser'))}>Share with an adviser</MenuItem>
        <MenuItem onClick={pick(() => onOpen('reminders'))}>Set reminders</MenuItem>
        {plan && <MenuItem onClick={pick(() => onOpen('details'))}>Rename or add notes</MenuItem>}
        {plan && <MenuItem onClick={pick(() => onOpen('delete'))}>Delete this plan</MenuItem>}
      </Menu>
    </>
  );
}

function DeletePlan({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const navigate = useNavigate();
  const remove = useMutation(
    mutation(deleteTransitionPlan, {
      invalidates: PLAN_LISTS,
      success: 'Plan deleted',
      onSuccess: () => navigate({ href: paths.veteran.transitionPlans() }),
    }),
  );
  return (
    <ConfirmDialog
      open
      title={`Delete “${plan.title}”?`}
      confirmLabel="Delete plan"
      destructive
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: plan.id } })}
    >
      Its tasks, your own tasks and your notes are deleted too.
    </ConfirmDialog>
  );
}

const PlanNotes = ({ notes }: { notes: string }) => (
  <Box component="section" aria-labelledby="plan-notes" sx={{ mt: 4 }}>
    <Typography id="plan-notes" variant="h3" component="h2" sx={{ mb: 1 }}>
      Notes
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>{notes}</Typography>
  </Box>
);

/** What is left out and why, and what has happened to the plan. */
function Background({ plan }: { plan: Plan }) {
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 1 }}>
      {plan.left_out.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, typography: 'subtitle2' }}>
            {`${plan.left_out.length} rules for ${PLAN_NAMES[plan.category]} that don’t apply to you, and why`}
          </Box>
          <Box component="ul" sx={{ mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
            {plan.left_out.map(({ rule_key, title, reason }) => (
              <li key={rule_key}>{`${title}. ${reason}`}</li>
            ))}
          </Box>
        </Box>
      )}
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, typography: 'subtitle2' }}>
          History
        </Box>
        <Box component="ol" sx={{ mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {plan.history.map((entry) => (
            <li key={entry.id}>
              <DateText value={entry.created_at} />
              {': '}
              {entry.kind === 'created' && `created with ${entry.added} tasks`}
              {entry.kind === 'deleted' && 'deleted'}
              {entry.kind === 'replanned' && (
                <>
                  {`re-planned: ${entry.moved} moved, ${entry.added} added, ${entry.removed} removed`}
                  {entry.from !== entry.to && (
                    <>
                      {'; leaving date from '}
                      {entry.from ? <DateText value={entry.from} as="day" /> : 'none'}
                      {' to '}
                      {entry.to ? <DateText value={entry.to} as="day" /> : 'none'}
                    </>
                  )}
                </>
              )}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        'header, footer, nav, button, form, .no-print, [aria-labelledby="timeline-title"]': { display: 'none !important' },
        body: { background: 'white !important' },
        // Dark mode prints in black on white, too.
        'main, main *:not([class*="MuiLinearProgress"])': { color: 'black !important', background: 'transparent !important' },
        li: { breakInside: 'avoid' },
      },
    }}
  />
);
