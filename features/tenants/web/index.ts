export { tenantQuery, useIsUnknownHost, useTenant } from './tenant.tsx';
