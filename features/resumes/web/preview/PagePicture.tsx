import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { IconPhotoOff } from '@tabler/icons-react';
import type { ResumeDesign } from '../../content.ts';

export const PAGE_RATIO: Record<ResumeDesign['paper'], string> = { a4: '210 / 297', letter: '8.5 / 11' };

/** A small picture of a first page, or the space for it while it loads. The text beside it names the document. */
export function PagePicture({
  image,
  isFailed,
  paper,
}: {
  image: string | undefined;
  isFailed: boolean;
  paper: ResumeDesign['paper'];
}) {
  const frame = { display: 'block', width: '100%', aspectRatio: PAGE_RATIO[paper], borderRadius: 0.5 } as const;
  if (image)
    return (
      <Box
        component="img"
        src={image}
        alt=""
        sx={{ ...frame, objectFit: 'cover', objectPosition: 'top', bgcolor: '#fff', border: 1, borderColor: 'divider' }}
      />
    );
  if (isFailed)
    return (
      <Box
        component="span"
        sx={{ ...frame, display: 'grid', placeItems: 'center', border: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        <IconPhotoOff size={28} aria-hidden />
      </Box>
    );
  return <Skeleton component="span" variant="rectangular" sx={{ ...frame, height: 'auto' }} />;
}
