import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

/** A card with one way to start a new document. */
export function BuildOption({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 2.5, display: 'grid', gap: 1.5 }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text}
        </Typography>
      </div>
      <div>{children}</div>
    </Box>
  );
}

type PickOptionProps = {
  title: string;
  text: string;
  cards: { id: number; title: string }[];
  /** The preselected one. */
  usual: number;
  button: string;
  isMain?: boolean;
  pending: boolean;
  onPick: (id: number) => void;
};

/** A card to start from an existing document. */
export function PickOption({ title, text, cards, usual, button, isMain = true, pending, onPick }: PickOptionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const from = chosen ?? usual;
  return (
    <BuildOption title={title} text={text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <FormLabel htmlFor={id}>Start from</FormLabel>
          <NativeSelect
            fullWidth
            variant="outlined"
            input={<OutlinedInput />}
            inputProps={{ id }}
            value={from}
            onChange={({ target }) => setChosen(Number(target.value))}
            sx={{ mt: 0.5 }}
          >
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {card.title}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Button
          variant={isMain ? 'contained' : 'outlined'}
          color={isMain ? 'primary' : 'inherit'}
          loading={pending}
          onClick={() => onPick(from)}
        >
          {button}
        </Button>
      </Box>
    </BuildOption>
  );
}
