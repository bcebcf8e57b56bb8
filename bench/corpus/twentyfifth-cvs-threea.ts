// CVs of the twenty-fifth batch, third part, with their facts marked (`fact-markup.ts`). None of these people exist.

export const SUPPLY_SPECIALIST = `{name:Renee A. Thibodeaux}
618 Cypress Bend Road
{location:Haughton, LA|Haughton|618 Cypress Bend Road, Haughton, LA 71037|618 Cypress Bend Road, Haughton, LA 71037 United States} 71037 United States
«Mobile:» {phone:318-555-0164}
«Email:» {email:renee.thibodeaux@bayoumail.example}

«Country of Citizenship:» United States of America
«Veterans' Preference:» 5-point preference based on active duty in the U.S. Armed Forces (TP)
«Contact Current Employer:» Yes

«Availability:»
   «Job Type:» Permanent
   «Work Schedule:» Full-time
«Desired Locations:»
   United States - LA - Barksdale AFB
   United States - TX - Texarkana

# Work Experience:

{firm1:Department of the Air Force|Department of the Air Force, 2nd Logistics Readiness Squadron}, 2nd Logistics Readiness Squadron
801 Kenney Avenue
Barksdale AFB, LA 71110 United States

{dates1:06/2021 - Present|2021-06..present}
«Salary:» {salary1:72,553.00 USD Per Year}
«Hours per week:» {hours1:40}
«Series:» 2001 «Pay Plan:» GS «Grade:» {grade1:11}
{title1:General Supply Specialist} «(This is a federal job)»
«Duties, Accomplishments and Related Skills:»
{did1:Manage the accountable records of 41 organizations on the wing with a combined value of $186 million and brief the accountable officer on every open discrepancy each Thursday.}
{did1:Led the 2024 wall-to-wall inventory of the war reserve warehouse, 9,200 line items in twelve days, and closed it with 99.4 percent accuracy.}
{did1:Write the annual budget submission for the stock fund and defend it before the group resource advisor.}

«Supervisor:» {supervisor1:Darrell Fontenot} ({supervisorphone1:318-555-0121})
«Okay to contact this Supervisor:» Yes

{firm2:Sabine Ridge Support Services, LLC}
2300 Airline Drive
Bossier City, LA 71111 United States

{dates2:02/2018 - 05/2021|2018-02..2021-05}
«Salary:» {salary2:24.60 USD Per Hour}
«Hours per week:» {hours2:40}
{title2:Materiel Control Lead}
«Duties, Accomplishments and Related Skills:»
{did2:Supervised seven contract employees who received, stored and issued parts for B-52 phase inspections under a firm fixed price contract.}
{did2:Rewrote the shelf-life program after a failed audit and passed the next two without a finding.}

«Supervisor:» {supervisor2:Yolanda Pruitt} ({supervisorphone2:318-555-0137})
«Okay to contact this Supervisor:» Contact me first

{service3:United States Air Force|US Air Force}, {unit3:36th Logistics Readiness Squadron}
Andersen AFB, Guam

{dates3:08/2014 - 01/2018|2014-08..2018-01}
«Hours per week:» {hours3:50}
{title3:Equipment Accountability Supervisor}, {rank3:Staff Sergeant} (E-5)
«Duties, Accomplishments and Related Skills:»
{did3:Trained and evaluated six Airmen in the equipment element and had four of them upgraded to the 5-skill level ahead of schedule.}
{did3:Prepared mobility bags and weapons for 1,140 deployers with no late chalk.}

«Supervisor:» {supervisor3:MSgt Kevin Aquino} ({supervisorphone3:671-555-0108})
«Okay to contact this Supervisor:» Yes

{service4:United States Air Force|US Air Force}, {unit4:28th Logistics Readiness Squadron}
Ellsworth AFB, SD 57706 United States

{dates4:09/2010 - 07/2014|2010-09..2014-07}
«Hours per week:» {hours4:45}
{title4:Materiel Management Journeyman}, {rank4:Senior Airman} (E-4)
«Duties, Accomplishments and Related Skills:»
{did4:Processed 300 to 350 issues and turn-ins a week at the flight service center and drove the delivery route to the phase docks.}
{did4:Deployed to Al Udeid, Qatar, for six months in 2012 as night shift lead of the hazardous materials pharmacy.}

# Education:

{school1:Louisiana State University Shreveport} Shreveport, LA United States
{degree1:Bachelor's Degree} {years1:05/2020|2020-05}
«GPA:» 3.42 «of a maximum» 4.00
«Credits Earned:» 121 «Semester hours»
«Major:» {area1:General Business} «Minor:» Economics

{school2:Community College of the Air Force} Maxwell AFB, AL United States
{degree2:Associate's Degree} {years2:10/2016|2016-10}
«Credits Earned:» 64 «Semester hours»
«Major:» {area2:Logistics}

# Job Related Training:

{passed:Defense Acquisition University CLL 011, Performance Based Logistics}, 2023
{passed:Hazardous Materials Preparer (49 CFR)}, 2022
{passed:Airman Leadership School}, 2014

# Language Skills:

{language:French}
«Spoken:» Intermediate
«Written:» Novice
«Read:» Intermediate

# Affiliations:

The Logistics Officer Association - Member

# References:

«Name»\t«Employer»\t«Title»\t«Phone»\t«Email»
Adaeze Okonjo\t2nd Bomb Wing\tWing Inspector\t318-555-0150\ta.okonjo@wingpost.example
«Reference Type:» Professional

# Additional Information:

«Security clearance:» Secret, investigation closed 11/2022
«Awards:»
{award:Air Force Achievement Medal with one oak leaf cluster}
{award:Civilian of the Quarter, 2nd Mission Support Group, Q3 2024}
«Computer skills:»
{skill:Integrated Logistics System-Supply}, {skill:Defense Property Accountability System}, {skill:Microsoft Excel}
`;

