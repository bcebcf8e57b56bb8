/** Pages that load together: each further file would add its name to the scripts of every visit. */
export { CompanyListPage } from './companies/CompanyListPage.tsx';
export { CompanyPage } from './details/CompanyPage.tsx';
export { JobLandingPage } from './landing/JobLandingPage.tsx';
