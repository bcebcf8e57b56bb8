import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { IconArrowBackUp, IconArrowForwardUp, IconDotsVertical } from '@tabler/icons-react';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { toastError } from '#kit/ui/api.ts';

import { withQuery } from '#kit/ui/paths.ts';
import { toast } from '#kit/ui/toast.tsx';
import { adviceOn, completenessOf } from '../../advice.ts';
import type { ResumeContent, ResumeDesign } from '../../content.ts';
import { federalFaults } from '../../federal-rules.ts';
import type { Resume } from '../../resumes-contract.ts';
import { copyResume } from '../copy-resume.ts';
import {
  EducationSection,
  MilitarySection,
  MiscSection,
  MorePanel,
  PersonalSection,
  SkillsSection,
  SummarySection,
  WorkSection,
} from '../parts.ts';
import { resumeEditHref } from '../resume-words.ts';
import { useResumeWord } from '../use-resume-word.ts';
import { CustomSection } from './CustomSection.tsx';
import { DesignBar } from './DesignBar.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { changedText } from './edit-history.ts';
import { FederalPanel } from './FederalPanel.tsx';
import { MirrorDialog } from './MirrorDialog.tsx';
import { PagePreview, usePageCount } from './PagePreview.tsx';
import { PhotoField } from './PhotoField.tsx';
import { SavedState } from './SavedState.tsx';
import { SectionList } from './SectionList.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { Step, useStepKeys } from './Steps.tsx';
import { inOrder, newId, sectionsInOrder, withSection } from './section-order.ts';
import { useDraft, useDraftState } from './useDraft.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { WordingPanel } from './WordingPanel.tsx';

type Asked = 'versions' | 'share' | 'mirror' | null;

