export { apiReplyRetention, findExternalIds } from './api/queries.ts';
export { employerApiRoutes } from './api/routes.ts';
export { companyKeys } from './keys/gate.ts';
export { keyRoutes } from './keys/routes.ts';
export { employerApiPersonalData } from './personal-data.ts';
