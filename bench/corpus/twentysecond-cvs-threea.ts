// CVs of the twenty-second batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const INDEED_WAREHOUSE = `= {name:Darnell Whitlock}
[box]Forklift Operator / Receiving Lead
{location:Clarksville, TN|Clarksville|Clarksville, TN 37042|Clarksville, TN, 37042} 37042
{email:darnell.whitlock@inboxhere.example}
{phone:+1 931 555 0147}

Forklift operator and receiving lead with ten years in cold storage, automotive parts and Army supply. I show up early, I train the new people and I have not had a reportable accident since 2015.
«Willing to relocate: Anywhere»
«Authorized to work in the US for any employer»
# Work Experience
# # {title1:Receiving Lead}
__{firm1:Hartzell Cold Storage}-Clarksville, TN__
__{dates1:August 2021 to Present|2021-08..present}__
- {did1:Lead a crew of 9 on second shift, 30 to 40 inbound trucks a night}
- {did1:Check temperatures and seals and reject loads that are out of range}
- {did1:Enter receipts in the WMS and fix the ones that do not match the purchase order}
- {did1:Forklift trainer for the building, certified 26 operators so far}
# # {title2:Reach Truck Operator}
__{firm2:Brightwater Auto Parts Distribution}-La Vergne, TN__
__{dates2:May 2018 to July 2021|2018-05..2021-07}__
- {did2:Put away and pulled pallets up to 32 ft in narrow aisles}
- {did2:Picked with RF scanner at 99.6% accuracy, rate 118% of standard}
- {did2:Safety committee member for two years}
# # {title3:Material Handler}
__{firm3:Kinsey Staffing (assigned to a tire plant)|Kinsey Staffing}-Clarksville, TN__
__{dates3:September 2016 to April 2018|2016-09..2018-04}__
{did3:Moved green tires from building to curing with a sit down lift and tugger. Twelve hour swing shift.}
# # {title4:Night Stocker}
__{firm4:Pruitt's Foodland}-Ashland City, TN__
__{dates4:June 2015 to August 2016|2015-06..2016-08}__
{did4:Unloaded the truck three nights a week, stocked dairy and frozen, closed the store.}
# Education
# # {degree1:Certificate} in {area1:Supply Chain Logistics}
__{school1:Nashville State Community College}-Clarksville, TN__
__{years1:January 2017 to May 2018|2017-01..2018-05}__
# # {degree2:High school diploma}
__{school2:Rossview High School}-Clarksville, TN__
__{years2:August 2006 to May 2010|2006-08..2010-05}__
# Skills
- {skill:Forklift} (10 years)
- {skill:Reach truck} (7 years)
- {skill:Order picker} (3 years)
- {skill:RF scanner} (7 years)
- {skill:Shipping & receiving} (10 years)
- {skill:Inventory control} (5 years)
- {skill:Cold storage} (4 years)
# Languages
- {language:Spanish} - Beginner
# Military Service
# # «Branch:» {service5:Army|US Army}
__«Service Country: United States»__
__«Rank:» {rank5:Sergeant}__
__{dates5:June 2010 to March 2015|2010-06..2015-03}__
{title5:Automated Logistical Specialist} (92A), {unit5:626th Brigade Support Battalion}, Fort Campbell KY
{did5:Ran the warehouse section of a supply support activity with 4,200 lines and four soldiers.}
{did5:Deployed to Afghanistan for nine months in 2013.}
«Commendations:»
{award:Army Commendation Medal}, {award:Army Good Conduct Medal}
# Certifications and Licenses
# # {passed:Forklift Certification}
__August 2024 to August 2027__
# # {passed:OSHA 10}
__February 2019__
# # {passed:TWIC Card}
__June 2023 to June 2028__
# Additional Information
I have my own car and I can work any shift, nights preferred. References on request.
`;

export const LINKEDIN_CAPTAIN = `[head]«Page 1 of 2»
[head]«Page 2 of 2»
[side]# Contact
[side]{phone:613-555-0168} «(Mobile)»
[side]{email:g.arsenault@courriel.example}
[side]{url:www.linkedin.com/in/genevieve-arsenault-logistique} «(LinkedIn)»
[side]# Top Skills
[side]{skill:Cold Chain Management}
[side]{skill:Fleet Operations}
[side]{skill:Emergency Planning}
[side]# Languages
[side]{language:French} «(Native or Bilingual)»
[side]{language:English} «(Full Professional)»
[side]# Certifications
[side]{passed:CCLP – CITT-Certified Logistics Professional}
[side]{passed:Lean Six Sigma Yellow Belt}
[side]{passed:Mental Health First Aid}
[side]# Honors-Awards
[side]{award:Canadian Forces' Decoration (CD)}
[side]{award:Commander's Commendation, Operation LENTUS}
= {name:Geneviève Arsenault}, CD
[box]Regional Operations Manager | Logistics | Reservist
[box]{location:Kingston, Ontario|Kingston|Kingston, Ontario, Canada}, Canada
# Summary
I move things that cannot be late. Ten years as a logistics officer in the Canadian Army taught me to plan for the bad day; three years in food distribution taught me what a pallet costs.
I still parade one evening a week and I am happy to talk to anyone who is thinking about leaving the Forces, or about joining.
# Experience
# # {firm1:Meridian Fresh Distribution}
**{title1:Regional Operations Manager}**
{dates1:September 2022 - Present|2022-09..present} «(3 years 3 months)»
Kingston, Ontario, Canada
{did1:Responsible for two cross-docks and 61 drivers serving grocers from Belleville to Cornwall.}
• {did1:Took on-time delivery from 91% to 97.5% in the first year}
• {did1:Moved 14 routes to night delivery and closed a third-party yard}
• {did1:Negotiated the current collective agreement with the local}
# # {service2,3,4,5:Canadian Armed Forces|Canadian Army}
«9 years 4 months»
**{rank2:Captain}, {title2:Second-in-Command, Supply Company} (Reserve)**
{dates2:October 2022 - Present|2022-10..present} «(3 years 2 months)»
Kingston, Ontario
{unit2:33 Service Battalion}. {did2:Plan weekend exercises and the annual call-out for 70 reservists.}
**{rank3:Captain}, {title3:Battalion Adjutant}**
{dates3:July 2020 - August 2022|2020-07..2022-08} «(2 years 2 months)»
Garrison Petawawa
{unit3:2 Service Battalion}
• {did3:Ran the headquarters of a unit of 640 and the correspondence of its commanding officer}
• {did3:Coordinated transport for the flood response in the Pontiac in 2022}
**{rank4:Captain}, {title4:Movements Officer}**
{dates4:June 2018 - July 2020|2018-06..2020-07} «(2 years 2 months)»
Riga, Latvia and Trenton, Ontario
{unit4:4 Canadian Forces Movement Control Unit}
• {did4:Booked sealift and airlift for three rotations of the battle group in Latvia}
**{rank5:Lieutenant}, {title5:Transport Platoon Commander}**
{dates5:August 2016 - June 2018|2016-08..2018-06} «(1 year 11 months)»
Edmonton, Alberta, Canada
{unit5:1 Service Battalion}
• {did5:Commanded 38 drivers and 52 vehicles}
• {did5:Sent a convoy of 20 trucks to Fort McMurray within nine hours of the call}
# # {firm6:Bibliothèque Lisette-Morin}
**{title6:Library Clerk}**
{dates6:May 2011 - August 2012|2011-05..2012-08} «(1 year 4 months)»
Rimouski, Québec
# Education
# # {school1:Royal Military College of Canada}
{degree1:Bachelor's degree}, {area1:Business Administration} · ({years1:2012 - 2016|2012..2016})
# # {school2:Cégep de Rimouski}
{degree2:Diploma of College Studies}, {area2:Social Science} · ({years2:2010 - 2012|2010..2012})
`;

export const USAJOBS_STOREKEEPER = `= {name:Rosalind M. Tejada}
1187 Sandpiper Loop
{location:Elizabeth City, NC|Elizabeth City|1187 Sandpiper Loop, Elizabeth City, NC|1187 Sandpiper Loop, Elizabeth City, NC 27909 US|Elizabeth City, NC 27909|Elizabeth City, NC, 27909|Elizabeth City, NC 27909 US|Elizabeth City, NC, 27909, US|1187 Sandpiper Loop, Elizabeth City, NC 27909|1187 Sandpiper Loop, Elizabeth City, NC, 27909|1187 Sandpiper Loop, Elizabeth City, NC, 27909, US} 27909 US
«Mobile:» {phone:252-555-0129}
«Email:» {email:rm.tejada@coastmail.example}

| «Availability:» | «Job Type: Permanent, Term»<br>«Work Schedule: Full-Time» |
| «Desired locations:» | «United States - NC - Elizabeth City»<br>«United States - VA - Norfolk» |
# Work Experience:
| **{firm1,2:U.S. Coast Guard Aviation Logistics Center}**<br>1664 Weeksville Road<br>Elizabeth City, NC 27909 US | {dates1:11/2021 - Present|2021-11..present}<br>«Salary:» {salary1:64,870.00 USD Per Year}<br>«Hours per week:» {hours1:40}<br>«Series:» 2010 «Pay Plan:» GS «Grade:» {grade1:09|GS-2010-09} |
**{title1:Inventory Management Specialist}** «(This is a federal job)»
«Supervisor:» {supervisor1:Linda Askew} ({supervisorphone1:252-555-0176})
«Okay to contact this Supervisor: Yes»
**«Duties, Accomplishments and Related Skills:»**
{did1:Manage 1,150 line items of avionics and airframe spares for the MH-60T fleet, with an annual buy of $9.2 million.}
{did1:Forecast demand from flight hours and write the requisitions; reduced items at zero balance from 41 to 12 in fiscal year 2024.}
{did1:Lead the yearly wall-to-wall inventory with a team of six. Accuracy was 99.4% in 2025.}
| **U.S. Coast Guard Aviation Logistics Center**<br>1664 Weeksville Road<br>Elizabeth City, NC 27909 US | {dates2:02/2019 - 11/2021|2019-02..2021-11}<br>«Salary:» {salary2:45,320.00 USD Per Year}<br>«Hours per week:» {hours2:40}<br>«Series:» 2005 «Pay Plan:» GS «Grade:» {grade2:06|GS-2005-06} |
**{title2:Supply Technician}** «(This is a federal job)»
«Supervisor:» {supervisor2:Marcus Teel} ({supervisorphone2:252-555-0118})
«Okay to contact this Supervisor: Contact me first»
**«Duties, Accomplishments and Related Skills:»**
{did2:Received, inspected and stored aircraft parts and processed returns of repairable items.}
{did2:Researched discrepancies between the ALMIS record and stock on hand.}
| **{firm3:Pasquotank Marine & Hardware}**<br>Elizabeth City, NC US | {dates3:08/2017 - 01/2019|2017-08..2019-01}<br>«Salary:» {salary3:15.75 USD Per Hour}<br>«Hours per week:» {hours3:32} |
**{title3:Parts Counter Associate}**
«Supervisor:» {supervisor3:Gene Whidbee} ({supervisorphone3:252-555-0163})
«Okay to contact this Supervisor: Yes»
**«Duties, Accomplishments and Related Skills:»**
{did3:Sold outboard parts and marine paint at the counter and by phone, ordered stock, closed the register.}
| **{service4:United States Coast Guard|US Coast Guard}**<br>{unit4:Sector North Carolina}<br>Wilmington, NC US | {dates4:07/2013 - 07/2017|2013-07..2017-07}<br>«Salary:» {salary4:3,147.00 USD Per Month}<br>«Hours per week:» {hours4:50} |
**{title4:Storekeeper} ({rank4:Petty Officer Second Class})**
«Supervisor:» {supervisor4:SKC Daniel Ferris} ({supervisorphone4:910-555-0135})
«Okay to contact this Supervisor: Yes»
**«Duties, Accomplishments and Related Skills:»**
{did4:Held a purchase card with a limit of $10,000 and bought for four stations and two cutters.}
{did4:Kept property records for 870 accountable items and passed two audits without a finding.}
{did4:Trained three non-rated members who all made Storekeeper Third Class.}
# Education:
| **{school1:College of The Albemarle}** Elizabeth City, NC US<br>{degree1:Associate's Degree} {years1:05/2021|2021-05..2021-05}<br>«GPA: 3.61 of a maximum 4.00»<br>«Credits Earned: 64 Semester hours»<br>«Major:» {area1:Business Administration} |
| **{school2:Northeastern High School}** Elizabeth City, NC US<br>{degree2:High School or equivalent} {years2:06/2012|2012-06..2012-06} |
# Job Related Training:
{passed:Defense Acquisition University LOG 101}, 2022
{passed:Contracting Officer's Representative Level I}, 2023
{passed:Storekeeper "A" School}, Training Center Petaluma, 2013
# Language Skills:
| «Language» | «Spoken» | «Written» | «Read» |
| {language:Spanish} | «Advanced» | «Intermediate» | «Advanced» |
# References:
| «Name» | «Employer» | «Title» | «Phone» |
| Denise Harcum | USCG Base Elizabeth City | Supervisory Supply Specialist | 252-555-0184 |
| Paul Okafor | Sector Field Office Fort Macon | Chief Warrant Officer | 252-555-0107 |
# Additional Information:
Veterans' preference: 5-point (TP). Security clearance: Secret, investigation closed 2022.
{award:Coast Guard Achievement Medal}, 2017. {award:Commandant's Letter of Commendation}, 2015.
`;

export const NHS_NURSE = `[head]«Application reference: AR-240917-03318»
[head]«Emergency Department Sister or Charge Nurse (Band 6), job reference C9255-24-0417»
# Personal information
| «Full name» | {name:Sheeba Kurian Thottathil} |
| «Preferred name» | Sheeba |
| «Address line 1» | 9 Tarka Rise |
| «Town or city» | {location:Barnstaple|9 Tarka Rise, Barnstaple|Barnstaple EX31 9ZZ|Barnstaple, EX31 9ZZ|9 Tarka Rise, Barnstaple, EX31 9ZZ|9 Tarka Rise, Barnstaple EX31 9ZZ} |
| «Postcode» | EX31 9ZZ |
| «Telephone number» | {phone:07700 900241} |
| «Email address» | {email:sheeba.kt@mailpost.example} |
| «Are you a member of the armed forces community?» | Yes, I served in a Commonwealth force |
# Right to work
| «Are you a British or Irish citizen?» | No |
| «What is your current immigration status?» | Indefinite leave to remain |
# Work history
# # «Current or most recent job»
| «Job title» | {title1:Senior Staff Nurse} |
| «Grade or band» | Band 5 |
| «Employer's name» | {firm1:Taw and Torridge Hospitals NHS Trust} |
| «Employer's address» | Barnstaple, Devon |
| «Start date» | {dates1:March 2021|2021-03..present} |
| «Notice period» | «8 weeks» |
| «Description of duties» | {did1:I work in an emergency department of 21 majors cubicles and four resus bays. I am one of the regular triage nurses and since last year I take charge of minors on late shifts. I assess student nurses and I am the link nurse for sepsis.} |
# # «Previous job 1»
| «Job title» | {title2:Registered Nurse} |
| «Grade or band» | «Not applicable» |
| «Employer's name» | {firm2:Larkmead House Nursing Home} |
| «Employer's address» | Bideford, Devon |
| «Start date» | {dates2:September 2019|2019-09..2021-02} |
| «End date» | February 2021 |
| «Reason for leaving» | «To work in acute care» |
| «Description of duties» | {did2:Nurse in charge on nights for 38 residents, half of them with dementia. Medicines, wound care, end of life care and the duty phone for families during the pandemic.} |
# # «Previous job 2»
| «Job title» | {title3:Ward Sister, Surgical Ward} |
| «Grade or band» | {rank3:Captain} |
| «Employer's name» | {firm3:Indian Army (Military Nursing Service)|Indian Army|Military Nursing Service}{service3:|Indian Army} |
| «Employer's address» | {unit3:Military Hospital Jodhpur}, Rajasthan, India |
| «Start date» | {dates3:January 2016|2016-01..2019-03} |
| «End date» | March 2019 |
| «Reason for leaving» | «Release on completion of short service commission» |
| «Description of duties» | {did3:Ran a surgical ward of 40 beds with twelve nursing officers and orderlies. Planned the duty roster, audited infection control and taught probationers.} |
# # «Previous job 3»
| «Job title» | {title4:Nursing Officer} |
| «Grade or band» | {rank4:Lieutenant} |
| «Employer's name» | {firm4:Indian Army (Military Nursing Service)|Indian Army|Military Nursing Service}{service4:|Indian Army} |
| «Employer's address» | {unit4:Command Hospital (Western Command)}, Chandimandir, India |
| «Start date» | {dates4:October 2013|2013-10..2015-12} |
| «End date» | December 2015 |
| «Reason for leaving» | «Posted to another hospital» |
| «Description of duties» | {did4:Staff nurse in the acute surgical and burns wards.} |
# Gaps in work history
| «Details of gaps» | April 2019 to August 2019. I moved to the United Kingdom with my husband and prepared for the OSCE. |
# Education and qualifications
| «Subject or qualification» | «Level» | «Place of study» | «Grade» | «Year» |
| {area1:Nursing} | {degree1:Bachelor of Science} | {school1:College of Nursing, Command Hospital Air Force, Bengaluru|College of Nursing, Command Hospital Air Force} | First class | {years1:2013|2013..2013} |
| {area2:Science} | {degree2:Plus Two (Grade 12)} | {school2:St Teresa's Higher Secondary School, Pala|St Teresa's Higher Secondary School} | 86% | {years2:2009|2009..2009} |
# Professional registration
| «Professional body» | Nursing and Midwifery Council |
| «Type of registration» | {passed:Registered Nurse - Adult} |
| «Registration number» | 19K0000E |
| «Expiry or renewal date» | 31 August 2025 |
# Training courses
| «Course title» | «Training provider» | «Duration» | «Date completed» |
| {passed:Immediate Life Support} | Resuscitation Council UK | 1 day | 05/2024 |
| {passed:Triage in the Emergency Department} | Taw and Torridge Hospitals | 2 days | 11/2022 |
| {passed:Practice Assessor and Supervisor} | Severnside University | 3 days | 02/2023 |
# Supporting information
I am applying because I already do much of this work when I take charge of minors, and I want to do it for the whole department.
In the army I led a ward through a week in which we admitted 55 casualties of a bus accident. I learned to give short clear orders and to look after my nurses when it was over. In Barnstaple I helped to bring in the new sepsis pathway; antibiotics within one hour went from 68 to 90 per cent.
# Referees
| «Name» | Alison Prideaux, matron |
| «Email» | alison.prideaux@tawtorridge.example |
| «Relationship to you» | Line manager |
| «Name» | Mrs Rekha Menon |
| «Email» | r.menon@larkmead.example |
| «Relationship to you» | Former manager |
`;

export const CIVIL_SERVICE_RESERVIST = `«Civil Service Jobs»
«Application: 8840213»
«Vacancy: 391042 - Operational Delivery - Customer Service Leader (HEO), Stockton-on-Tees»
«Status: Submitted»

# Personal information

«Name:» {name:Imran Sadiq}
«Email:» {email:imran.sadiq@teesmail.example}
«Preferred contact number:» {phone:07700 900874}
«Town:» {location:Middlesbrough}
«Are you a current Civil Servant?» Yes

# Employment history

«Job title:» {title1:Telephony Team Leader (EO)|Telephony Team Leader}
«Employer:» {firm1:Department for Maritime and Fisheries Licensing}
«Start date:» {dates1:3 May 2021|2021-05..present}
«End date:» «Current role»
«Main duties and responsibilities:» {did1:I lead ten administrative officers who answer calls from skippers and agents about licences and catch returns. I hold monthly conversations about performance, coach by listening to calls with my staff and publish the shift plan. In the winter of 2023 I brought the average wait down from 14 to 5 minutes by moving our lunch breaks and training four colleagues from the post team.}

«Job title:» {title2:Customer Service Adviser}
«Employer:» {firm2:Cleveland & Coast Water}
«Start date:» {dates2:11 September 2017|2017-09..2021-04}
«End date:» 30 April 2021
«Main duties and responsibilities:» {did2:Inbound billing calls, 45 to 60 a day, and a vulnerable customer desk on Thursdays. I set up payment plans and arranged bottled water in two major bursts. From 2019 I was a floor walker for new starters.}

«Job title:» {rank3:Lance Corporal}, {title3:Driver (Army Reserve, part time)|Driver}
«Employer:» {service3:British Army}, {unit3:150 Regiment RLC}
«Start date:» {dates3:4 October 2015|2015-10..present}
«End date:» «Current role»
«Main duties and responsibilities:» {did3:I train on Tuesday evenings and about ten weekends a year and was mobilised for five months in 2020 to drive for the Covid Support Force. I second a section of eight and teach first parades of vehicles to recruits.}

«Job title:» {title4:Sales Assistant}
«Employer:» {firm4:Linthorpe Carpets}
«Start date:» {dates4:8 July 2014|2014-07..2017-09}
«End date:» 2 September 2017
«Main duties and responsibilities:» {did4:Sales, measuring and booking fitters.}

# Qualifications

«Qualification:» {degree1:A levels}
«Subject:» {area1:English Language, Sociology, Urdu}
«Place of study:» {school1:Prior Pursglove College}
«Year:» {years1:2014|2014..2014}

«Qualification:» {degree2:GCSEs}
«Grades:» 9 passes including English and mathematics
«Place of study:» {school2:Acklam Grange School}
«Year:» {years2:2012|2012..2012}

«Licences and memberships:» {passed:Category C driving licence}; {passed:ILM Level 3 in Leadership and Management}

# Personal statement
«Please describe how you meet the essential criteria (maximum 500 words)»

I have led people in two organisations. At work I have a team of ten who sit in three towns, so I learned to lead on a screen: a short call each morning, a shared board, and a visit to each site every fortnight. As a reservist I have led a section in the cold and dark, where you find out quickly if your orders are clear.
I use figures but I do not hide behind them. When our complaints rose in spring 2024 I listened to forty calls myself and found that one letter was wrong in two places. I asked the policy team to change it, and complaints about it stopped in a month.
I speak {language:Urdu} and {language:Punjabi} and I have helped colleagues to understand what is difficult for callers who use English as a second language.

# Behaviour 1 - Communicating and Influencing
«(maximum 250 words)»

In November 2022 a change in the law meant that 3,000 licence holders had to send a form that they had not seen before. I was asked to prepare the telephone teams at very short notice. I wrote one page with the six questions that I expected, tried it on two skippers whom I knew from the quay, and changed the words that they did not understand. I then held three sessions for 48 advisers and recorded one for the night team. In the first week 82% of calls were closed at first contact. The page is still used and another department has asked for it.

# Behaviour 2 - Managing a Quality Service
«(maximum 250 words)»

Our call checks were done by whoever had time, and results differed by twenty points from one checker to another. I suggested a monthly hour in which all team leaders score the same three calls and talk about the differences. After four months the gap was six points. Staff told us in the survey that they trusted the scores more.

«Declaration: I confirm that the information is true to the best of my knowledge. Yes»
`;

export const MONSTER_ELECTRICIAN = `«RESUME TITLE:» Journeyman Electrician, 14 yrs industrial + ag

{name:Lyle J. Brandvold}
W4471 County Road TW
{location:Mayville, WI|Mayville|W4471 County Road TW, Mayville, WI|W4471 County Road TW, Mayville, WI 53050|Mayville, WI 53050|Mayville, WI, 53050|W4471 County Road TW, Mayville, WI, 53050} 53050
«Mobile:» {phone:920-555-0186}
{email:lyle.brandvold@dairynet.example}

# TARGET JOB:
«Target Job Title:» Maintenance Electrician
«Alternate Target Job Title:» Electrical Foreman
«Desired Job Type:» «Employee»
«Desired Status:» «Full-Time»
«Site Location:» «On-Site»

# WORK STATUS:
«US - I am authorized to work in this country for any employer.»

# EXPERIENCE:
{dates1:4/2016 - Present|2016-04..present}   {firm1:Kekoskee Electric Inc}   Mayville, WI
{title1:Journeyman Electrician}
{did1:Service and new work in cheese plants, foundries and dairy barns. Run conduit up to 4 inch, pull feeders, set gear and troubleshoot drives and PLC panels. Lead a two man truck, write the material list and quote jobs under $15,000. On call every fourth week.}

{dates2:8/2011 - 4/2016|2011-08..2016-04}   {firm2:Horicon Wire & Power LLC}   Horicon, WI
{title2:Apprentice Electrician}
{did2:Five year apprenticeship with 8,000 hours on the job. Rebuilt two substations at a corn canning plant with the tool crew on night shutdowns.}

{dates3:6/2009 - 8/2011|2009-06..2011-08}   {firm3:Neuman Grain Systems}   Beaver Dam, WI
{title3:Millwright Helper}
{did3:Put up bins and legs, set motors, drove the boom truck.}

{dates4:5/2007 - 5/2009|2007-05..2009-05}   {firm4:Rock River Lanes}   Mayville, WI
{title4:Pinsetter Mechanic / Snack Bar|Pinsetter Mechanic}

# EDUCATION:
{years1:5/2016|2016-05..2016-05}   {school1:Moraine Park Technical College}   US-WI-Fond du Lac
«Vocational»
{degree1:Technical Diploma}, {area1:Electricity}. 432 hours of related instruction.

{years2:6/2009|2009-06..2009-06}   {school2:Mayville High School}   US-WI-Mayville
{degree2:High School Diploma}

# CERTIFICATIONS:
{passed:Wisconsin Journeyman Electrician License}, no. 1170442
{passed:NFPA 70E Arc Flash Training}
{passed:MSHA Part 46}

# SKILLS:
| «Skill Name» | «Skill Level» | «Last Used» | «Experience» |
| {skill:Conduit bending} | «Expert» | «Currently used» | «14 years» |
| {skill:Motor controls} | «Expert» | «Currently used» | «12 years» |
| {skill:Allen-Bradley PLC} | «Intermediate» | «Currently used» | «6 years» |
| {skill:VFD setup} | «Intermediate» | «1 year ago» | «7 years» |
| {skill:MIG welding} | «Beginner» | «3 years ago» | «4 years» |

# LANGUAGES:
| «Languages» | «Proficiency Level» |
| {language:English} | «Fluent» |
| {language:German} | «Beginner» |

# REFERENCES:
Don Kekoskee, owner, 920-555-0152, professional
Pastor Mark Hilgendorf, 920-555-0147, personal

# ADDITIONAL INFORMATION:
{role1:Volunteer firefighter}, {cause1:Theresa Volunteer Fire Department}, since 2013. Have own hand tools. Clean driving record.
`;
