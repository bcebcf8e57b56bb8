/** Skills of different trades. */
export const SKILLS: string[][] = [
  ['Rota planning', 'Budget control', 'Lean', 'SAP', 'Health and safety', 'Contract management'],
  ['Python', 'TypeScript', 'PostgreSQL', 'Kubernetes', 'Terraform', 'C++', 'Linux'],
  ['Triage', 'Phlebotomy', 'Safeguarding', 'Infection control', 'Wound care', 'EMIS'],
  ['Tachograph analysis', 'Route planning', 'FORS', 'Driver CPC', 'Forklift (counterbalance)', 'Telematics'],
  ['SMSTS', 'AutoCAD', 'Cost control', 'First aid', 'Method statements', 'Temporary works'],
  ['Curriculum design', 'Safeguarding', 'SIMS', 'Behaviour management', 'Exam marking'],
  ['Negotiation', 'Salesforce', 'Forecasting', 'Merchandising', 'Excel', 'Public speaking'],
  ['18th Edition', 'Inspection and testing', 'PLC', 'PAT testing', 'COSHH', 'Motor control'],
  ['PRINCE2', 'MS Project', 'Risk management', 'Stakeholder management', 'Agile', 'Jira'],
  ['Menu planning', 'HACCP', 'Stock control', 'Allergen management', 'Pastry'],
  ['R', 'Mass spectrometry', 'Statistics', 'Scientific writing', 'MATLAB', 'Microscopy'],
  ['CCTV', 'SIA licence', 'Conflict management', 'First aid', 'Access control', 'Report writing'],
];

export const SCHOOLS = {
  UK: [
    'University of Wexmoor',
    'Harbourne University',
    'Thirlmere College',
    'Bracken Hill School',
    'The Open University',
    'Ashdown Sixth Form College',
  ],
  US: [
    'Lakeshore State University',
    'Bannock Community College',
    'University of Maryland Global Campus',
    'Central Prairie High School',
    'American Military University',
  ],
};
