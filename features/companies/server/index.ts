export { decideCompany, decidePerson, ownCompany } from './actions.ts';
export { companyRoutes } from './routes.ts';