/** The sections of a resume at the left, its pages at the right; everything is saved by itself. */
export function Editor({ resume }: { resume: Resume }) {
  const draft = useDraft(resume);
  const { history, status, refusal, revision, leftOut } = useDraftState(draft);
  const { content, design, title } = history.now;
  const { inText: resumeWord } = useResumeWord();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search: { section?: string; view?: string } = useSearch({ strict: false });
  const open = search.section ?? 'basics';
  const view = search.view === 'preview' ? 'preview' : 'edit';
  const [asked, setAsked] = useState<Asked>(null);

  const look = (change: { section?: string | undefined; view?: string | undefined }) =>
    navigate({ href: withQuery(pathname, { ...search, ...change }), replace: true, resetScroll: false });
  const edit = (next: ResumeContent) => draft.edit((now) => ({ ...now, content: next }), changedText(content, next));
  const restyle = (change: Partial<ResumeDesign>) => draft.edit((now) => ({ ...now, design: { ...now.design, ...change } }));

  const sections = sectionsInOrder(content, design);
  const keys = sections.map(({ key }) => key);
  const advice = adviceOn(content, new Date().toISOString().slice(0, 7));
  const completeness = completenessOf(content);
  const pages = usePageCount(resume.id, revision);

  useStepKeys(draft);

  const addSection = () => {
    const id = newId();
    draft.edit((now) => ({
      ...now,
      content: { ...now.content, custom: [...now.content.custom, { id, hidden: false, title: '', items: [] }] },
    }));
    void look({ section: `custom:${id}` });
  };
  const deleteSection = (id: string, name: string) => {
    draft.edit((now) => ({ ...now, content: { ...now.content, custom: now.content.custom.filter((own) => own.id !== id) } }));
    toast.undo(`${name} is deleted`, () => draft.undo());
  };
  const duplicate = async () => {
    try {
      await draft.saveNow();
      const copy = await copyResume(resume.id, { title: `${title} (copy)`.slice(0, 200) });
      void navigate({ href: resumeEditHref(copy) });
    } catch (error) {
      toastError(error);
    }
  };

  const fields = (key: string) => {
    const props = { content, onChange: edit };
    return (
      <>
        {key === 'basics' && <PersonalSection {...props} />}
        {key === 'basics' && resume.kind === 'resume' && (
          <PhotoField
            photoId={content.basics.photo_file_id}
            shown={design.show_photo}
            onPhoto={(photo_file_id) =>
              draft.edit((now) => ({
                ...now,
                content: { ...now.content, basics: { ...now.content.basics, photo_file_id } },
                design: { ...now.design, show_photo: photo_file_id !== null },
              }))
            }
            onShow={(show_photo) => restyle({ show_photo })}
          />
        )}
        {key === 'summary' && <SummarySection {...props} />}
        {key === 'military' && <MilitarySection {...props} />}
        {key === 'work' && <WorkSection {...props} />}
        {key === 'education' && <EducationSection {...props} />}
        {key === 'skills' && <SkillsSection {...props} />}
        {key === 'misc' && <MiscSection {...props} />}
        {key === 'more' && <MorePanel {...props} />}
        {key.startsWith('custom:') && <CustomSection {...props} id={key.slice('custom:'.length)} />}
        <WordingPanel section={key} content={content} advice={advice} onChange={edit} />
      </>
    );
  };

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
            <FormLabel htmlFor="resume-title">Name of this {resumeWord}</FormLabel>
            <OutlinedInput
              fullWidth
              size="small"
              id="resume-title"
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
            <MoreMenu onAsk={setAsked} onDuplicate={() => void duplicate()} />
            <DownloadMenu id={resume.id} onBefore={draft.saveNow} />
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, alignItems: 'center' }}>
          <SavedState status={status} refusal={refusal} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'text.secondary' }}>
            <LinearProgress
              variant="determinate"
              value={completeness}
              aria-label={`How complete this ${resumeWord} is`}
              sx={{ width: 96, height: 6, borderRadius: 3 }}
            />
            {completeness}% complete
          </Box>
        </Box>
        {leftOut.length > 0 && (
          <Alert
            severity="info"
            onClose={() => draft.forgetLeftOut()}
            action={
              <>
                <Button color="inherit" size="small" onClick={() => setAsked('versions')}>
                  Versions
                </Button>
                <Button color="inherit" size="small" onClick={() => draft.forgetLeftOut()}>
                  Close
                </Button>
              </>
            }
          >
            This {resumeWord} was also changed elsewhere. Both edits are joined; where they met in one field yours is here, and
            the other is kept as a version.
          </Alert>
        )}
        <Tabs
          value={view}
          onChange={(_, next: string) => void look({ view: next === 'preview' ? 'preview' : undefined })}
          aria-label="View"
          sx={{ display: { lg: 'none' }, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="edit" label="Edit" id="editor-tab-edit" aria-controls="editor-edit" />
          <Tab value="preview" label="Preview" id="editor-tab-preview" aria-controls="editor-preview" />
        </Tabs>
      </Box>
      <Box id="editor-edit" sx={{ display: { xs: view === 'edit' ? 'grid' : 'none', lg: 'grid' }, gap: 2 }}>
        {resume.kind === 'federal' && <FederalPanel content={content} faults={federalFaults(content, pages)} onChange={edit} />}
        <SectionList
          sections={sections}
          open={open}
          onOpen={(key) => void look({ section: key ?? 'none' })}
          adviceIn={(key) => advice.filter((one) => one.section === key).length}
          onOrder={(order) => draft.edit((now) => ({ ...now, design: inOrder(now.design, order) }))}
          onRename={({ key }, name) =>
            draft.edit((now) => ({ ...now, design: withSection(now.design, keys, key, { title: name || null }) }))
          }
          onHide={({ key }, hidden) => draft.edit((now) => ({ ...now, design: withSection(now.design, keys, key, { hidden }) }))}
          onAdd={addSection}
          onDelete={({ customId, name }) => customId !== null && deleteSection(customId, name)}
        >
          {fields}
        </SectionList>
      </Box>
      <Box
        id="editor-preview"
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
        <DesignBar kind={resume.kind} design={design} onChange={restyle} />
        <PagePreview id={resume.id} revision={revision} paper={design.paper} />
      </Box>
      {asked === 'versions' && <VersionsDialog id={resume.id} draft={draft} onClose={() => setAsked(null)} />}
      {asked === 'share' && <ShareDialog id={resume.id} onClose={() => setAsked(null)} />}
      {asked === 'mirror' && <MirrorDialog id={resume.id} onClose={() => setAsked(null)} />}
    </Box>
  );
}

function MoreMenu({ onAsk, onDuplicate }: { onAsk: (asked: Asked) => void; onDuplicate: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (deed: () => void) => () => {
    setAnchor(null);
    deed();
  };
  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconDotsVertical size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => onAsk('versions'))}>Versions</MenuItem>
        <MenuItem onClick={choose(() => onAsk('share'))}>Share by link</MenuItem>
        <MenuItem onClick={choose(() => onAsk('mirror'))}>As machines read it</MenuItem>
        <MenuItem onClick={choose(onDuplicate)}>Duplicate</MenuItem>
      </Menu>
    </>
  );
}
