/* Words of random layouts. */

export const WORK = [
  'Experience',
  'Employment history',
  'Professional experience',
  'Where I have worked',
  'Posts held',
  'Career to date',
  'Track record',
  'Jobs',
  'What I have done so far',
  'Roles',
  'Working life',
  'Relevant employment',
  'Career summary',
];
export const STUDY = [
  'Education',
  'Education and qualifications',
  'Qualifications',
  'Academic background',
  'Schooling',
  'Where I studied',
  'Learning',
  'Education & Training',
  'Studies',
];
export const SKILL = ['Skills', 'Key skills', 'What I can do', 'Strengths', 'Tools', 'Core competencies', 'Technical skills'];
export const ABOUT = ['Profile', 'About me', 'Summary', 'In short', 'Personal statement'];
export const DEPARTMENTS = [
  'Logistics Department',
  'Northern Region',
  'Operations Team',
  'Retail Division',
  'Estates Directorate',
  'Customer Care',
  'Ward 7',
  'Facilities',
];
export const TAGS = [
  'Family-run builders’ merchant with four branches',
  'Europe’s largest maker of tents',
  'Charity for young carers, 40 staff',
  'Regional haulier, 120 vehicles',
];
export const TERMS = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Maternity cover', 'Seasonal'];
export const GRADES = ['2:1', 'First Class Honours', 'Distinction', 'Merit', 'GPA 3.7', 'Upper Second'];
export const SCHOOL_NAMES = [
  'King Edward VI School',
  'Blyth Ridley High School',
  'Gateshead College',
  'University of Strathclyde',
  'Texas Tech University',
  'Sinclair Community College',
  'Coleg Menai',
  'St Columba’s High School',
  'Newcastle University',
  'Ohio State University',
  'City of Bristol College',
  'Harton Academy',
];
export const LEVELS = [
  'BTEC Level 3 Diploma in Engineering',
  'NVQ Level 2 Plumbing',
  'HNC Mechanical Engineering',
  'A-levels: Maths, Physics and Art',
  'BSc (Hons) Computer Science',
  'BA History',
  'Bachelor of Science in Nursing',
  'MSc Logistics and Supply Chain Management',
  'Associate of Applied Science, Electronics',
  'High School Diploma',
  'GCSEs (8) including English and Maths',
  'Foundation Degree in Sports Coaching',
  'MBA',
  'PGCE Secondary Science',
];
