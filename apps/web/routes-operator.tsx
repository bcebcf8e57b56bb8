import { createRoute } from '@tanstack/react-router';
import { guardOperator } from '#features/accounts/guards.ts';
import { OperatorHomePage } from '#features/accounts/web/index.ts';
import { frameRoute, obey, SignedInOnly, type Visit } from './routes-root.tsx';

const operator = createRoute({
  getParentRoute: () => frameRoute,
  id: 'operator',
  component: SignedInOnly,
  beforeLoad: (visit: Visit) => obey(guardOperator(visit.context.session.user(), { path: visit.location.href }), visit),
});

const home = createRoute({ getParentRoute: () => operator, path: '/operator', component: OperatorHomePage });

export const operatorRoutes = operator.addChildren([home]);
