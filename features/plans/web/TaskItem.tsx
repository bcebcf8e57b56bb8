import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { IconChevronDown, IconDotsVertical, IconExternalLink } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { addDays, addMonths } from '#kit/calendar/days.ts';
import { usePressed } from '#kit/ui/editing/usePressed.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { groupOf, type TaskGroup } from '../grouping.ts';
import { linkLabel } from '../link-labels.ts';
import { NOTES_MAX, type Task, TITLE_MAX } from '../transition-shapes.ts';
import { PLAN_NAMES } from '../transition-words.ts';
import { SourceLine } from './SourceLine.tsx';
import { useTaskActions } from './useTaskActions.ts';

type TaskItemProps = {
  task: Task;
  today: string;
  /** Titles of the tasks that come first. */
  waitsFor?: readonly string[] | undefined;
  showCategory?: boolean | undefined;
  /** Whether the page's hash names this task. */
  isLinked?: boolean | undefined;
};

/** The id of a task's row, for links to `#task-5`. */
export const taskAnchor = (id: number) => `task-${id}`;

/** One task: state, day, and behind "Details" why, who, source, notes. */
export function TaskItem({ task, today, waitsFor = [], showCategory = false, isLinked = false }: TaskItemProps) {
  const id = useId();
  const actions = useTaskActions();
  const [isOpen, setIsOpen] = useState(false);
  const [form, setForm] = useState<'date' | 'title' | null>(null);
  const [isDone, press] = usePressed(task.done_at !== null, (done) =>
    actions.change(task, { done }, done ? 'Marked as done' : 'Marked as not done'),
  );
  const isClosed = isDone || task.is_not_relevant;
  const group = groupOf(task, today);
  return (
    <Box
      component="li"
      id={taskAnchor(task.id)}
      tabIndex={-1}
      sx={{
        px: { xs: 1, sm: 1.5 },
        py: 1,
        scrollMarginTop: 88,
        bgcolor: isLinked ? 'action.selected' : undefined,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
        <Checkbox
          checked={isDone}
          onChange={(_, done) => press(done)}
          slotProps={{ input: { 'aria-labelledby': `${id}-title` } }}
          sx={{ mt: -0.5 }}
        />
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          <Typography
            id={`${id}-title`}
            variant="subtitle2"
            component="p"
            sx={{ overflowWrap: 'anywhere', ...(isClosed && { textDecoration: 'line-through', color: 'text.secondary' }) }}
          >
            {task.title}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25, mt: 0.25 }}>
            <DueLine task={task} group={group} />
            {showCategory && task.category && <Quiet>{PLAN_NAMES[task.category]}</Quiet>}
            {task.is_own && <Chip size="small" variant="outlined" label="Your task" />}
            {task.is_not_relevant && <Chip size="small" variant="outlined" label="Not relevant to me" />}
            {task.applies_reason.startsWith('May apply') && !isClosed && (
              <Chip size="small" variant="outlined" label="May apply" />
            )}
            {task.snoozed_until && task.snoozed_until > today && !isClosed && (
              <Quiet>
                Snoozed until <DateText value={task.snoozed_until} as="day" />
              </Quiet>
            )}
            {waitsFor.length > 0 && !isClosed && <Quiet>{`After: ${waitsFor.join(', ')}`}</Quiet>}
            {task.notes && !isOpen && <Quiet>Has notes</Quiet>}
          </Box>
        </Box>
        <Button
          size="small"
          color="inherit"
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          aria-label={`Details: ${task.title}`}
          endIcon={<IconChevronDown size={16} style={isOpen ? { transform: 'rotate(180deg)' } : undefined} aria-hidden />}
          sx={{ flexShrink: 0, '& .MuiButton-endIcon': { ml: { xs: 0, sm: 0.5 } }, minWidth: 40 }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Details
          </Box>
        </Button>
        <TaskMenu task={task} today={today} actions={actions} onOpen={setForm} />
      </Box>
      {form && <FieldForm key={form} field={form} task={task} actions={actions} onClose={() => setForm(null)} />}
      <Box id={`${id}-details`} hidden={!isOpen}>
        {isOpen && <Details task={task} actions={actions} />}
      </Box>
    </Box>
  );
}

type Actions = ReturnType<typeof useTaskActions>;

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function DueLine({ task, group }: { task: Task; group: TaskGroup }) {
  const isOverdue = group === 'overdue';
  const { due_on, due_text, done_at, is_manual_date } = task;
  const words = () => {
    if (done_at)
      return (
        <>
          Done <DateText value={done_at} />
        </>
      );
    if (!due_on) return due_text;
    return (
      <>
        {isOverdue ? 'Was due ' : group === 'catch_up' ? 'Usually done by ' : 'Due '}
        <DateText value={due_on} />
        {is_manual_date && !task.is_own && ', date chosen by you'}
      </>
    );
  };
  const sentence = words();
  if (!sentence) return null;
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        color: isOverdue ? 'error.text' : 'text.secondary',
        fontWeight: isOverdue ? 600 : 400,
      }}
    >
      {sentence}
    </Typography>
  );
}