export const MOTOR_TRANSPORT_GUNNY = `{name:Terrell J. Mabry}
{location:Hubert, NC|Hubert} 28539
{phone:(910) 555-0183}
{email:tj.mabry@onslowpost.example}

# SUMMARY
Retiring Marine maintenance chief with 20 years of running shops for trucks and heavy equipment. I am available from March 2027 and would like to stay in eastern North Carolina or move to the Chattanooga area.

# EXPERIENCE

«Position 1»
«Civilian job title:» {title1:Fleet Maintenance Manager}
«Military job title:» {title1:Motor Transport Maintenance Chief} (MOS 3529)
«Branch:» {service1:United States Marine Corps|US Marine Corps}
«Pay grade / rank:» E-7 / {rank1:Gunnery Sergeant}
«Unit:» {unit1:Combat Logistics Battalion 24}
«Location:» Camp Lejeune, NC
«From/To:» {dates1:Jul 2022 to Present|2022-07..present}
«What I did:»
  * {did1:Run a shop of 46 mechanics and clerks that maintains 212 tactical vehicles and 65 trailers with a yearly parts budget of $3.1 million.}
  * {did1:Raised readiness from 78% to 91% in eleven months by moving the oil sampling and the lubrication order onto one calendar.}
  * {did1:Served as safety manager for two shipboard load-outs with no lost-time injuries.}

«Position 2»
«Civilian job title:» {title2:Vocational Instructor}
«Military job title:» {title2:Automotive Maintenance Instructor} (MOS 3521)
«Branch:» {service2:United States Marine Corps|US Marine Corps}
«Pay grade / rank:» E-6 / {rank2:Staff Sergeant}
«Unit:» {unit2:Motor Transport Maintenance Instruction Company}
«Location:» Camp Johnson, NC
«From/To:» {dates2:May 2018 to Jun 2022|2018-05..2022-06}
«What I did:»
  * {did2:Taught brakes, drive train and electrical troubleshooting to classes of 24, eleven classes in four years.}
  * {did2:Rewrote the practical exam for the MTVR course; the first-time pass rate rose by 12 points.}
  * {did2:Mentored six junior instructors through the master instructor program.}

«Position 3»
«Civilian job title:» {title3:Diesel Shop Foreman}
«Military job title:» {title3:Maintenance Section Leader} (MOS 3521)
«Branch:» {service3:United States Marine Corps|US Marine Corps}
«Pay grade / rank:» E-5 / {rank3:Sergeant}
«Unit:» {unit3:3rd Transportation Battalion}
«Location:» Okinawa, Japan
«From/To:» {dates3:Oct 2012 to Apr 2018|2012-10..2018-04}
«What I did:»
  * {did3:Led a contact team of nine that recovered and repaired vehicles on exercises in Thailand, Korea and the Philippines.}
  * {did3:Kept the tool room account, 1,900 items, without a loss for five years.}

«Position 4»
«Civilian job title:» {title4:Diesel Mechanic}
«Military job title:» {title4:Organizational Automotive Mechanic} (MOS 3521)
«Branch:» {service4:United States Marine Corps|US Marine Corps}
«Pay grade / rank:» E-3 / {rank4:Lance Corporal}
«Unit:» {unit4:7th Engineer Support Battalion}
«Location:» Camp Pendleton, CA
«From/To:» {dates4:Nov 2007 to Sep 2012|2007-11..2012-09}
«What I did:»
  * {did4:Serviced and repaired HMMWVs, MTVRs and D7 bulldozers in the shop and on two deployments to Helmand Province, Afghanistan.}

«Position 5»
«Civilian job title:» {title5:Tire and Lube Technician}
«Employer:» {firm5:Big Orange Tire & Auto}
«Location:» Soddy-Daisy, TN
«From/To:» {dates5:Jun 2005 to Aug 2007|2005-06..2007-08}
«What I did:»
  * {did5:Mounted and balanced tires, changed oil and opened the store on weekends.}

# EDUCATION
«School:» {school1:Coastal Carolina Community College}
«Degree:» {degree1:Associate in Applied Science}
«Field:» {area1:Diesel and Heavy Equipment Technology}
«Completed:» {years1:Dec 2021|2021-12}

«School:» {school2:Soddy Daisy High School}
«Degree:» {degree2:High School Diploma}
«Completed:» {years2:May 2005|2005-05}

# LICENSES AND CERTIFICATIONS
  * {passed:ASE Master Medium-Heavy Truck Technician} (2023)
  * {passed:Commercial Driver's License Class A, North Carolina} (2024)
  * {passed:OSHA 30-Hour General Industry} (2022)
  * {passed:USMAP Journeyworker, Diesel Mechanic} (2016)

# SKILLS
{skill:Preventive maintenance planning} | {skill:Parts forecasting} | {skill:GCSS-MC} | {skill:Technical instruction} | {skill:Hydraulics} | {skill:Forklift operation}

# AWARDS
  * {award:Navy and Marine Corps Commendation Medal}
  * {award:Navy and Marine Corps Achievement Medal (3 awards)}
  * {award:Instructor of the Year, Marine Corps Combat Service Support Schools, 2020}

# SECURITY CLEARANCE
Secret
`;

