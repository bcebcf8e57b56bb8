/* Words of random studies. */

const list = (text: string) => text.split('|');

export const UNIVERSITIES = list(
  'University of Dundee|Newcastle University|Ohio State University|Technische Universität Dresden|Université de Lille|Politechnika Gdańska|Anna University|Royal Holloway, University of London|Georgia Tech|Imperial College London|Curtin University|McGill University|University of Wisconsin–Madison|Virginia Military Institute',
);
export const COLLEGES = list(
  'New College Durham|Coleg Gwent|Sinclair Community College|Exeter College|TAFE Queensland|Algonquin College|The Manchester College|North West Regional College|Berufskolleg am Wasserturm|Fife College',
);
export const HIGH_SCHOOLS = list(
  'St Aidan’s RC School|Ysgol Dyffryn Ogwen|Boonsboro High School|The Priory Academy|Beaconsfield Grammar School|Central High|Lycée Jean Moulin|Gymnasium Carolinum|Kendriya Vidyalaya No. 2|Heathfield Comprehensive|Bishop Ullathorne',
);
export const SERVICE_SCHOOLS = list(
  'Royal Military Academy Sandhurst|Defence School of Electronic and Mechanical Engineering|Army Foundation College|Army Logistics University|HMS Sultan|Community College of the Air Force|Naval Nuclear Power School|Britannia Royal Naval College|RAF Cosford|Defense Language Institute',
);
export const DEGREES = list(
  'BSc (Hons) Marine Biology|BA Modern History|MEng Civil Engineering|Bachelor of Science in Nursing|Master of Public Health|MSc Supply Chain Management|B.S. Criminal Justice|Bachelor of Arts, Political Science|Diplom-Ingenieur Maschinenbau|Licence de Droit|B.Tech Mechanical Engineering|PhD Organic Chemistry|MBA',
);
export const TRADES = list(
  'NVQ Level 3 Electrical Installation|BTEC National Diploma in Public Services|HNC Mechanical Engineering|Certificate III in Carpentry|City & Guilds 2365 Electrical|Access to Higher Education Diploma|Associate of Applied Science in Welding|T Level Digital Support|AAT Level 4|Apprenticeship in Bricklaying|Higher Apprenticeship, Aerospace Engineering',
);
export const PUPILS = list(
  '9 GCSEs grades A–C including English and Maths|A levels: Biology (B), Chemistry (C), Maths (B)|High School Diploma|GCSEs: English 6, Maths 7, Science 6-6, French 5|Abitur, 2.1|Baccalauréat S, mention bien|5 Standard Grades, 3 Highers|GED|Class XII (CBSE), 84%',
);
export const COURSES = list(
  'Commissioning Course|Vehicle Mechanic Class 2|Basic Leader Course|Avionics Technician Course|Junior Leaders’ Cadre|Advanced Individual Training, 91B Wheeled Vehicle Mechanic|Arabic Basic Course',
);
export const GRADES = list(
  'First Class Honours|2:1|Upper Second Class|GPA: 3.72/4.00|Distinction|Merit|Cum laude|Grade: 1.7|Dean’s List, four semesters|Pass with credit',
);
export const DETAILS = list(
  'Dissertation: tidal power and the Pentland Firth|Thesis: “Weld fatigue in thin plate”|Modules: statistics, law of tort, accounting|Relevant coursework: thermodynamics, fluid mechanics, control|President of the rowing club|Scholarship of the Worshipful Company of Carpenters|Day release with Harrow Motors Ltd',
);
