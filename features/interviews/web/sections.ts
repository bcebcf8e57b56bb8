// What is shown inside the screens of applications, in one file to load.
export { ApplicantInterviews } from './ApplicantInterviews.tsx';
export { ApplicantInterviewCount, OwnInterviewState } from './Counts.tsx';
export { OwnInterviews } from './OwnInterviews.tsx';
