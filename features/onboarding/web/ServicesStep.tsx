import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import type { ProposedService } from '#features/services/shapes.ts';
import { ServiceCard } from '#features/services/web/parts.ts';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { unsaved } from '#kit/ui/editing/unsaved.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { paths } from '#kit/ui/paths.ts';
import { findProposedServices, saveServices } from '../contract.ts';
import { Onboarding } from '../shapes.ts';
import { StepFooter } from './StepForm.tsx';

/** Number of services shown before the rest is requested. */
const FIRST = 6;

/** The name under which this browser stores an unsaved choice. */
const DRAFT = 'onboarding-services';

function chosenBefore(personId: number, services: readonly ProposedService[]): { at: number; ids: number[] } | null {
  const left = unsaved.read(personId, DRAFT);
  if (!Array.isArray(left?.value)) return null;
  const { value } = left;
  return { at: left.at, ids: services.map(({ id }) => id).filter((id) => value.includes(id)) };
}

type StepProps = { state: Onboarding; onSaved: (state: Onboarding) => Promise<void> };

/** Step 5. */
export function ServicesStep({ state, onSaved }: StepProps) {
  const services = useQuery(query(findProposedServices));
  if (services.isError) return <ErrorState title="The services could not be loaded" onRetry={() => void services.refetch()} />;
  if (!services.data)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={160} />
        <Skeleton variant="rounded" height={160} />
      </Box>
    );
  return <ServiceForm services={services.data.data} state={state} onSaved={onSaved} />;
}

function ServiceForm({ services, state, onSaved }: StepProps & { services: readonly ProposedService[] }) {
  const chosenIds = services.filter(({ chosen }) => chosen).map(({ id }) => id);
  const { id: personId } = useUser();
  const [left] = useState(() => chosenBefore(personId, services));
  const [restoredAt, setRestoredAt] = useState(left?.at ?? null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(left?.ids ?? chosenIds));
  // What the choice started from, and which of it another tab has changed since.
  const [base, setBase] = useState({ revision: state.revisions.services, ids: state.chosen_services });
  const [elsewhere, setElsewhere] = useState<{ added: number[]; removed: number[] } | null>(null);
  const save = useMutation(
    mutation((ids: number[]) => call(saveServices, { body: { service_ids: ids, revision: base.revision } }), {
      onSuccess: async ({ data }) => {
        unsaved.write(personId, DRAFT, null);
        await onSaved(data);
      },
      onError: (error) => {
        const stored = Onboarding.safeParse(error instanceof ApiError && error.status === 409 ? error.data : null);
        // Other errors are shown above the button.
        if (!stored.success) return true;
        const saved = stored.data.chosen_services;
        const added = saved.filter((id) => !base.ids.includes(id));
        const removed = base.ids.filter((id) => !saved.includes(id));
        const merged = new Set([...chosen, ...added].filter((id) => !removed.includes(id)));
        setChosen(merged);
        unsaved.write(personId, DRAFT, [...merged]);
        setBase({ revision: stored.data.revisions.services, ids: saved });
        setElsewhere({ added, removed });
        return true;
      },
    }),
  );
  const [all, setAll] = useState(false);
  const fitting = services.filter(({ fits }) => fits);
  // A short list first, best matches on top. Saved services are always shown.
  const isFirst = (service: ProposedService) =>
    service.chosen ||
    elsewhere?.added.includes(service.id) ||
    left?.ids.includes(service.id) ||
    (fitting.length > 0 ? fitting : services).slice(0, FIRST).includes(service);
  const first = services.filter((service) => isFirst(service));
  const others = services.filter((service) => !isFirst(service));
  const isSame = chosenIds.length === chosen.size && chosenIds.every((id) => chosen.has(id));

  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    unsaved.write(personId, DRAFT, [...next]);
  };
  const group = (title: string, list: readonly ProposedService[]) =>
    list.length > 0 && (
      <Box component="section" aria-label={title}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {list.map((service) => (
            <ServiceCard key={service.id} service={service} chosen={chosen.has(service.id)} onToggle={() => toggle(service.id)} />
          ))}
        </Box>
      </Box>
    );

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {restoredAt !== null && !isSame && (
        <RestoredNotice
          at={restoredAt}
          onDiscard={() => {
            unsaved.write(personId, DRAFT, null);
            setChosen(new Set(chosenIds));
            setRestoredAt(null);
          }}
        />
      )}
      {group(fitting.length > 0 ? 'Based on your answers' : 'Services that may help', first)}
      {all && group('Other services', others)}
      {!all && others.length > 0 && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => setAll(true)}>
            {`Show ${others.length} more`}
          </Button>
        </div>
      )}
      {services.length === 0 && <Typography>No services are listed yet. You can finish here.</Typography>}
      <div>
        {elsewhere && (
          <ChosenElsewhere
            added={services.filter(({ id }) => elsewhere.added.includes(id)).map(({ name }) => name)}
            removed={services.filter(({ id }) => elsewhere.removed.includes(id)).map(({ name }) => name)}
          />
        )}
        {save.isError && !(save.error instanceof ApiError && (save.error.handled || save.error.status === 409)) && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageOf(save.error)}
          </Alert>
        )}
        <StepFooter
          backHref={paths.veteran.onboarding({ step: 4 })}
          saved={save.isPending ? 'saving' : !isSame ? 'unsaved' : state.finished.includes(5) ? 'saved' : null}
        >
          <Button
            variant="contained"
            size="large"
            loading={save.isPending}
            loadingPosition="start"
            onClick={() => save.mutate([...chosen])}
          >
            {chosen.size === 0
              ? 'Finish without saving any'
              : chosen.size === 1
                ? 'Save 1 service and finish'
                : `Save ${chosen.size} services and finish`}
          </Button>
        </StepFooter>
      </div>
    </Box>
  );
}

/** Names what was chosen in another tab since this page was opened. Both choices are combined, and nothing is saved yet. */
function ChosenElsewhere({ added, removed }: { added: readonly string[]; removed: readonly string[] }) {
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>You’ve changed this page in another tab or on another device</AlertTitle>
      We combined both choices. Check them, then save.
      {added.length > 0 && <Box sx={{ mt: 1 }}>Added there: {added.join(', ')}</Box>}
      {removed.length > 0 && <Box sx={{ mt: 1 }}>Removed there: {removed.join(', ')}</Box>}
    </Alert>
  );
}
