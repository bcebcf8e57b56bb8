import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useEffect } from 'react';

type StepProps = { name: string; keys: string; off: boolean; onClick: () => void; children: ReactNode };

/** Undo and redo buttons. */
export function Step({ name, keys, off, onClick, children }: StepProps) {
  return (
    <Tooltip title={name}>
      <span>
        <IconButton aria-label={name} aria-keyshortcuts={keys} disabled={off} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Control or Command with Z, Shift+Z and Y undo and redo anywhere on the page. */
export function useStepKeys(draft: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [draft]);
}
