export { tenantQuery, useIsUnknownHost, useSlogan, useTenant } from './tenant.tsx';
