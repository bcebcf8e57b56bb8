import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { call, download } from '#kit/ui/data/api.ts';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { getOriginalCv, getOriginalPlaces, type OriginalCv, type OriginalPlace } from '../../resumes-contract.ts';

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

/** How far below the top of the region a highlighted place is shown, as a part of the region's height. */
const REACH = 0.25;

/**
 * What a resume was parsed from: a PDF's pages, or the text of another format. What `part` was filled in from is highlighted.
 * @param part from `useFocusedPart`
 */
export function OriginalPages({
  resumeId,
  original: { name, text, content_type },
  part,
  id,
}: OriginalProps & { part: string | null; id?: string }) {
  const { data: { data: places } = { data: [] } } = useQuery({
    ...query(getOriginalPlaces, { params: { id: resumeId } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 0,
  });
  const place = places.find(({ of }) => of === part);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place && region.current?.querySelector('[data-highlight]');
    if (!first || !region.current) return;
    const offset = first.getBoundingClientRect().top - region.current.getBoundingClientRect().top;
    region.current.scrollBy({ top: offset - region.current.clientHeight * REACH });
  }, [place]);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {places.length > 0 && (
        <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
          {hintOf(part, place !== undefined)}
        </Typography>
      )}
      <Box
        ref={region}
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
          <PdfPages id={resumeId} name={name} boxes={place?.boxes ?? []} />
        ) : (
          <Box sx={{ p: 2, bgcolor: 'background.paper' }}>
            {content_type === 'application/zip' ? (
              <LinkedInText text={text} />
            ) : (
              <PlainText lines={place?.lines}>{text}</PlainText>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function hintOf(part: string | null, isFound: boolean): string {
  if (isFound) return 'The text that this part was filled in from is highlighted.';
  return part === null
    ? 'Select a field or an entry to highlight where it came from.'
    : 'We couldn’t find where this part came from. It may have been added or changed.';
}

function PlainText({ children, lines = [] }: { children: string; lines?: number[] | undefined }) {
  const highlighted = new Set(lines);
  return (
    <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2' }}>
      {highlighted.size === 0
        ? children
        : children.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
            <Fragment key={index}>
              {highlighted.has(index) ? (
                <Box
                  component="mark"
                  data-highlight
                  sx={{ bgcolor: 'primary.soft', color: 'text.primary', borderBottom: 2, borderColor: 'primary.main' }}
                >
                  {line}
                </Box>
              ) : (
                line
              )}
              {'\n'}
            </Fragment>
          ))}
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

type Boxes = OriginalPlace['boxes'];

function PdfPages({ id, name, boxes }: { id: number; name: string; boxes: Boxes }) {
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
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key
          key={index}
          pdf={data}
          number={index + 1}
          of={data.numPages}
          boxes={boxes.filter(({ page }) => page === index + 1)}
        />
      ))}
    </Box>
  );
}

/** Width of a rendered page in pixels: sharp beside the fields, and small enough for a phone. */
const PAGE_WIDTH_PX = 1000;

type PageProps = { pdf: PdfDocument; number: number; of: number; boxes: Boxes };

function PdfPage({ pdf, number, of, boxes }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** In points. */
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    let drawing: { cancel: () => void } | undefined;
    let left = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (left || !target) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setSize({ width, height });
      const viewport = page.getViewport({ scale: PAGE_WIDTH_PX / width });
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
    <Box sx={{ position: 'relative' }}>
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
      {size && boxes.map((box) => <Highlight key={`${box.x} ${box.y}`} box={box} {...size} />)}
    </Box>
  );
}

/** Pages are white in both themes. */
const MARKER = '#ffe48f';
const MARKER_EDGE = '#8a5a00';
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function Highlight({ box, width, height }: { box: Boxes[number]; width: number; height: number }) {
  return (
    <Box
      aria-hidden
      data-highlight
      sx={{
        position: 'absolute',
        left: percent(box.x - 2, width),
        top: percent(box.y - 1, height),
        width: percent(box.width + 4, width),
        height: percent(box.height + 2, height),
        bgcolor: MARKER,
        borderBottom: `1px solid ${MARKER_EDGE}`,
        // Black text under the marker stays black.
        mixBlendMode: 'multiply',
        pointerEvents: 'none',
      }}
    />
  );
}
