export { decideCompany, decidePerson, ownCompany, type Post, shownCompany } from './actions.ts';
export { companyRoutes } from './routes.ts';
