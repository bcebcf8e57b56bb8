import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconDotsVertical } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { withQuery } from '#kit/ui/paths.ts';
import { adviceOn, completenessOf } from '../../advice/advice.ts';
import { federalFaults } from '../../advice/federal-rules.ts';
import type { ResumeContent } from '../../content.ts';
import { undecidedLines } from '../../editing/unplaced-lines.ts';
import { createResume, findResumes, type Resume } from '../../resumes-contract.ts';
import { textsOf } from '../../wording/placed-texts.ts';
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
import { MirrorDialog } from '../preview/MirrorDialog.tsx';
import { DownloadOriginal, OriginalPages } from '../preview/OriginalPages.tsx';
import { usePageCount } from '../preview/PagePreview.tsx';
import { useFocusedPart } from '../preview/useFocusedPart.ts';
import { copyOf, resumeEditHref } from '../resume-words.ts';
import { FieldToolsContext } from '../sections/field-tools.tsx';
import { useResumeWord } from '../useResumeWord.ts';
import { CustomSection } from './CustomSection.tsx';
import { SectionList } from './design/SectionList.tsx';
import { inOrder, isOwnOrder, newId, sectionOfPath, sectionsInOrder, withSection } from './design/section-order.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { Downloads, EditorPages, PageCount } from './EditorPages.tsx';
import { changedText } from './edit-history.ts';
import { PhotoField } from './PhotoField.tsx';
import type { OpenDraft } from './resume-draft.ts';
import { FederalPanel } from './tools/FederalPanel.tsx';
import { ShareDialog } from './tools/ShareDialog.tsx';
import { TailoringPanel } from './tools/TailoringPanel.tsx';
import { useTailoring } from './tools/useTailoring.ts';
import { useTermReview } from './tools/useTermReview.tsx';
import { useWordingTools } from './tools/useWordingTools.tsx';
import { VersionsDialog } from './tools/VersionsDialog.tsx';
import { useDraft, useDraftHistory, useRestyle, useRevision } from './useDraft.ts';

type OpenDialog = 'versions' | 'share' | 'mirror' | null;