export const CLINICAL_CODER = `[head]«NHS Jobs»
[head]«Application summary»
= {name:Bronagh McAteer}
«Job title applied for:» Clinical Coding Team Leader
«Job reference:» C9312-26-1187
«Application submitted:» 14 November 2026
# Contact details
| «Address» | 27 Quarry Bank Lane<br>{location:Belper|Belper, Derbyshire|27 Quarry Bank Lane, Belper, Derbyshire|27 Quarry Bank Lane, Belper, Derbyshire, DE56 0ZZ}<br>Derbyshire<br>DE56 0ZZ |
| «Email address» | {email:bronagh.mcateer@belpermail.example} |
| «Telephone number» | {phone:07700 900436} |
# Right to work in the UK
| «Are you a UK or Irish national?» | Yes |
| «Do you need a Skilled Worker visa?» | No |
# Professional qualifications and education
| «Subject or qualification» | «Place of study» | «Grade or result» | «Year obtained» |
| {passed:National Clinical Coding Qualification (UK)} | Institute of Health Records and Information Management | Pass | 2017 |
| {degree1:BA (Hons)} {area1:Health and Social Care} | {school1:University of Derby} | 2:2 | {years1:2013|2013} |
| {degree2:A levels} {area2:Biology, French, History} | {school2:St Mary's Grammar School, Magherafelt|St Mary's Grammar School} | B, C, C | {years2:2009|2009} |
# Training courses
| «Course» | «Provider» | «Date» |
| {passed:Clinical Coding Standards Refresher Course} | NHS England Classifications Service | 02/2025 |
| {passed:Clinical Coding Auditor Programme} | NHS England Classifications Service | 09/2022 |
| {passed:First Line Leadership} | Amber Valley Training Consortium | 11/2023 |
# Current or most recent employer
| «Employer name» | {firm1:Chesterfield Royal Hospital NHS Foundation Trust} |
| «Employer address» | Calow, Chesterfield, S44 5BL |
| «Job title» | {title1:Senior Clinical Coder} |
| «Start date» | {dates1:12 June 2019|2019-06..present} |
| «Grade or band» | Band 6 |
| «Period of notice» | 8 weeks |
| «Reason for leaving» | I would like to lead a team. |
| «Main duties and responsibilities» | {did1:I code inpatient episodes in trauma, urology and obstetrics to national standards and I check the work of four trainees before it is submitted.}<br>{did1:Since 2022 I have also audited 200 episodes each quarter and presented what I found to consultants, which moved depth of coding in urology from 4.1 to 5.6.}<br>{did1:I wrote the department's guide to coding frailty, which two neighbouring trusts now use.} |
# Previous employment
# # «Employer 1»
| «Employer name» | {firm2:Burton Hospitals NHS Foundation Trust} |
| «Job title» | {title2:Clinical Coder} |
| «Start date» | {dates2:2 March 2015|2015-03..2019-06} |
| «End date» | 7 June 2019 |
| «Grade or band» | Band 4, then Band 5 |
| «Reason for leaving» | Promotion |
| «Main duties and responsibilities» | {did2:Trainee for the first two years, then coder for general surgery and endoscopy with a target of 30 episodes a day.}<br>{did2:Took part in the move from paper notes to scanned records on two sites.} |
# # «Employer 2»
| «Employer name» | {firm3:Ivy Grove Surgery} |
| «Job title» | {title3:Medical Secretary} |
| «Start date» | {dates3:1 October 2013|2013-10..2015-02} |
| «End date» | 27 February 2015 |
| «Reason for leaving» | Career change |
| «Main duties and responsibilities» | {did3:Typed referrals for five partners, summarised new patients' notes and ran the recall list for diabetes reviews.} |
# # «Employer 3»
| «Employer name» | {firm4:Denby Pottery Visitor Centre} |
| «Job title» | {title4:Catering Assistant} |
| «Start date» | {dates4:5 July 2010|2010-07..2013-09} |
| «End date» | 13 September 2013 |
| «Reason for leaving» | End of studies |
| «Main duties and responsibilities» | {did4:Weekend and holiday work in the restaurant, from the dish room to the till.} |
# Gaps in employment
I travelled in Portugal for two weeks in September 2013. There are no other gaps.
# Supporting information
I meet all the essential criteria. I have coded for eleven years, I hold the national qualification and the auditor accreditation, and I already give new coders their feedback. In my audits I learned that people accept a correction when they see the standard and the note side by side, so I built a template that shows both.
I am also {role1:secretary} of the {cause1:regional coding forum}, where I arrange four meetings a year for around 60 coders. Outside work I am {role2:Treasurer} of {cause2:Belper Rowing Club}.
# Referees
| «Name» | «Relationship» | «Telephone» | «Email» |
| Sandra Whittle | Line manager | 01632 960 118 | s.whittle@chesterroyal.example |
| Imran Sadiq | Former manager | 01632 960 175 | i.sadiq@burtoncoding.example |
`;

