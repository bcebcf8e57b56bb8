// One file to load for these pages: each further import() would add to the scripts of every first visit.
export { HeldPage } from '../held/HeldPage.tsx';
export { UserPage } from '../users/UserPage.tsx';
export { UsersPage } from '../users/UsersPage.tsx';
export { CompanyReviewPage } from './CompanyReviewPage.tsx';
export { RecruiterReviewPage, VeteranReviewPage } from './PersonReviewPages.tsx';
