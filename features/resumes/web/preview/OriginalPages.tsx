import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, download } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { getOriginalCv, type OriginalCv } from '../../resumes-contract.ts';

type OriginalProps = { resumeId: number; original: OriginalCv };

/** Downloads the file that a resume was parsed from. */
export function DownloadOriginal({ resumeId, original: { name } }: OriginalProps) {
  const save = useMutation(mutation(() => download(getOriginalCv, { params: { id: resumeId } }, name)));
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`Download ${name}`}
      startIcon={<IconDownload size={16} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      Download
    </Button>
  );
}

/** What a resume was parsed from: a PDF's pages, or the text of another format. */
export function OriginalPages({ resumeId, original: { name, text, content_type }, id }: OriginalProps & { id?: string }) {
  return (
    <Box
      id={id}
      // A scrolling region must be reachable by keyboard.
      role="region"
      aria-label={`Pages of ${name}`}
      tabIndex={0}
      sx={{
        maxHeight: { xs: '60vh', md: 'calc(100vh - 176px)' },
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.neutral',
      }}
    >
      {text === null ? (
        <PdfPages id={resumeId} name={name} />
      ) : (
        <Box sx={{ p: 2, bgcolor: 'background.paper' }}>
          {content_type === 'application/zip' ? <LinkedInText text={text} /> : <PlainText>{text}</PlainText>}
        </Box>
      )}
    </Box>
  );
}

function PlainText({ children }: { children: string }) {
  return (
    <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2' }}>
      {children}
    </Box>
  );
}

/** The files of LinkedIn's export, each under its name. Two empty lines separate them. */
function LinkedInText({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Text from your LinkedIn profile. We didn’t read or store anything else from the ZIP.
      </Typography>
      {text.split('\n\n\n').map((part) => {
        const [title = '', ...lines] = part.split('\n\n');
        return (
          <div key={part}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <PlainText>{lines.join('\n\n')}</PlainText>
          </div>
        );
      })}
    </Box>
  );
}

type PdfDocument = Awaited<ReturnType<typeof openPdf>>;

async function openPdf(bytes: ArrayBuffer) {
  const { getDocumentProxy } = await import('unpdf');
  return getDocumentProxy(new Uint8Array(bytes));
}

function PdfPages({ id, name }: { id: number; name: string }) {
  const args = { params: { id } };
  const file = useQuery({
    queryKey: [...keyOf(getOriginalCv, args), name],
    queryFn: async ({ signal }) => openPdf(await (await call(getOriginalCv, args, { signal })).arrayBuffer()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 0,
  });
  if (file.isError)
    return (
      <Typography variant="body2" sx={{ p: 2, bgcolor: 'background.paper' }}>
        We can’t show the pages here. Download the file to see them.
      </Typography>
    );
  if (!file.data) return <Skeleton variant="rectangular" sx={{ height: 480 }} />;
  const { data } = file;
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {Array.from({ length: data.numPages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key
        <PdfPage key={index} pdf={data} number={index + 1} of={data.numPages} />
      ))}
    </Box>
  );
}

/** Width of a rendered page in pixels: sharp beside the fields, and small enough for a phone. */
const PAGE_WIDTH_PX = 1000;

function PdfPage({ pdf, number, of }: { pdf: PdfDocument; number: number; of: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let drawing: { cancel: () => void } | undefined;
    let left = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (left || !target) return;
      const viewport = page.getViewport({ scale: PAGE_WIDTH_PX / page.getViewport({ scale: 1 }).width });
      target.width = viewport.width;
      target.height = viewport.height;
      const task = page.render({ canvas: target, viewport });
      drawing = task;
      await task.promise;
    };
    // A page that cannot be rendered stays white; the file can still be downloaded.
    draw().catch(() => {});
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [pdf, number]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={`Page ${number} of ${of}`}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '210 / 297',
        bgcolor: 'common.white',
        borderRadius: 0.5,
      }}
    />
  );
}
