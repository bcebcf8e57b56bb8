import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { withQuery } from '#kit/ui/paths.ts';
import type { OpenDraft } from './resume-draft.ts';
import { SavedState } from './SavedState.tsx';
import { Step, useStepKeys } from './Steps.tsx';
import { useDraftPart } from './useDraft.ts';

type EditorFrameProps<Content, Design> = {
  draft: OpenDraft<Content, Design>;
  /** The edited document inside a sentence: `CV`, `letter`. */
  word: string;
  actions: ReactNode;
  /** Shown next to the save status. */
  state?: ReactNode;
  toField?: ComponentProps<typeof SavedState>['toField'];
  /** Where a replaced edit is stored, with a link. */
  savedAs: string;
  savedAction?: ReactNode;
  preview: ReactNode;
  /** The advert that the document is written for. It is beside the fields until another view is chosen. */
  advert?: ReactNode;
  /** The file that the document was parsed from. */
  original?: ReactNode;
  children: ReactNode;
};

/**
 * The editor's layout: fields on the left, the pages, the advert or the original file on the right (one of all on a phone), with the title, undo
 * and save status above.
 * Each part that shows the draft subscribes to it: the pages wait for whatever renders after a save.
 */
export function EditorFrame<Content, Design>({
  draft,
  word,
  actions,
  state,
  toField,
  savedAs: keptAs,
  savedAction: keptAction,
  preview,
  advert,
  original,
  children,
}: EditorFrameProps<Content, Design>) {
  const { view } = useView();
  const asides = ASIDES.flatMap((key) => {
    const content = { advert, preview, original }[key];
    return content ? [{ key, content }] : [];
  });
  const keys = asides.map(({ key }) => key).join(' ');
  const shown = asides.some(({ key }) => key === view) ? view : 'edit';
  /** On a wide screen one of them is beside the fields. */
  const beside = shown === 'edit' ? (asides[0]?.key ?? 'preview') : shown;
  useStepKeys(draft);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(420px, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
          <TitleField draft={draft} word={word} />
          <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto', alignItems: 'center' }}>
            <HistorySteps draft={draft} />
            {actions}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, alignItems: 'center' }}>
          <SavedState draft={draft} toField={toField} />
          {state}
        </Box>
        <LeftOutNotice draft={draft} word={word} savedAs={keptAs} savedAction={keptAction} />
        <ViewTabs view={shown} asides={keys} />
      </Box>
      <Box id="editor-edit" sx={{ display: { xs: shown === 'edit' ? 'grid' : 'none', lg: 'grid' }, gap: 2 }}>
        {children}
      </Box>
      <Box sx={ASIDE}>
        {asides.length > 1 && <BesideChoice beside={beside} asides={keys} />}
        {asides.map(({ key, content }) => (
          <Box
            key={key}
            id={`editor-${key}`}
            component="section"
            aria-label={ASIDE_NAMES[key]}
            sx={{
              display: { xs: shown === key ? 'grid' : 'none', lg: beside === key ? 'grid' : 'none' },
              gap: 2,
              gridTemplateColumns: 'minmax(0, 1fr)',
            }}
          >
            {/* The file is loaded when somebody looks at it. */}
            {(key !== 'original' || shown === key) && content}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

type DraftProps<Content, Design> = { draft: OpenDraft<Content, Design> };

function TitleField<Content, Design>({ draft, word }: DraftProps<Content, Design> & { word: string }) {
  const title = useDraftPart(draft, ({ history }) => history.now.title);
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
      <FormLabel htmlFor="editor-title">Name of this {word}</FormLabel>
      <OutlinedInput
        fullWidth
        size="small"
        id="editor-title"
        value={title}
        onChange={({ target }) => draft.edit((now) => ({ ...now, title: target.value }), 'title')}
        slotProps={{ input: { maxLength: 200 } }}
        sx={{ mt: 0.5 }}
      />
    </Box>
  );
}

function HistorySteps<Content, Design>({ draft }: DraftProps<Content, Design>) {
  const nothingToUndo = useDraftPart(draft, ({ history }) => history.past.length === 0);
  const nothingToRedo = useDraftPart(draft, ({ history }) => history.future.length === 0);
  return (
    <>
      <Step name="Undo" keys="Control+Z" off={nothingToUndo} onClick={draft.undo}>
        <IconArrowBackUp size={20} aria-hidden />
      </Step>
      <Step name="Redo" keys="Control+Y" off={nothingToRedo} onClick={draft.redo}>
        <IconArrowForwardUp size={20} aria-hidden />
      </Step>
    </>
  );
}

type LeftOutProps<Content, Design> = Pick<EditorFrameProps<Content, Design>, 'draft' | 'word' | 'savedAs' | 'savedAction'>;

/** Says that edits of another tab or device were merged. */
export function LeftOutNotice<Content, Design>({ draft, word, savedAs, savedAction }: LeftOutProps<Content, Design>) {
  const isNothing = useDraftPart(draft, ({ leftOut }) => leftOut.length === 0);
  if (isNothing) return null;
  return (
    <Alert
      severity="info"
      action={
        <>
          {savedAction}
          <Button color="inherit" size="small" onClick={() => draft.forgetLeftOut()}>
            Close
          </Button>
        </>
      }
    >
      This {word} was also changed elsewhere. We combined both edits. Where both changed the same field, yours is here and the
      other is saved as {savedAs}.
    </Alert>
  );
}

/** What can be beside the fields, the first by default. */
const ASIDES = ['advert', 'preview', 'original'] as const;
type Aside = (typeof ASIDES)[number];
const ASIDE_NAMES: Record<Aside, string> = { advert: 'Job advert', preview: 'Preview', original: 'Your file' };
/** Names in one text, which a component can compare between renders. */
const asidesIn = (names: string) => ASIDES.filter((key) => names.split(' ').includes(key));

/** The part that a phone shows, and how to change it: a query parameter of the URL. */
function useView() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search: { view?: string } = useSearch({ strict: false });
  return {
    view: search.view ?? 'edit',
    onView: (next: string) =>
      void navigate({
        href: withQuery(pathname, { ...search, view: next === 'edit' ? undefined : next }),
        replace: true,
        resetScroll: false,
      }),
  };
}

/** Tabs measure themselves whenever they render, which must not be with every key. */
const ViewTabs = memo(function ViewTabs({ view, asides }: { view: string; asides: string }) {
  const { onView } = useView();
  return (
    <Tabs
      value={view}
      onChange={(_, next: string) => onView(next)}
      aria-label="View"
      sx={{ display: { lg: 'none' }, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="edit" label="Edit" id="editor-tab-edit" aria-controls="editor-edit" />
      {asidesIn(asides).map((key) => (
        <Tab key={key} value={key} label={ASIDE_NAMES[key]} id={`editor-tab-${key}`} aria-controls={`editor-${key}`} />
      ))}
    </Tabs>
  );
});

const BesideChoice = memo(function BesideChoice({ beside, asides }: { beside: string; asides: string }) {
  const { onView } = useView();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={beside}
      onChange={(_, next: string | null) => next && onView(next)}
      aria-label="Beside the fields"
      sx={{ display: { xs: 'none', lg: 'inline-flex' }, justifySelf: 'start' }}
    >
      {asidesIn(asides).map((key) => (
        <ToggleButton key={key} value={key}>
          {ASIDE_NAMES[key]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});

/** Stays in view on a wide screen and scrolls by itself. */
const ASIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  position: { lg: 'sticky' },
  top: { lg: 88 },
  maxHeight: { lg: 'calc(100vh - 104px)' },
  overflowY: { lg: 'auto' },
  pr: { lg: 1 },
} as const;
