import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { query } from '#kit/ui/query.ts';
import { getResumeThumbnail } from '../../resumes-contract.ts';

type Shown = { key: string; name: string; more: boolean };

type TemplateGalleryProps = {
  id: number;
  revision: number;
  templates: readonly Shown[];
  chosen: string;
  onChoose: (key: string) => void;
  onClose: () => void;
};

/** The first page of the person's own resume in every template. */
export function TemplateGallery({ templates, chosen, onChoose, onClose, ...resume }: TemplateGalleryProps) {
  const titleId = useId();
  const groups = [
    { name: null, shown: templates.filter(({ more }) => !more) },
    { name: 'More templates', shown: templates.filter(({ more }) => more) },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Compare templates</DialogTitle>
      <DialogContent>
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
                    {...resume}
                    template={template}
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

type TileProps = { id: number; revision: number; template: Shown; isChosen: boolean; onChoose: () => void };

function Tile({ id, revision, template, isChosen, onChoose }: TileProps) {
  const { data } = useQuery({
    ...query(getResumeThumbnail, { params: { id }, query: { template: template.key } }),
    queryKey: [getResumeThumbnail.path, id, revision, template.key],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const frame = { display: 'block', width: '100%', aspectRatio: '210 / 297', borderRadius: 0.5 } as const;
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
      {data ? (
        <Box
          component="img"
          src={data.data.image}
          alt=""
          sx={{ ...frame, objectFit: 'cover', objectPosition: 'top', bgcolor: '#fff', border: 1, borderColor: 'divider' }}
        />
      ) : (
        <Skeleton variant="rectangular" sx={{ ...frame, height: 'auto' }} />
      )}
      <Typography
        component="span"
        variant="subtitle2"
        sx={{ display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'center', mt: 1 }}
      >
        {isChosen && <Box component={IconCircleCheckFilled} size={18} aria-hidden sx={{ color: 'primary.main' }} />}
        {template.name}
      </Typography>
    </ButtonBase>
  );
}