/** The resume editor: sections on the left, pages on the right. It saves automatically. */
export function Editor({ resume }: { resume: Resume }) {
  const draft = useDraft(resume);
  const { content, design, title } = useDraftHistory(draft).now;
  const { inText } = useResumeWord();
  // Agencies call it a resume, whatever the person's country does.
  const resumeWord = resume.kind === 'federal' ? 'resume' : inText;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search: { section?: string; view?: string; review?: string } = useSearch({ strict: false });
  const open = search.section ?? 'basics';
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { part, onFocus } = useFocusedPart();
  /** How often a refused field was looked for: its section is then rendered anew, with the entry open that has it. */
  const [searches, setSearches] = useState(0);

  const goTo = (section: string, view = search.view) =>
    navigate({
      href: withQuery(pathname, { ...search, section, view: view === 'edit' ? undefined : view }),
      replace: true,
      resetScroll: false,
    });
  const toField = (path: string) => {
    const section = sectionOfPath(path, content);
    if (section === null) return null;
    return async () => {
      await goTo(section, 'edit');
      setSearches((count) => count + 1);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#editor-edit [aria-invalid="true"]')?.focus());
    };
  };
  const edit = (next: ResumeContent) => draft.edit((now) => ({ ...now, content: next }), changedText(content, next));
  const restyle = useRestyle(draft);

  const sections = sectionsInOrder(content, design);
  const tools = useWordingTools(draft, {
    textsOf,
    advice: adviceOn(content, new Date().toISOString().slice(0, 7)),
    asWritten: resume.job ? [resume.job.title, resume.job.company] : [],
  });
  const review = useTermReview(draft, {
    texts: tools.termsToReview,
    textsOf,
    word: resumeWord,
    isRequested: search.review === 'terms',
    onClosed: () =>
      void navigate({ href: withQuery(pathname, { ...search, review: undefined }), replace: true, resetScroll: false }),
  });
  const completeness = completenessOf(content);

  const addSection = () => {
    const id = newId();
    draft.edit((now) => ({
      ...now,
      content: { ...now.content, custom: [...now.content.custom, { id, hidden: false, title: '', items: [] }] },
    }));
    void goTo(`custom:${id}`);
  };
  const deleteSection = (id: string, name: string) => {
    draft.edit((now) => ({ ...now, content: { ...now.content, custom: now.content.custom.filter((own) => own.id !== id) } }));
    toast.undo(`${name} deleted`, () => draft.undo());
  };
  const duplicate = useMutation(
    mutation(
      async () => {
        await draft.saveNow();
        return call(createResume, { body: copyOf({ id: resume.id, title }) });
      },
      { invalidates: [findResumes], onSuccess: ({ data }) => navigate({ href: resumeEditHref(data) }) },
    ),
  );

  const fields = (key: string) => {
    const props = { content, onChange: edit };
    return (
      <FieldToolsContext key={searches} value={tools.toolsOf(key)}>
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
        {key === 'misc' && <MiscSection {...props} own={false} />}
        {key === 'review' && (
          <MorePanel
            {...props}
            titled={false}
            onOriginal={resume.original && search.view !== 'original' && (() => void goTo('review', 'original'))}
          />
        )}
        {key.startsWith('custom:') && <CustomSection {...props} id={key.slice('custom:'.length)} />}
      </FieldToolsContext>
    );
  };

  return (
    <>
      <EditorFrame
        draft={draft}
        word={resumeWord}
        actions={
          <>
            <MoreMenu onAsk={setDialog} onDuplicate={() => duplicate.mutate()} />
            <Downloads draft={draft} id={resume.id} word={resumeWord} />
          </>
        }
        state={
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'text.secondary' }}>
              <LinearProgress
                variant="determinate"
                value={completeness}
                aria-label={`How complete this ${resumeWord} is`}
                sx={{ width: 96, height: 6, borderRadius: 3 }}
              />
              {completeness}% complete
            </Box>
            <PageCount draft={draft} id={resume.id} />
          </>
        }
        toField={toField}
        savedAs="a version"
        savedAction={
          <Button color="inherit" size="small" onClick={() => setDialog('versions')}>
            Versions
          </Button>
        }
        advert={
          resume.job && (
            <Tailoring resume={resume} draft={draft} word={resumeWord} onOpen={(section) => void goTo(section, 'edit')} />
          )
        }
        original={resume.original && <OriginalPanel resumeId={resume.id} original={resume.original} part={part} />}
        preview={
          <EditorPages draft={draft} id={resume.id} kind={resume.kind} design={design} onDesign={restyle} word={resumeWord} />
        }
      >
        {review.notice}
        {resume.kind === 'federal' && <FederalRules draft={draft} id={resume.id} content={content} onChange={edit} />}
        <Box onFocus={onFocus} sx={{ display: 'contents' }}>
          <SectionList
            sections={sections}
            open={open}
            onOpen={(key) => void goTo(key ?? 'none')}
            tipsIn={tools.countIn}
            undecided={undecidedLines(content)}
            onResetOrder={
              isOwnOrder(design)
                ? () => draft.edit((now) => ({ ...now, design: { ...now.design, own_order: false } }))
                : undefined
            }
            onOrder={(order) => draft.edit((now) => ({ ...now, design: inOrder(now.design, order) }))}
            onRename={({ key }, name) =>
              draft.edit((now) => ({ ...now, design: withSection(now.design, key, { title: name || null }) }))
            }
            onHide={({ key }, hidden) => draft.edit((now) => ({ ...now, design: withSection(now.design, key, { hidden }) }))}
            onAdd={addSection}
            onDelete={({ customId, name }) => customId !== null && deleteSection(customId, name)}
          >
            {fields}
          </SectionList>
        </Box>
      </EditorFrame>
      {tools.dialog}
      {review.dialog}
      {dialog === 'versions' && <VersionsDialog id={resume.id} draft={draft} onClose={() => setDialog(null)} />}
      {dialog === 'share' && <ShareDialog id={resume.id} onClose={() => setDialog(null)} />}
      {dialog === 'mirror' && <MirrorDialog id={resume.id} onClose={() => setDialog(null)} />}
    </>
  );
}

type FederalRulesProps = { draft: OpenDraft; id: number } & Pick<ComponentProps<typeof FederalPanel>, 'content' | 'onChange'>;

function FederalRules({ draft, id, content, onChange }: FederalRulesProps) {
  const pages = usePageCount(id, useRevision(draft));
  return <FederalPanel content={content} faults={federalFaults(content, pages)} onChange={onChange} />;
}

type TailoringProps = { resume: Resume } & Pick<ComponentProps<typeof TailoringPanel>, 'draft' | 'word' | 'onOpen'>;

function Tailoring({ resume, ...panel }: TailoringProps) {
  const tailoring = useTailoring(resume, useRevision(panel.draft));
  return <TailoringPanel resumeId={resume.id} tailoring={tailoring} {...panel} />;
}

function OriginalPanel(props: ComponentProps<typeof OriginalPages>) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {props.original.name}
        </Typography>
        <DownloadOriginal {...props} />
      </Box>
      <OriginalPages {...props} />
    </>
  );
}

function MoreMenu({ onAsk, onDuplicate }: { onAsk: (dialog: OpenDialog) => void; onDuplicate: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
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
        <MenuItem onClick={choose(() => onAsk('mirror'))}>ATS view</MenuItem>
        <MenuItem onClick={choose(onDuplicate)}>Duplicate</MenuItem>
      </Menu>
    </>
  );
}
