export { tenantQuery, useMissingSite, useSlogan, useTenant } from './tenant.tsx';
