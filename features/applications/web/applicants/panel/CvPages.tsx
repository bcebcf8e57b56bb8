import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { suggestCivilianWording } from '#features/resumes/military-words/civilian-wording.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { getSentResume } from '../../../contract.ts';
import { useForces } from './MilitaryText.tsx';
import { ONCE } from './read-once.ts';

type Pdf = Awaited<ReturnType<typeof openPdf>>;

async function openPdf(bytes: ArrayBuffer) {
  const { getDocumentProxy } = await import('unpdf');
  return getDocumentProxy(new Uint8Array(bytes));
}

const MOST_PAGES = 12;

/** The pages of a CV as it was sent, with its military words explained where they are printed. Each opening counts once as a view. */
export default function CvPages({ applicationId }: { applicationId: number }) {
  const [all, setAll] = useState(false);
  const params = { id: applicationId };
  const file = useQuery({
    queryKey: [...keyOf(getSentResume), 'pages', applicationId],
    queryFn: async ({ signal }) => openPdf(await (await call(getSentResume, { params }, { signal })).arrayBuffer()),
    ...ONCE,
  });
  if (file.isError)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        We can’t show the pages here. Download the file to read them.
      </Typography>
    );
  if (!file.data) return <Skeleton variant="rectangular" sx={{ height: 480, borderRadius: 1 }} />;
  const { numPages } = file.data;
  const shown = all ? Math.min(numPages, MOST_PAGES) : Math.min(numPages, 2);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        p: 1,
        borderRadius: 1,
        bgcolor: 'background.neutral',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {Array.from({ length: shown }, (_, index) => index + 1).map((number) => (
        <CvPage key={number} pdf={file.data} number={number} />
      ))}
      {shown < Math.min(numPages, MOST_PAGES) && (
        <Button color="inherit" onClick={() => setAll(true)}>
          Show all {numPages} pages
        </Button>
      )}
    </Box>
  );
}

const PAGE_WIDTH_PX = 1100;

type Mark = { key: string; term: string; meaning: string; left: number; top: number; width: number; height: number };

function CvPage({ pdf, number }: { pdf: Pdf; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [ratio, setRatio] = useState('210 / 297');
  const country = useForces();

  useEffect(() => {
    let drawing: { cancel: () => void } | undefined;
    let left = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      if (left) return;
      setRatio(`${natural.width} / ${natural.height}`);
      const text = await page.getTextContent();
      if (left) return;
      setMarks(
        text.items.flatMap((item, index) =>
          'str' in item ? marksOf(item, index, { width: natural.width, height: natural.height, country }) : [],
        ),
      );
      const target = canvas.current;
      if (!target) return;
      const viewport = page.getViewport({ scale: PAGE_WIDTH_PX / natural.width });
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
  }, [pdf, number, country]);

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={`Page ${number} of ${pdf.numPages}`}
        sx={{ display: 'block', width: '100%', aspectRatio: ratio, bgcolor: 'common.white', borderRadius: 0.5 }}
      />
      {marks.map(({ key, term, meaning, left, top, width, height }) => (
        <Tooltip key={key} title={`${term}: ${meaning}`} enterTouchDelay={0} leaveTouchDelay={6000}>
          <Box
            component="button"
            type="button"
            aria-label={`${term}: ${meaning}`}
            sx={{
              all: 'unset',
              position: 'absolute',
              left: `${left}%`,
              top: `${top}%`,
              width: `${width}%`,
              height: `${height}%`,
              cursor: 'help',
              borderBottom: '2px dotted',
              // On the white of the page in either colour scheme.
              borderColor: '#1d4ed8',
              '&:focus-visible': { outline: '2px solid #1d4ed8' },
            }}
          />
        </Tooltip>
      ))}
    </Box>
  );
}

type Item = { str: string; width: number; height: number; transform: number[] };

/** Where the military words of a run of text are printed, in percent of the page. Characters count as equally wide. */
function marksOf(
  { str, width, height, transform }: Item,
  index: number,
  page: { width: number; height: number; country: 'UK' | 'US' },
): Mark[] {
  const [x = 0, y = 0] = transform.slice(4);
  return suggestCivilianWording(str, { country: page.country }).map(({ start, end, suggestion }) => ({
    key: `${index} ${start}`,
    term: str.slice(start, end),
    meaning: suggestion,
    left: (100 * (x + (width * start) / str.length)) / page.width,
    top: 100 - (100 * (y + height)) / page.height,
    width: (100 * (width * (end - start))) / str.length / page.width,
    height: (115 * height) / page.height,
  }));
}
