import Alert from '@mui/material/Alert';

/** What is wrong with the pages of a PDF, each in a sentence; nothing if all is well. */
export function PageWarnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {warning}
    </Alert>
  ));
}
