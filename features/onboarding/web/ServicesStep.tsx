import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import type { ProposedService } from '#features/services/shapes.ts';
import { ServiceCard } from '#features/services/web/parts.ts';
import { ApiError, messageOf } from '#kit/ui/api.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { paths } from '#kit/ui/paths.ts';
import { mutation, query } from '#kit/ui/query.ts';
import { RestoredNotice } from '#kit/ui/RestoredNotice.tsx';
import { unsaved } from '#kit/ui/unsaved.ts';
import { findProposedServices, saveServices } from '../contract.ts';
import type { Onboarding } from '../shapes.ts';
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
  const kept = services.filter(({ chosen }) => chosen).map(({ id }) => id);
  const { id: personId } = useUser();
  const [left] = useState(() => chosenBefore(personId, services));
  const [restoredAt, setRestoredAt] = useState(left?.at ?? null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(left?.ids ?? kept));
  const save = useMutation(
    mutation(saveServices, {
      onSuccess: async ({ data }) => {
        unsaved.write(personId, DRAFT, null);
        await onSaved(data);
      },
      // The error is shown above the button.
      onError: () => true,
    }),
  );
  const [all, setAll] = useState(false);
  const fitting = services.filter(({ fits }) => fits);
  // A short list first, best matches on top. Saved services are always shown.
  const isFirst = (service: ProposedService) =>
    service.chosen ||
    left?.ids.includes(service.id) ||
    (fitting.length > 0 ? fitting : services).slice(0, FIRST).includes(service);
  const first = services.filter((service) => isFirst(service));
  const others = services.filter((service) => !isFirst(service));
  const isSame = kept.length === chosen.size && kept.every((id) => chosen.has(id));

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
            setChosen(new Set(kept));
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
        {save.isError && !(save.error instanceof ApiError && save.error.handled) && (
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
            onClick={() => save.mutate({ body: { service_ids: [...chosen] } })}
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