const SNOOZES = [
  { label: 'Snooze for a week', until: (today: string) => addDays(today, 7) },
  { label: 'Snooze for a month', until: (today: string) => addMonths(today, 1) },
];

type TaskMenuProps = { task: Task; today: string; actions: Actions; onOpen: (form: 'date' | 'title') => void };

function TaskMenu({ task, today, actions, onOpen }: TaskMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (work: () => unknown) => () => {
    setAnchor(null);
    void work();
  };
  const isClosed = task.done_at !== null || task.is_not_relevant;
  const isSnoozed = task.snoozed_until !== null && task.snoozed_until > today;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`More for: ${task.title}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconDotsVertical size={18} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {!isClosed && [
          ...(isSnoozed
            ? [
                <MenuItem key="wake" onClick={pick(() => actions.change(task, { snoozed_until: null }, 'No longer snoozed'))}>
                  Stop snoozing
                </MenuItem>,
              ]
            : SNOOZES.map(({ label, until }) => (
                <MenuItem key={label} onClick={pick(() => actions.change(task, { snoozed_until: until(today) }, 'Snoozed'))}>
                  {label}
                </MenuItem>
              ))),
          <MenuItem key="move" onClick={pick(() => onOpen('date'))}>
            {task.due_on ? 'Change the date' : 'Set a date'}
          </MenuItem>,
        ]}
        {!isClosed && task.is_manual_date && !task.is_own && (
          <MenuItem onClick={pick(() => actions.change(task, { due_on: null }, 'Back to the rule’s date'))}>
            Use the rule’s date
          </MenuItem>
        )}
        {task.is_own && <MenuItem onClick={pick(() => onOpen('title'))}>Rename</MenuItem>}
        {task.is_own ? (
          <MenuItem onClick={pick(() => actions.remove(task))}>Delete</MenuItem>
        ) : (
          <MenuItem
            onClick={pick(() =>
              actions.change(
                task,
                { is_not_relevant: !task.is_not_relevant },
                task.is_not_relevant ? 'Back in your plan' : 'Marked as not relevant',
              ),
            )}
          >
            {task.is_not_relevant ? 'Mark as relevant' : 'Not relevant to me'}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

type FieldFormProps = { field: 'date' | 'title'; task: Task; actions: Actions; onClose: () => void };

/** The day of a task, or the title of one's own, below its row. */
function FieldForm({ field, task, actions, onClose }: FieldFormProps) {
  const id = useId();
  const isDate = field === 'date';
  const [value, setValue] = useState((isDate ? task.due_on : task.title) ?? '');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = value.trim();
        if (!typed) return;
        const change = isDate ? { due_on: typed } : { title: typed };
        void actions.change(task, change, isDate ? 'Date changed' : 'Renamed').then(onClose, () => {});
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, pl: { xs: 1, sm: 5.5 }, py: 1 }}
    >
      <Box sx={isDate ? undefined : { flex: '1 1 240px' }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block' }}>
          {`${isDate ? 'Date' : 'New name'} for “${task.title}”`}
        </Typography>
        <OutlinedInput
          id={id}
          size="small"
          type={isDate ? 'date' : 'text'}
          fullWidth={!isDate}
          required
          autoFocus
          value={value}
          onChange={({ target }) => setValue(target.value)}
          inputProps={isDate ? {} : { maxLength: TITLE_MAX }}
        />
      </Box>
      <Button type="submit" variant="contained" loading={actions.isPending}>
        {isDate ? 'Save date' : 'Save name'}
      </Button>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
    </Box>
  );
}

function Details({ task, actions }: { task: Task; actions: Actions }) {
  const word = resumeWord(useLocale().countryId);
  const isOutside = task.link?.startsWith('https:') ?? false;
  return (
    <Box sx={{ pl: { xs: 1, sm: 5.5 }, pr: 1, pt: 0.5, pb: 1, maxWidth: '80ch' }}>
      {task.left_out_reason && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {`This task stays because you edited it. ${task.left_out_reason}`}
        </Alert>
      )}
      {task.why && <Typography variant="body2">{task.why}</Typography>}
      <Box
        component="dl"
        sx={{
          m: 0,
          my: 1,
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          rowGap: 0.25,
          typography: 'body2',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0 },
        }}
      >
        {task.who && <Fact name="Who">{task.who}</Fact>}
        {task.due_reason && <Fact name="Why this date">{task.due_reason}</Fact>}
        {task.applies_reason && <Fact name="Why it applies to you">{task.applies_reason}</Fact>}
        {task.starts_on && (
          <Fact name="Can begin">
            <DateText value={task.starts_on} as="day" />
          </Fact>
        )}
      </Box>
      {task.link && (
        <Link
          href={task.link}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, overflowWrap: 'anywhere' }}
          {...(isOutside && { target: '_blank', rel: 'noopener' })}
        >
          {isOutside ? new URL(task.link).hostname.replace(/^www\./, '') : linkLabel(task.link, word)}
          {isOutside && <IconExternalLink size={14} aria-label="opens a new tab" />}
        </Link>
      )}
      <SourceLine task={task} />
      <Notes task={task} actions={actions} />
    </Box>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

function Notes({ task, actions }: { task: Task; actions: Actions }) {
  const id = useId();
  // `before`: the notes as they were when typing began. They may be saved in another tab meanwhile.
  const [edit, setEdit] = useState<{ text: string; before: string } | null>(null);
  const isChanged = edit !== null && edit.text !== task.notes;
  const isChangedElsewhere = isChanged && edit.before !== task.notes;
  const save = (text: string) =>
    void actions.change(task, { notes: text }, 'Notes saved').then(
      () => setEdit(null),
      () => {},
    );
  return (
    <Box sx={{ mt: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
        Your notes
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        value={edit?.text ?? task.notes}
        onChange={({ target }) => setEdit({ text: target.value, before: edit?.before ?? task.notes })}
        inputProps={{ maxLength: NOTES_MAX, 'aria-label': `Notes for ${task.title}` }}
      />
      {isChangedElsewhere && (
        <Alert severity="warning" role="alert" sx={{ mt: 1 }}>
          You saved other notes in another tab or on another device:
          <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' }}>
            {task.notes || '(empty)'}
          </Box>
        </Alert>
      )}
      {isChanged && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button size="small" variant="contained" loading={actions.isPending} onClick={() => save(edit.text)}>
            {isChangedElsewhere ? 'Replace with mine' : 'Save notes'}
          </Button>
          <Button size="small" color="inherit" onClick={() => setEdit(null)}>
            {isChangedElsewhere ? 'Use the saved notes' : 'Discard'}
          </Button>
        </Box>
      )}
    </Box>
  );
}