export const HIGHWAY_FOREMAN = `[head]«State of Montana»
[head]«EMPLOYMENT APPLICATION»
| «Job Title:» Maintenance Section Supervisor | «Job Number:» 26142871 |
| «Department:» Transportation, Billings District | «Received:» 10/29/26 9:14 PM |
# PERSONAL INFORMATION
| «Name:» {name:Wade Lindqvist|Wade Lindqvist} | «Person ID:» 4077215 |
| «Address:» PO Box 318, {location:Roundup, Montana|Roundup} 59072 US | «Email:» {email:wade.lindqvist@musselshell.example} |
| «Home Phone:» {phone:406-555-0127} | «Notification Preference:» Email |
| «Driver's License:» Yes, MT, {passed:Class A CDL} | «Highest level of education:» Associate's Degree |
# WORK EXPERIENCE
| «Dates:»<br>{dates1:From 8/2018 to Present|2018-08..present} | «Employer:»<br>{firm1:Montana Department of Transportation} | «Position Title:»<br>{title1:Maintenance Technician IV} |
| «Address:»<br>Roundup, Montana | «Company URL:»<br>n/a | «Supervisor:»<br>{supervisor1:Connie Tveit} - Area Superintendent<br>{supervisorphone1:406-555-0144} |
| «Hours worked per week:»<br>{hours1:40} | «Monthly Salary:»<br>{salary1:$4,612.00} | «# of Employees Supervised:»<br>5 |
| «May we contact this employer?»<br>Yes | «Reason for Leaving:»<br>Seeking advancement | «» |
| «Duties:»<br>{did1:Lead a crew of five on 214 lane miles of US 12 and US 87 in snow removal, patching, striping and guardrail repair.}<br>{did1:Schedule the trucks and the sand for the winter season and track it in the maintenance management system.}<br>{did1:Trained eleven seasonal operators for their commercial licenses; all passed at the first try.} | «» | «» |

| «Dates:»<br>{dates2:From 4/2012 to 7/2018|2012-04..2018-07} | «Employer:»<br>{firm2:Signal Peak Mine}  | «Position Title:»<br>{title2:Haul Truck and Grader Operator} |
| «Address:»<br>100 Portal Drive, Roundup, Montana | «Company URL:»<br>n/a | «Supervisor:»<br>{supervisor2:Butch Amundson} - Shift Boss<br>{supervisorphone2:406-555-0190} |
| «Hours worked per week:»<br>{hours2:48} | «Monthly Salary:»<br>{salary2:$5,240.00} | «# of Employees Supervised:»<br>0 |
| «May we contact this employer?»<br>Yes | «Reason for Leaving:»<br>Layoff | «» |
| «Duties:»<br>{did2:Ran a 100-ton haul truck and a 16M motor grader on rotating shifts and did the daily inspections.}<br>{did2:Member of the mine rescue team from 2014.} | «» | «» |

| «Dates:»<br>{dates3:From 6/2006 to 6/2014|2006-06..2014-06} | «Employer:»<br>{service3:Montana Army National Guard|US Army} | «Position Title:»<br>{title3:Horizontal Construction Engineer}, {rank3:Sergeant} |
| «Address:»<br>{unit3:260th Engineer Company}, Miles City, Montana | «Company URL:»<br>n/a | «Supervisor:»<br>{supervisor3:SFC Ray Bighorn} - Platoon Sergeant<br>{supervisorphone3:406-555-0112} |
| «Hours worked per week:»<br>{hours3:8} | «Monthly Salary:»<br>{salary3:$410.00} | «# of Employees Supervised:»<br>8 |
| «May we contact this employer?»<br>No | «Reason for Leaving:»<br>End of enlistment | «» |
| «Duties:»<br>{did3:Squad leader for eight Soldiers on dozers, scrapers and graders during drill weekends and annual training.}<br>{did3:Mobilized to Iraq from September 2009 to August 2010 and repaired 61 miles of route craters under escort.} | «» | «» |

| «Dates:»<br>{dates4:From 5/2004 to 3/2012|2004-05..2012-03} | «Employer:»<br>{firm4:Halvorsen Ranch} | «Position Title:»<br>{title4:Ranch Hand} |
| «Address:»<br>Klein, Montana | «Company URL:»<br>n/a | «Supervisor:»<br>{supervisor4:Lois Halvorsen} - Owner<br>{supervisorphone4:406-555-0158} |
| «Hours worked per week:»<br>{hours4:50} | «Monthly Salary:»<br>{salary4:$1,900.00} | «# of Employees Supervised:»<br>0 |
| «May we contact this employer?»<br>Yes | «Reason for Leaving:»<br>Better pay | «» |
| «Duties:»<br>{did4:Fenced, hayed, calved and kept the machinery running.} | «» | «» |
# EDUCATION
| «School Name:»<br>{school1:Miles Community College} | «Did you graduate?»<br>Yes | «Degree Received:»<br>{degree1:Associate's} |
| «Dates:»<br>{years1:From 9/2014 to 5/2016|2014-09..2016-05} | «Location:»<br>Miles City, Montana | «Major/Minor:»<br>{area1:Heavy Equipment Operation} |

| «School Name:»<br>{school2:Roundup High School} | «Did you graduate?»<br>Yes | «Degree Received:»<br>{degree2:High School Diploma} |
| «Dates:»<br>{years2:From 8/2000 to 5/2004|2000-08..2004-05} | «Location:»<br>Roundup, Montana | «» |
# CERTIFICATES AND LICENSES
| «Type:» {passed:MSHA Surface Mine Rescue} | «Number:» 88-2014 | «Date Issued:» 3/2014 |
| «Type:» {passed:Montana Flagger Certification} | «Number:» MT-40331 | «Date Issued:» 4/2025 |
# SKILLS
| «Other Skills:»<br>{skill:Motor grader} - Expert - 14 years and 0 months<br>{skill:Snow plow with wing} - Expert - 8 years and 2 months<br>{skill:Pipe fusing} - Intermediate - 2 years and 0 months |
# REFERENCES
| «Reference Type:»<br>Professional | «Name:»<br>Arlo Jensen | «Phone Number:»<br>406-555-0166 |
| «Email Address:»<br>ajensen@lavinafire.example | «Address:»<br>Lavina, Montana | «Position:»<br>Fire Chief |
# AGENCY-WIDE QUESTIONS
«1. Are you a current employee of the State of Montana?» Yes
«2. Are you claiming veterans' employment preference?» Yes
«3. How did you hear about this position?» State website
# SUPPLEMENTAL QUESTIONS
«1. Describe your experience in leading a road crew.» See my duties at the Department of Transportation since 2018.
`;
