import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { FormField } from '#kit/ui/FormField.tsx';
import { withQuery } from '#kit/ui/paths.ts';
import type { LetterContent } from '../../letter-content.ts';
import { type CoverLetter, getCoverLetterPages, LETTER_MAX } from '../../letters-contract.ts';
import { Pair, TextLine } from '../sections/fields.tsx';
import { DesignBar } from './DesignBar.tsx';
import { DownloadMenu, LETTER_FORMATS } from './DownloadMenu.tsx';
import { changedText } from './edit-history.ts';
import { PagePreview } from './PagePreview.tsx';
import { SavedState } from './SavedState.tsx';
import { Step, useStepKeys } from './Steps.tsx';
import { useDraftState, useLetterDraft } from './useDraft.ts';

/** The parts of a letter at the left, its pages at the right; everything is saved by itself. */
export function LetterEditor({ letter }: { letter: CoverLetter }) {
  const draft = useLetterDraft(letter);
  const { history, status, refusal, revision, leftOut } = useDraftState(draft);
  const { content, design, title } = history.now;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search: { view?: string } = useSearch({ strict: false });
  const view = search.view === 'preview' ? 'preview' : 'edit';
  const look = (next: string) =>
    navigate({
      href: withQuery(pathname, { view: next === 'preview' ? next : undefined }),
      replace: true,
      resetScroll: false,
    });
  useStepKeys(draft);

  const edit = (change: Partial<LetterContent>) => {
    const next = { ...content, ...change };
    draft.edit((now) => ({ ...now, content: next }), changedText(content, next));
  };
  const sender = (change: Partial<LetterContent['sender']>) => edit({ sender: { ...content.sender, ...change } });
  const recipient = (change: Partial<LetterContent['recipient']>) => edit({ recipient: { ...content.recipient, ...change } });

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
          <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
            <FormLabel htmlFor="letter-title">Name of this letter</FormLabel>
            <OutlinedInput
              fullWidth
              size="small"
              id="letter-title"
              value={title}
              onChange={({ target }) => draft.edit((now) => ({ ...now, title: target.value }), 'title')}
              slotProps={{ input: { maxLength: 200 } }}
              sx={{ mt: 0.5 }}
            />
          </Box>
          <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto', alignItems: 'center' }}>
            <Step name="Undo" keys="Control+Z" off={history.past.length === 0} onClick={draft.undo}>
              <IconArrowBackUp size={20} aria-hidden />
            </Step>
            <Step name="Redo" keys="Control+Y" off={history.future.length === 0} onClick={draft.redo}>
              <IconArrowForwardUp size={20} aria-hidden />
            </Step>
            <DownloadMenu id={letter.id} formats={LETTER_FORMATS} onBefore={draft.saveNow} />
          </Box>
        </Box>
        <SavedState status={status} refusal={refusal} />
        {leftOut.length > 0 && (
          <Alert severity="info" onClose={() => draft.forgetLeftOut()}>
            This letter was also changed elsewhere. Both edits are joined; where they met in one field yours is here, and the
            other is kept as a letter of its own.
          </Alert>
        )}
        <Tabs
          value={view}
          onChange={(_, next: string) => void look(next)}
          aria-label="View"
          sx={{ display: { lg: 'none' }, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="edit" label="Edit" id="letter-tab-edit" aria-controls="letter-edit" />
          <Tab value="preview" label="Preview" id="letter-tab-preview" aria-controls="letter-preview" />
        </Tabs>
      </Box>
      <Box id="letter-edit" sx={{ display: { xs: view === 'edit' ? 'grid' : 'none', lg: 'grid' }, gap: 2 }}>
        <Part title="To">
          <Pair>
            <TextLine
              label="Their name"
              value={content.recipient.name}
              onChange={(name) => recipient({ name })}
              optional
              maxLength={300}
            />
            <TextLine
              label="Company"
              value={content.recipient.company}
              onChange={(company) => recipient({ company })}
              optional
              maxLength={300}
            />
          </Pair>
          <TextLine
            label="Address"
            value={content.recipient.address}
            onChange={(address) => recipient({ address })}
            optional
            multiline
            minRows={2}
            maxLength={1000}
          />
        </Part>
        <Part title="Letter">
          <TextLine label="Place and date" value={content.dated} onChange={(dated) => edit({ dated })} optional maxLength={300} />
          <TextLine
            label="Subject"
            value={content.subject}
            onChange={(subject) => edit({ subject })}
            help="The job, as the advert names it."
            optional
            maxLength={300}
          />
          <TextLine label="Greeting" value={content.greeting} onChange={(greeting) => edit({ greeting })} maxLength={300} />
          <BodyField value={content.body} onChange={(body) => edit({ body })} />
          <Pair>
            <TextLine label="Closing" value={content.closing} onChange={(closing) => edit({ closing })} maxLength={300} />
            <TextLine
              label="Name under it"
              value={content.signature}
              onChange={(signature) => edit({ signature })}
              maxLength={300}
            />
          </Pair>
        </Part>
        <Part title="Your details">
          <TextLine label="Full name" value={content.sender.name} onChange={(name) => sender({ name })} maxLength={300} />
          <Pair>
            <TextLine
              label="E-mail"
              type="email"
              value={content.sender.email}
              onChange={(email) => sender({ email })}
              maxLength={300}
            />
            <TextLine
              label="Phone"
              type="tel"
              value={content.sender.phone}
              onChange={(phone) => sender({ phone })}
              optional
              maxLength={60}
            />
          </Pair>
          <TextLine label="Place" value={content.sender.place} onChange={(place) => sender({ place })} optional maxLength={300} />
        </Part>
      </Box>
      <Box
        id="letter-preview"
        component="section"
        aria-label="Preview"
        sx={{
          display: { xs: view === 'preview' ? 'grid' : 'none', lg: 'grid' },
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          position: { lg: 'sticky' },
          top: { lg: 88 },
          maxHeight: { lg: 'calc(100vh - 104px)' },
          overflowY: { lg: 'auto' },
          pr: { lg: 1 },
        }}
      >
        <DesignBar
          kind="resume"
          design={design}
          onChange={(change) => draft.edit((now) => ({ ...now, design: { ...now.design, ...change } }))}
        />
        <PagePreview id={letter.id} revision={revision} paper={design.paper} route={getCoverLetterPages} />
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2.5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function BodyField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <FormField
      id={id}
      label="Your letter"
      help="Why this job, and what from your service or work fits it. An empty line begins a paragraph."
      aside={
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}>
          {value.length} of {LETTER_MAX}
        </Box>
      }
    >
      <OutlinedInput
        fullWidth
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        multiline
        minRows={12}
        maxRows={28}
        slotProps={{ input: { maxLength: LETTER_MAX, 'aria-describedby': `${id}-help` } }}
      />
    </FormField>
  );
}
