import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import type { ResumeDesign } from '../../../content.ts';
import { pagesText } from '../../../page-overflow.ts';
import { getResumeThumbnail } from '../../../resumes-contract.ts';
import { PagePicture } from '../../preview/PagePicture.tsx';

type Shown = { key: string; name: string; more: boolean };

type TemplateGalleryProps = {
  id: number;
  revision: number;
  paper: ResumeDesign['paper'];
  templates: readonly Shown[];
  chosen: string;
  onChoose: (key: string) => void;
  onClose: () => void;
};

/** The first page of the person's own resume in every template. */
export function TemplateGallery({ id, revision, paper, templates, chosen, onChoose, onClose }: TemplateGalleryProps) {
  const titleId = useId();
  // Choosing a template saves the resume, which changes none of the pictures.
  const [opened] = useState(revision);
  const pictures = useQueries({
    queries: templates.map(({ key }) => ({
      ...query(getResumeThumbnail, { params: { id }, query: { template: key } }),
      queryKey: [getResumeThumbnail.path, id, opened, key],
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    })),
  });
  const pictureOf = (key: string) => pictures[templates.findIndex((template) => template.key === key)];
  const failed = pictures.filter(({ data, error }) => error && !data);
  const isLoading = pictures.some(({ isFetching }) => isFetching);
  const groups = [
    { name: null, shown: templates.filter(({ more }) => !more) },
    { name: 'More templates', shown: templates.filter(({ more }) => more) },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Compare templates</DialogTitle>
      <DialogContent>
        <VisuallyHidden role="status">{isLoading ? 'Loading pictures' : ''}</VisuallyHidden>
        {failed.length > 0 && (
          <Box sx={{ mb: 2 }}>
            <ErrorState
              title="Some templates could not be shown"
              onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
              retrying={isLoading}
            />
          </Box>
        )}
        {groups.map(({ name, shown }) => (
          <Box key={name ?? ''} component="section" aria-label={name ?? 'Templates'} sx={{ mb: 3 }}>
            {name && (
              <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
                {name}
              </Typography>
            )}
            <Box
              component="ul"
              sx={{
                m: 0,
                p: 0,
                listStyle: 'none',
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
              }}
            >
              {shown.map((template) => (
                <li key={template.key}>
                  <Tile
                    name={template.name}
                    image={pictureOf(template.key)?.data?.data.image}
                    pages={pictureOf(template.key)?.data?.data.pages}
                    isFailed={pictureOf(template.key)?.isError ?? false}
                    paper={paper}
                    isChosen={template.key === chosen}
                    onChoose={() => onChoose(template.key)}
                  />
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type TileProps = {
  name: string;
  image: string | undefined;
  pages: number | undefined;
  isFailed: boolean;
  paper: ResumeDesign['paper'];
  isChosen: boolean;
  onChoose: () => void;
};

function Tile({ name, image, pages, isFailed, paper, isChosen, onChoose }: TileProps) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'block',
        width: '100%',
        p: 1,
        borderRadius: 1,
        border: 2,
        borderColor: isChosen ? 'primary.main' : 'divider',
        textAlign: 'center',
        bgcolor: 'background.subtle',
      }}
    >
      <PagePicture image={image} isFailed={isFailed} paper={paper} />
      <Typography
        component="span"
        variant="subtitle2"
        sx={{ display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'center', mt: 1 }}
      >
        {isChosen && <Box component={IconCircleCheckFilled} size={18} aria-hidden sx={{ color: 'primary.main' }} />}
        {name}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', minHeight: 20 }}>
        {pages !== undefined && pagesText(pages)}
      </Typography>
    </ButtonBase>
  );
}
