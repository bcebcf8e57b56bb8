// A section for the applicant panel.
export { ApplicantMatch } from './ApplicantMatch.tsx';
