import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { adaptHtml, isHtmlSource } from '#kit/contract/html-source.ts';
import { styleNonce } from '#kit/ui/theme/content-policy.ts';

export type RichTextFieldProps = {
  id: string;
  /** HTML of paragraphs, headings, bold, italic, lists and links; empty text for nothing. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The box that takes the focus from an error summary. */
  fieldRef: (target: { focus: () => void } | null) => void;
  aria: Record<string, string | boolean | undefined>;
};

// Only formatting that the server stores.
const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [3] },
    horizontalRule: false,
    strike: false,
    underline: false,
    // Web addresses become links automatically.
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] },
  }),
];

/** A rich text field. Loaded separately, because the editor is the largest part of the form. */
export default function RichTextField({ id, value, onChange, onBlur, fieldRef, aria }: RichTextFieldProps) {
  const theme = useTheme();
  const sent = useRef(value);
  /** The source of HTML, copied as text. */
  const pasteSource = (event: ClipboardEvent): boolean => {
    const text = event.clipboardData?.getData('text/html') ? '' : (event.clipboardData?.getData('text/plain') ?? '');
    return isHtmlSource(text) && editor.commands.insertContent(adaptHtml(text));
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    ...(styleNonce && { injectNonce: styleNonce }),
    editorProps: {
      transformPastedHTML: adaptHtml,
      handlePaste: (_view, event) => pasteSource(event),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...definedOnly(aria),
      },
    },
    onUpdate: ({ editor: changed }) => {
      sent.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(sent.current);
    },
    onBlur,
  });

  useEffect(() => {
    fieldRef({
      focus: () => {
        // The editor's own focus does not scroll.
        editor.view.focus();
        editor.view.dom.scrollIntoView({ block: 'nearest' });
      },
    });
    return () => fieldRef(null);
  }, [editor, fieldRef]);

  useEffect(() => {
    // A value from outside means that another version was loaded. Values typed here come back unchanged and are ignored.
    if (value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: aria['aria-invalid'] ? 'error.text' : 'controlBorder',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus-within': { outline: `2px solid ${theme.palette.primary.text}`, outlineOffset: -1 },
        '& .ProseMirror': {
          minHeight: 200,
          maxHeight: '60vh',
          overflowY: 'auto',
          px: 1.5,
          py: 1,
          outline: 'none',
          typography: 'body2',
          '@media (pointer: coarse)': { fontSize: '1rem' },
          '& p': { mt: 0, mb: 1 },
          '& ul, & ol': { mt: 0, mb: 1, pl: 3 },
          '& li p': { mb: 0.5 },
          '& h3': { typography: 'subtitle1', mt: 2, mb: 0.5 },
        },
      }}
    >
      <Toolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </Box>
  );
}

function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Box
      role="group"
      aria-label="Formatting"
      aria-controls={controls}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Format name="Bold" keys="Ctrl+B" on={state.bold} act={() => chain().toggleBold().run()}>
        <IconBold size={18} aria-hidden />
      </Format>
      <Format name="Italic" keys="Ctrl+I" on={state.italic} act={() => chain().toggleItalic().run()}>
        <IconItalic size={18} aria-hidden />
      </Format>
      <Format name="Heading" keys="Ctrl+Alt+3" on={state.heading} act={() => chain().toggleHeading({ level: 3 }).run()}>
        <IconHeading size={18} aria-hidden />
      </Format>
      <Format name="List" keys="Ctrl+Shift+8" on={state.list} act={() => chain().toggleBulletList().run()}>
        <IconList size={18} aria-hidden />
      </Format>
      <Format name="Numbered list" keys="Ctrl+Shift+7" on={state.numbers} act={() => chain().toggleOrderedList().run()}>
        <IconListNumbers size={18} aria-hidden />
      </Format>
      <Format name="Undo" keys="Ctrl+Z" disabled={!state.mayUndo} act={() => chain().undo().run()}>
        <IconArrowBackUp size={18} aria-hidden />
      </Format>
      <Format name="Redo" keys="Ctrl+Shift+Z" disabled={!state.mayRedo} act={() => chain().redo().run()}>
        <IconArrowForwardUp size={18} aria-hidden />
      </Format>
    </Box>
  );
}

function Format({
  name,
  keys,
  on = false,
  disabled = false,
  act,
  children,
}: {
  name: string;
  keys: string;
  on?: boolean;
  disabled?: boolean;
  act: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip title={`${name} (${keys})`}>
      <span>
        <ToggleButton
          value={name}
          selected={on}
          disabled={disabled}
          onClick={act}
          aria-label={name}
          sx={{ border: 0, minHeight: 32, minWidth: 32, p: 0.5 }}
        >
          {children}
        </ToggleButton>
      </span>
    </Tooltip>
  );
}

function definedOnly(attributes: Record<string, string | boolean | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
