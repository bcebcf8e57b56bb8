// More CVs of the twenty-fifth batch, third part, with their facts marked (`fact-markup.ts`). None of these people exist.

export const DISASTER_OFFICER = `[head]«CS Form No. 212»
[head]«Revised 2017»
[head]«PERSONAL DATA SHEET»
[head]«WARNING: Any misrepresentation made in the Personal Data Sheet and the Work Experience Sheet shall cause the filing of administrative/criminal case/s against the person concerned.»
[head]«Print legibly. Tick appropriate boxes and use separate sheet if necessary. Indicate N/A if not applicable. DO NOT ABBREVIATE.»
# I. PERSONAL INFORMATION
| «2. SURNAME» | {name:MAGBANUA|ROLANDO TUPAZ MAGBANUA} | «» | «» | «» |
| «FIRST NAME» | ROLANDO | «» | «NAME EXTENSION (JR., SR)» | N/A |
| «MIDDLE NAME» | TUPAZ | «» | «» | «» |
| «3. DATE OF BIRTH (mm/dd/yyyy)» | 05/11/1983 | «16. CITIZENSHIP» | ☑ «Filipino»   ☐ «Dual Citizenship» | «» |
| «4. PLACE OF BIRTH» | PASSI CITY | «17. RESIDENTIAL ADDRESS» | N/A<br>«House/Block/Lot No.» | MABINI STREET<br>«Street» |
| «5. SEX» | ☑ «Male»   ☐ «Female» | «» | N/A<br>«Subdivision/Village» | POBLACION<br>«Barangay» |
| «6. CIVIL STATUS» | ☐ «Single»   ☑ «Married» | «» | {location:DINGLE|DINGLE, ILOILO}<br>«City/Municipality» | ILOILO<br>«Province» |
| «7. HEIGHT (m)» | 1.68 | «ZIP CODE» | 5035 | «» |
| «8. WEIGHT (kg)» | 71 | «19. TELEPHONE NO.» | N/A | «» |
| «9. BLOOD TYPE» | O+ | «20. MOBILE NO.» | {phone:0917 555 0148} | «» |
| «10. GSIS ID NO.» | 2006118345 | «21. E-MAIL ADDRESS (if any)» | {email:rt.magbanua@dinglemail.example} | «» |
# II. FAMILY BACKGROUND
| «22. SPOUSE'S SURNAME» | PALMARES | «23. NAME of CHILDREN» | «DATE OF BIRTH (mm/dd/yyyy)» |
| «FIRST NAME» | LIEZL | KYLA MARIE P. MAGBANUA | 02/19/2010 |
| «OCCUPATION» | PUBLIC SCHOOL TEACHER | JUN REY P. MAGBANUA | 08/30/2013 |
| «24. FATHER'S SURNAME» | MAGBANUA | | |
| «FIRST NAME» | ERNESTO | | |
| «25. MOTHER'S MAIDEN NAME» | TUPAZ, CORAZON | | |
# III. EDUCATIONAL BACKGROUND
| «26. LEVEL» | «NAME OF SCHOOL (Write in full)» | «BASIC EDUCATION/DEGREE/COURSE (Write in full)» | «PERIOD OF ATTENDANCE From» | «To» | «HIGHEST LEVEL/ UNITS EARNED» | «YEAR GRADUATED» | «SCHOLARSHIP/ HONORS» |
| «ELEMENTARY» | {school1:DINGLE CENTRAL ELEMENTARY SCHOOL} | {degree1:PRIMARY EDUCATION} | {years1:1990|1990..1996} | 1996 | GRADUATED | 1996 | N/A |
| «SECONDARY» | {school2:DINGLE NATIONAL HIGH SCHOOL} | {degree2:HIGH SCHOOL} | {years2:1996|1996..2000} | 2000 | GRADUATED | 2000 | N/A |
| «VOCATIONAL / TRADE COURSE» | N/A | N/A | | | | | |
| «COLLEGE» | {school3:WEST VISAYAS STATE UNIVERSITY} | {degree3:BACHELOR OF SCIENCE} IN {area3:INDUSTRIAL TECHNOLOGY} | {years3:2000|2000..2004} | 2004 | GRADUATED | 2004 | N/A |
| «GRADUATE STUDIES» | {school4:CENTRAL PHILIPPINE UNIVERSITY} | {degree4:MASTER IN PUBLIC ADMINISTRATION} | {years4:2021|2021..2024} | 2024 | GRADUATED | 2024 | N/A |
[box]«CS FORM 212 (Revised 2017), Page 1 of 4»
# IV. CIVIL SERVICE ELIGIBILITY
| «27. CAREER SERVICE/ RA 1080 (BOARD/ BAR) UNDER SPECIAL LAWS/ CES/ CSEE» | «RATING (If Applicable)» | «DATE OF EXAMINATION / CONFERMENT» | «PLACE OF EXAMINATION / CONFERMENT» | «LICENSE NUMBER» | «Date of Validity» |
| {passed:CAREER SERVICE PROFESSIONAL ELIGIBILITY} | 82.41 | 03/17/2019 | ILOILO CITY | N/A | N/A |
| {passed:DRIVER'S LICENSE, PROFESSIONAL} | N/A | 06/02/2023 | POTOTAN, ILOILO | F04-11-004417 | 06/02/2033 |
# V. WORK EXPERIENCE
| «28. INCLUSIVE DATES (mm/dd/yyyy) From» | «To» | «POSITION TITLE (Write in full/Do not abbreviate)» | «DEPARTMENT / AGENCY / OFFICE / COMPANY (Write in full/Do not abbreviate)» | «MONTHLY SALARY» | «SALARY/ JOB/ PAY GRADE & STEP» | «STATUS OF APPOINTMENT» | «GOV'T SERVICE (Y/ N)» |
| {dates1:07/01/2022|2022-07..present} | PRESENT | {title1:LOCAL DISASTER RISK REDUCTION AND MANAGEMENT OFFICER II} | {firm1:MUNICIPAL GOVERNMENT OF DINGLE} | 39,672.00 | 15-2 | PERMANENT | Y |
| {dates2:03/16/2019|2019-03..2022-06} | 06/30/2022 | {title2:ADMINISTRATIVE ASSISTANT III} | {firm2:BUREAU OF FIRE PROTECTION REGION VI|BUREAU OF FIRE PROTECTION} | 21,388.00 | 9-1 | PERMANENT | Y |
| {dates3:01/08/2018|2018-01..2019-03} | 03/15/2019 | {title3:SAFETY OFFICER} | {firm3:JALAUR MULTIPURPOSE CONSTRUCTION CORPORATION} | 18,500.00 | N/A | CONTRACTUAL | N |
| {dates4:10/01/2012|2012-10..2017-12} | 12/31/2017 | {rank4:PETTY OFFICER SECOND CLASS}, {title4:DAMAGE CONTROLMAN} | {service4:PHILIPPINE NAVY}, {unit4:NAVAL FORCES CENTRAL} | 31,210.00 | N/A | REGULAR | Y |
| {dates5:02/15/2006|2006-02..2012-09} | 09/30/2012 | {rank5:SEAMAN FIRST CLASS}, {title5:HULL TECHNICIAN} | {service5:PHILIPPINE NAVY}, {unit5:SERVICE FORCE} | 19,540.00 | N/A | REGULAR | Y |
| {dates6:06/07/2004|2004-06..2006-01} | 01/31/2006 | {title6:WELDER} | {firm6:SANTOS MACHINE SHOP} | 6,500.00 | N/A | CASUAL | N |
[box]«CS FORM 212 (Revised 2017), Page 2 of 4»
# VI. VOLUNTARY WORK OR INVOLVEMENT IN CIVIC / NON-GOVERNMENT / PEOPLE / VOLUNTARY ORGANIZATION/S
| «29. NAME & ADDRESS OF ORGANIZATION (Write in full)» | «INCLUSIVE DATES From» | «To» | «NUMBER OF HOURS» | «POSITION / NATURE OF WORK» |
| {cause1:PHILIPPINE RED CROSS ILOILO CHAPTER} | 02/01/2019 | PRESENT | 320 | {role1:EMERGENCY RESPONSE TRAINER} |
| {cause2:DINGLE WATER SEARCH AND RESCUE} | 05/01/2020 | 12/31/2023 | 150 | {role2:ROPE TEAM LEADER} |
# VII. LEARNING AND DEVELOPMENT (L&D) INTERVENTIONS/TRAINING PROGRAMS ATTENDED
| «30. TITLE OF LEARNING AND DEVELOPMENT INTERVENTIONS/TRAINING PROGRAMS (Write in full)» | «INCLUSIVE DATES From» | «To» | «NUMBER OF HOURS» | «TYPE OF LD» | «CONDUCTED / SPONSORED BY» |
| {passed:INCIDENT COMMAND SYSTEM PLANNING COURSE} | 09/09/2024 | 09/13/2024 | 40 | TECHNICAL | OFFICE OF CIVIL DEFENSE VI |
| {passed:RAPID DAMAGE ASSESSMENT AND NEEDS ANALYSIS TRAINING} | 03/06/2023 | 03/08/2023 | 24 | TECHNICAL | OFFICE OF CIVIL DEFENSE VI |
| {passed:SUPERVISORY DEVELOPMENT COURSE TRACK I} | 11/14/2022 | 11/18/2022 | 40 | SUPERVISORY | CIVIL SERVICE COMMISSION |
| {passed:CONSTRUCTION OCCUPATIONAL SAFETY AND HEALTH TRAINING} | 01/15/2018 | 01/19/2018 | 40 | TECHNICAL | OCCUPATIONAL SAFETY AND HEALTH CENTER |
| {passed:SHIPBOARD FIREFIGHTING AND DAMAGE CONTROL COURSE} | 05/20/2007 | 07/12/2007 | 320 | TECHNICAL | NAVAL EDUCATION AND TRAINING COMMAND |
# VIII. OTHER INFORMATION
| «31. SPECIAL SKILLS and HOBBIES» | «32. NON-ACADEMIC DISTINCTIONS / RECOGNITION (Write in full)» | «33. MEMBERSHIP IN ASSOCIATION/ORGANIZATION (Write in full)» |
| {skill:ARC WELDING} | {award:MILITARY MERIT MEDAL} | ILOILO NAVY VETERANS LEAGUE |
| {skill:HIGH ANGLE RESCUE} | {award:DISASTER RELIEF AND REHABILITATION OPERATIONS RIBBON} | DINGLE EMPLOYEES MULTIPURPOSE COOPERATIVE |
| {skill:RADIO OPERATION} | {award:OUTSTANDING MUNICIPAL EMPLOYEE 2024} | |
[box]«CS FORM 212 (Revised 2017), Page 3 of 4»
| «34. Are you related by consanguinity or affinity to the appointing or recommending authority?» | ☐ «YES»   ☑ «NO» |
| «35. Have you ever been found guilty of any administrative offense?» | ☐ «YES»   ☑ «NO» |
| «36. Have you ever been convicted of any crime or violation of any law?» | ☐ «YES»   ☑ «NO» |
| «40. Are you a solo parent, a person with disability or a member of any indigenous group?» | ☐ «YES»   ☑ «NO» |

| «41. REFERENCES NAME» | «ADDRESS» | «TEL. NO.» |
| ENGR. NOEL PARREÑO | POBLACION, DINGLE, ILOILO | 0917 555 0172 |
| ATTY. GRACE DE LA CRUZ | JARO, ILOILO CITY | 0917 555 0110 |
| CAPT. ARNEL SUMAGAYSAY (RET.) | LA PAZ, ILOILO CITY | 0917 555 0193 |
«42. I declare under oath that I have personally accomplished this Personal Data Sheet which is a true, correct and complete statement.»
[box]«CS FORM 212 (Revised 2017), Page 4 of 4»
`;

export const ENGINEER_MAJOR = `[head]Program Manager at Ironbark Water | ex-Army engineer | GAICD
[head]{location:Toowoomba, Queensland, Australia|Toowoomba|Toowoomba, Queensland}
[head]«Page 1 of 2»
[head]«Page 2 of 2»
[side]# Contact
[side]{phone:0491 570 156} «(Mobile)»
[side]{email:kirra.bannerman@downsmail.example}
[side]
[side]{url:www.linkedin.com/in/kirrabannerman} «(LinkedIn)»
[side]# Top Skills
[side]{skill:Capital Works}
[side]{skill:Stakeholder Engagement}
[side]{skill:Contract Administration}
[side]# Languages
[side]{language:Indonesian} (Professional Working)
[side]{language:English} (Native or Bilingual)
[side]# Certifications
[side]{passed:Company Directors Course}
[side]{passed:PRINCE2 Practitioner}
[side]{passed:Chartered Professional Engineer (CPEng)}
[side]# Honors-Awards
[side]{award:Conspicuous Service Medal}
[side]{award:Commendation for Service}
= {name:Kirra Bannerman}
# Summary
I build things that regional towns need and I like teams that are far from head office. Fourteen years as an Army engineer taught me to plan for the wet season, to write a short brief and to listen to the plant operators first.
# Experience
# # {firm1,2:Ironbark Water}
3 years 10 months
# # # {title1:Program Manager, Dam Safety|Program Manager}
{dates1:January 2025 - Present|2025-01..present} (1 year 11 months)
Toowoomba, Queensland, Australia
{did1:Accountable for a $94 million program of spillway and outlet upgrades at five dams.}
{did1:Chair the monthly control group with three councils and two landholder committees.}
# # # {title2:Project Manager}
{dates2:February 2023 - December 2024|2023-02..2024-12} (1 year 11 months)
Dalby, Queensland, Australia
{did2:Delivered 38 kilometres of rising main under budget through two floods.}
# # {service3,4,5,6,7:Australian Army}
14 years 1 month
# # # {title3:Officer Commanding, Construction Squadron|Officer Commanding}
{dates3:January 2021 - January 2023|2021-01..2023-01} (2 years 1 month)
Enoggera, Queensland, Australia
{rank3:Major}, {unit3:6th Engineer Support Regiment}
{did3:Commanded 128 soldiers and tradespeople on projects from Tonga to the Tiwi Islands.}
{did3:Ran the water and power restoration task in the Northern Rivers floods of 2022.}
# # # {title4:Staff Officer Grade 2, Infrastructure|Staff Officer Grade 2}
{dates4:January 2019 - December 2020|2019-01..2020-12} (2 years)
Canberra, Australian Capital Territory, Australia
{rank4:Major}, {unit4:Army Headquarters}
{did4:Wrote the brief for the renewal of four training area camps.}
# # # {title5:Adjutant}
{dates5:January 2016 - December 2018|2016-01..2018-12} (3 years)
Townsville, Queensland, Australia
{rank5:Captain}, {unit5:3rd Combat Engineer Regiment}
{did5:Managed postings, discipline and reporting for a regiment of 540.}
{did5:Deployed to Taji, Iraq, for seven months as engineer adviser of the training task group.}
# # # {title6:Plant Troop Commander}
{dates6:January 2013 - December 2015|2013-01..2015-12} (3 years)
Darwin, Northern Territory, Australia
{rank6:Lieutenant}, {unit6:1st Combat Engineer Regiment}
{did6:Led 32 soldiers and 60 machines and built an airstrip extension at Pukatja.}
# # # {rank7:Officer Cadet}
{dates7:January 2009 - December 2012|2009-01..2012-12} (4 years)
Canberra, Australian Capital Territory, Australia
{unit7:Australian Defence Force Academy}
# # {firm8:Goondiwindi Regional Council}
{title8:Engineering Vacation Student}
{dates8:November 2007 - January 2008|2007-11..2008-01} (3 months)
Goondiwindi, Queensland, Australia
{did8:Surveyed 70 stock grids and drew the plans for two culverts.}
# Education
# # {school1:University of New South Wales}
{degree1:Bachelor of Engineering}, {area1:Civil Engineering} · {years1:(2009 - 2011)|2009..2011}
# # {school2:University of Southern Queensland}
{degree2:Master of Project Management} · {years2:(2020 - 2022)|2020..2022}
# # {school3:Royal Military College, Duntroon}
{degree3:Graduate Diploma}, {area3:Military Leadership} · {years3:(2012 - 2012)|2012..2012}
`;

export const NORTHERN_CAPTAIN = `= {name:Mélanie Desrosiers-Funk}
[head]Captain, multi-engine turboprop · Transport Canada ATPL(A)
[box]{location:Portage la Prairie, MB|Portage la Prairie}
[box]{phone:204-555-0139}
[box]{email:m.desrosiers-funk@prairiepost.example}
[side]# Licences and ratings
[side]- {passed:Airline Transport Pilot Licence – Aeroplane}
[side]- {passed:Group 1 Instrument Rating}, valid to 2027-05
[side]- {passed:ATR 42/72 type rating}
[side]- {passed:CC-130 Hercules type rating}
[side]- {passed:Restricted Operator Certificate – Aeronautical}
[side]- Category 1 medical, valid to 2027-02, no restrictions
[side]- Canadian passport; valid RAIC
# Hours to 2026-10-31
| Type | PIC | SIC | Instr. | Total |
| ATR 42-300/-320 | 2,310 | 640 | – | 2,950 |
| CC-130H | 870 | 620 | 210 | 1,490 |
| CT-102 Grob | 940 | 40 | 860 | 980 |
| Beech 99, King Air 100 | 55 | 410 | – | 465 |
| **Total** | **4,175** | **1,710** | **1,070** | **5,885** |

# Flying positions
| {dates1:2022-04 to present|2022-04..present} | **{title1:Line Captain and Training Pilot, ATR 42|Line Captain and Training Pilot}**<br>{firm1,2:Keewatin Lakes Air}, Thompson, MB |
- {did1:Scheduled and charter service to 14 gravel and ice strips in northern Manitoba and the Kivalliq}
- {did1:Base captain in Rankin Inlet for the winter of 2024, with two aircraft and eight crew}
- {did1:Line indoctrination and annual checks for 22 pilots; wrote the cold soak procedure in the SOPs}
| {dates2:2020-09 to 2022-03|2020-09..2022-03} | **{title2:First Officer, ATR 42|First Officer}**<br>Keewatin Lakes Air, Thompson, MB |
- {did2:Upgraded to the left seat after eighteen months; dispatch backup during medevac surge in 2021}
| {dates3:2015-07 to 2020-08|2015-07..2020-08} | **{title3:Aircraft Commander, CC-130H|Aircraft Commander}**<br>{service3:Royal Canadian Air Force}, {unit3:435 Transport and Rescue Squadron}, Winnipeg, MB<br>{rank3:Captain} |
- {did3:Search and rescue standby for the Trenton region, 61 missions including the rescue of a party at Igloolik}
- {did3:Air-to-air refuelling of CF-18s on NORAD alerts}
- {did3:Deputy flight commander for 14 aircrew; wrote their evaluations and planned the training flights of the quarter}
- {did3:Standards officer on the northern resupply to Alert in 2017 and 2018}
| {dates4:2012-06 to 2015-06|2012-06..2015-06} | **{title4:Flying Instructor}**<br>{service4:Royal Canadian Air Force}, {unit4:3 Canadian Forces Flying Training School}, Southport, MB<br>{rank4:Captain} |
- {did4:Taught 48 students on Phase I; B category instructor from 2013}
| {dates5:2007-08 to 2012-05|2007-08..2012-05} | **{title5:Pilot under training|Pilot}**<br>{service5:Royal Canadian Air Force}, {unit5:15 Wing}, Moose Jaw, SK<br>{rank5:Lieutenant} |
- {did5:Wings in 2011 after language and survival courses; ground duties in the wing operations centre while waiting}
# Ground positions
| {dates6:2005-05 to 2007-07|2005-05..2007-07} | **{title6:Ramp Attendant and Fuel Agent}**<br>{firm6:Aviation Boréal}, Chibougamau, QC |
- {did6:Loaded freight for camps and exploration crews; summers in 2004 at the floatplane base}
# Education
| {years1:2002 to 2005|2002..2005} | {degree1:DEC} in {area1:Aircraft Piloting}, {school1:Cégep de Chicoutimi} |
| {years2:2017 to 2020|2017..2020} | {degree2:BA} in {area2:Aviation Management} (part time), {school2:University of Manitoba} |
# Courses
- {passed:Crew Resource Management Facilitator}, 2023
- {passed:Dangerous Goods by Air}, 2026
- {passed:Winter Survival Instructor}, 2014
# Other
- {award:Canadian Forces' Decoration (CD)}, 2019
- «Languages:» {language:French} (first language), {language:English} (fluent)
- {role1:Spotter trainer}, {cause1:Civil Air Search and Rescue Association}, Portage zone
- Curling, sourdough, restoring a 1946 Fleet Canuck
`;

export const DAIRY_ANALYST = `[head]«Curriculum Vitae»
| «PERSONAL INFORMATION» | **{name:Rasa Petrauskienė}** |
| | 9 Drumlin Court, {location:Virginia, Co. Cavan|Virginia} (Ireland)<br>{phone:+353 20 911 0147}<br>{email:rasa.petrauskiene@lakelandmail.example}<br>«Sex» Female<br>«Date of birth» 22/07/1986<br>«Nationality» Lithuanian |
| «JOB APPLIED FOR» | Laboratory Supervisor |
# WORK EXPERIENCE
| {dates1:Jan 2019–Present|2019-01..present} | **{title1:Senior Laboratory Analyst}**<br>{firm1:Lough Ramor Dairy Ingredients Ltd}, Virginia, Co. Cavan (Ireland)<br>▪ {did1:Chemistry and microbiology of whey powder and cream, about 140 samples a shift}<br>▪ {did1:Method validation for the accreditation of moisture and fat by NIR}<br>▪ {did1:Deputy for the laboratory supervisor at audits by customers}<br>«Business or sector» Food production |
| {dates2:Sep 2014–Dec 2018|2014-09..2018-12} | **{title2:Milk Intake Technician}**<br>{firm2:Kilnaleck Creamery}, Kilnaleck, Co. Cavan (Ireland)<br>▪ {did2:Antibiotic and freezing point tests on tankers before unloading}<br>▪ {did2:Kept the calibration file for balances and thermometers} |
| {dates3:Mar 2012–Aug 2014|2012-03..2014-08} | **{title3:Mushroom Harvester}**<br>{firm3:Tullyvin Mushrooms}, Cootehill, Co. Cavan (Ireland)<br>▪ {did3:Picking and grading, team record of 32 kg an hour} |
| {dates4:Sep 2009–Jan 2012|2009-09..2012-01} | **{title4:Chemistry and Biology Teacher}**<br>{firm4:Rokiškio Juozo Tumo-Vaižganto gimnazija}, Rokiškis (Lithuania)<br>▪ {did4:Lessons for years 9 to 12 and preparation for the state examination} |
# EDUCATION AND TRAINING
| {years1:Sep 2016–May 2018|2016-09..2018-05} | **{degree1:Certificate} in {area1:Dairy Technology}** «NFQ level 7»<br>{school1:University College Cork}, Cork (Ireland) |
| {years2:Sep 2005–Jun 2009|2005-09..2009-06} | **{degree2:Bachelor of Science} in {area2:Chemistry}** «EQF level 6»<br>{school2:Vilnius University}, Vilnius (Lithuania)<br>▪ Thesis on nitrates in well water of the Rokiškis district |
# PERSONAL SKILLS
| «Mother tongue(s)» | {language:Lithuanian} | «» | «» | «» | «» |
| «Other language(s)» | «UNDERSTANDING» | «» | «SPEAKING» | «» | «WRITING» |
| | «Listening» | «Reading» | «Spoken interaction» | «Spoken production» | |
| {language:English} | C1 | C1 | C1 | B2 | B2 |
| {language:Russian} | C1 | B2 | B2 | B2 | B1 |
| {language:Polish} | B1 | A2 | A2 | A2 | A1 |
| | «Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2: Proficient user» | «» | «» | «» | «» |

| «Communication skills» | Patient explanations to drivers and operators of four nationalities, from my years as a teacher |
| «Job-related skills» | ▪ {skill:HPLC}<br>▪ {skill:NIR calibration}<br>▪ {skill:Root cause analysis} |
| «Digital skills» | {skill:LabVantage LIMS}, {skill:Minitab} |
| «Driving licence» | {passed:Full Irish driving licence, category B} |
# ADDITIONAL INFORMATION
| «Courses» | {passed:HACCP Level 3}, 2019<br>{passed:Internal Auditor ISO 17025}, 2021 |
| «References» | Available from the laboratory manager on request |
`;

export const MARINE_ENGINEER = `[head]«TRIDENT STAR CREWING PVT. LTD. – Navi Mumbai» \t«Form CR-07 Rev. 4»
= «APPLICATION FOR SEA-GOING EMPLOYMENT»
| «Post applied for» | Second Engineer | «Available from» | 20.01.2027 |
| «Name in full (as in passport)» | {name:Pradeep Suryavanshi} | «Nationality» | Indian |
| «Date and place of birth» | 03.06.1985, Ratnagiri | «Marital status» | Married, two children |
| «Permanent address» | Flat 6, Sagar Kinara, {location:Dapoli|Dapoli, Maharashtra}, Maharashtra 415 712 | «Nearest airport» | Mumbai |
| «Mobile» | {phone:+91 98200 55512} | «E-mail» | {email:p.suryavanshi@konkanmail.example} |
| «Height / weight» | 172 cm / 74 kg | «Boiler suit / shoes» | L / 9 |
| «Next of kin» | Mrs Manisha Suryavanshi (wife) | «Tel. of next of kin» | +91 98200 55547 |
# 1. DOCUMENTS
| «Document» | «Number» | «Issued» | «Expires» | «Place of issue» |
| Passport | Z0418823 | 11.05.2021 | 10.05.2031 | Mumbai |
| Continuous discharge certificate | MUM 318840 | 19.03.2018 | 18.03.2028 | Mumbai |
| Yellow fever | 22/1107 | 02.08.2018 | Unlimited | Mumbai |
# 2. CERTIFICATES OF COMPETENCY AND COURSES
| «Certificate» | «Number» | «Issued» | «Expires» | «Place of issue» |
| {passed:Certificate of Competency, Second Engineer (Motor), Class 2} | 2ME-40117 | 14.10.2026 | 13.10.2031 | DG Shipping, Mumbai |
| {passed:Advanced Training for Oil Tanker Cargo Operations} | AOT 5521 | 08.02.2022 | 07.02.2027 | Mumbai |
| {passed:Advanced Fire Fighting} | AFF 1930 | 21.01.2023 | 20.01.2028 | Kochi |
| {passed:Engine Room Resource Management} | ERM 0774 | 30.09.2024 | – | Mumbai |
| {passed:High Voltage Safety, Management Level} | HV 2206 | 05.11.2026 | – | Mumbai |
# 3. EDUCATION
| «Name of institute» | «Qualification» | «From» | «To» |
| {school1:INS Shivaji, Lonavala|INS Shivaji} | {degree1:Diploma} in {area1:Mechanical Engineering} | {years1:2003|2003..2007} | 2007 |
| {school2:Alfred Gadney High School, Dapoli|Alfred Gadney High School} | {degree2:HSC} ({area2:Science}) | {years2:2001|2001..2003} | 2003 |
# 4. SEA SERVICE (LAST SHIP FIRST)
| «Company» | «Vessel» | «Type» | «Flag» | «GRT» | «Engine / kW» | «Rank» | «Sign on» | «Sign off» | «Reason» |
| {firm1:Varuna Ship Management} | MT Coral Sandesh | Oil/chem. tanker | Marshall Is. | 29 940 | MAN 6S50 / 9 480 | {title1:Third Engineer} | {dates1:11.01.2026|2026-01..2026-08} | 02.08.2026 | E.O.C. |
| {firm2:Varuna Ship Management} | MT Coral Sagar | Oil/chem. tanker | Marshall Is. | 29 940 | MAN 6S50 / 9 480 | {title2:Third Engineer} | {dates2:19.02.2025|2025-02..2025-09} | 15.09.2025 | E.O.C. |
| {firm3:Kestrel Bulk Carriers} | MV Ardent Kestrel | Supramax bulk | Panama | 32 370 | Wärtsilä 6RT-flex50 / 8 890 | {title3:Third Engineer} | {dates3:06.11.2023|2023-11..2024-06} | 28.06.2024 | Medical |
| {firm4:Kestrel Bulk Carriers} | MV Noble Kestrel | Handysize bulk | Panama | 19 820 | MAN 6S42 / 6 480 | {title4:Fourth Engineer} | {dates4:14.07.2022|2022-07..2023-03} | 20.03.2023 | E.O.C. |
| {firm5:Kestrel Bulk Carriers} | MV Noble Kestrel | Handysize bulk | Panama | 19 820 | MAN 6S42 / 6 480 | {title5:Fourth Engineer} | {dates5:03.05.2021|2021-05..2022-01} | 29.01.2022 | E.O.C. |
| {firm6:Great Konkan Shipping} | MT Jag Prachi | Product tanker | India | 23 240 | MAN 6S46 / 7 860 | {title6:Junior Engineer} | {dates6:10.09.2019|2019-09..2020-06} | 17.06.2020 | E.O.C. |
# 5. NAVAL OR SHORE SERVICE
| «Employer» | «Ship or establishment» | «Rank or position» | «Duties» | «From» | «To» |
| {service7:Indian Navy} | {unit7:INS Kalpataru} | {rank7:Chief Petty Officer}, {title7:Engine Room Artificer} | {did7:In charge of two diesel alternators and the steering gear; watchkeeper in the control room.} | {dates7:08.2013|2013-08..2018-07} | 07.2018 |
| {service8:Indian Navy} | {unit8:INS Gharial} | {rank8:Petty Officer}, {title8:Engine Room Artificer} | {did8:Overhaul of main engine injectors and pumps at sea.} | {dates8:08.2007|2007-08..2013-07} | 07.2013 |
| {firm9:Jaigarh Dry Dock} | Jaigarh | {title9:Ship Repair Fitter} | {did9:Shaft and rudder jobs on barges while waiting for sea time approval.} | {dates9:10.2018|2018-10..2019-08} | 08.2019 |
# 6. LANGUAGES
| «Language» | «Spoken» | «Written» |
| {language:English} | Good | Good |
| {language:Hindi} | Good | Good |
| {language:Marathi} | Mother tongue | Mother tongue |
# 7. DECLARATION
«I hereby declare that the above particulars are true and that I have not been refused a visa or discharged for disciplinary reasons.»
«Place and date:» Dapoli, 18.11.2026 \t«Signature:» P. Suryavanshi
[side]«TSC/CR-07 – Uncontrolled when printed»
`;

export const PROTECTION_TEAM_LEADER = `= {name:Gareth Penhaligon}
[box]**Close Protection Team Leader | Residential Security | Surveillance Awareness**
[box]{location:Saltash, Cornwall|Saltash} | {phone:07700 900571} | {email:g.penhaligon@tamarpost.example}
[box]«Nationality:» British | «SIA licence:» 1014 8826 0117 5530, «expires» 09/2028 | «Passport:» valid to 2033, B1/B2 visa
# PROFILE
Former Royal Marine with 12 years of regular service and 15 years on the circuit, eight of them as team leader or operations manager. Calm, fit and good with principals' families. I have worked for UHNW families, an extractive company in the Sahel and a broadcaster in Ukraine.
# LICENCES AND TICKETS
- {passed:SIA Close Protection licence}
- {passed:Level 3 Certificate for Working as a Close Protection Operative}, 2011
- {passed:FREC 4}, exp. 06/2028
- {passed:HEAT trainer}, 2022
- {passed:Advanced Driver (RoSPA Gold)}
- {passed:Full UK driving licence}, clean
# OPERATIONAL EXPERIENCE
# # {dates1:Mar 23 – to date|2023-03..present}\t{title1:Team Leader, Residential and Travel|Team Leader}
\t{firm1:Private family office|Private family office, Surrey}, Surrey
- {did1:Lead eight operators and two drivers on a 28/28 rotation for a family of five}
- {did1:Advance work for 40 overseas trips, among them Lagos, Tbilisi and Mustique}
- {did1:Sit with the IT provider each month on cameras, alarms and the safe room}
# # {dates2:Jan 22 – Feb 23|2022-01..2023-02}\t{title2:High Risk Adviser}
\t{firm2:Fallowmoor Risk}, Kyiv and Kharkiv
- {did2:Embedded with a four-person news crew for six rotations of five weeks}
- {did2:Planned routes, shelters and casualty evacuation with the desk in London}
# # {dates3:Sep 17 – Dec 21|2017-09..2021-12}\t{title3:Operations Manager}
\t{firm3:Blackhythe Protective Services}, Nouakchott, Mauritania
- {did3:Managed 64 local guards and a gendarmerie escort at a gold mine 300 km from the capital}
- {did3:Ran journey management for all staff with no serious incident in four years}
# # {dates4:Jun 14 – Aug 17|2014-06..2017-08}\t{title4:Close Protection Operative}
\t{firm4:Tern Maritime & Land Security}, Basra, Iraq
- {did4:PSD team member on oilfield moves, B6 vehicles, then team medic}
# # {dates5:Aug 11 – May 14|2011-08..2014-05}\t{title5:Maritime Security Operative}
\t{firm5:Tern Maritime & Land Security}, Gulf of Aden and Indian Ocean
- {did5:Thirty-one transits on tankers and car carriers; team leader from the ninth}
# MILITARY SERVICE
# # {dates6:Oct 07 – Jul 11|2007-10..2011-07}\t{title6:Section Commander}, {rank6:Corporal}
\t{service6,7:Royal Marines}, {unit6:42 Commando}, Bickleigh
- {did6:Commanded eight Marines on Operation HERRICK 9 and trained recruits for arctic warfare in Norway}
# # {dates7:Sep 99 – Sep 07|1999-09..2007-09}\t{title7:Assault Engineer}, {rank7:Marine}
\tRoyal Marines, {unit7:45 Commando}, Arbroath
- {did7:Operation JACANA, two tours of Northern Ireland and a winter deployment with the Norwegian army}
# EDUCATION
{years1:1997 – 1999|1997..1999}\t{degree1:BTEC First Diploma} in {area1:Public Services}, {school1:Saltash Community College}
# LANGUAGES
{language:French}, working level; {language:Arabic}, basic
# AWARDS
{award:Mention in Despatches}, 2009
# OTHER
Qualified ski instructor ({passed:BASI Level 2}), pilot gig rowing with {cause1:Caradon Gig Club} as {role1:coxswain coach}. I do not smoke. References on request.
[side]Gareth Penhaligon – CV November 2026 \t«Commercial in confidence»
`;

export const CHEMISTRY_TEACHER = `[head]«Teme Valley Learning Trust»
[head]«Application form: teaching staff»
# «Post details»
| «Post applied for» | Head of Science | «School» | Clee View Academy |
| «Closing date» | 4 December 2026 | «Where did you see the post?» | TES |
# «1. Personal details»
| «Title» | Mr | «Forename(s)» | Huw |
| «Surname» | {name:Cadwaladr|Huw Cadwaladr} | «Former names» | None |
| «Address» | 2 Station Cottages, {location:Knighton|Knighton, Powys|2 Station Cottages, Knighton, Powys|2 Station Cottages, Knighton, Powys, LD7 0ZZ}, Powys | «Postcode» | LD7 0ZZ |
| «Telephone (mobile)» | {phone:07700 900264} | «Email» | {email:huw.cadwaladr@temepost.example} |
| «Teacher reference number» | 09/41827 | «QTS awarded» | 07/2010 |
| «NI number» | To be given on appointment | «Do you need a work permit?» | No |
# «2. Present or most recent post»
| «School name and address» | {firm1:John Beddoes Campus, Newtown High School|Newtown High School}, Presteigne | «Employer» | Powys County Council |
| «Post title» | {title1:Second in Science, Key Stage 4 Lead|Second in Science} | «Salary / allowance» | UPS2, TLR 2b |
| «Type, age range, roll» | Community, 11–16, 420 | «Subjects taught» | Chemistry to GCSE |
| «Date appointed» | {dates1:09/18|2018-09..present} | «Notice required» | One term |
| «Summary of duties» | {did1:I plan the Key Stage 4 curriculum in three sciences and line manage two teachers and a technician.}<br>{did1:Since 2022 the share of grades A* to C in double award has risen from 51% to 64%.}<br>{did1:I run the after-school STEM club and the Year 9 field trip to Elan Valley.} | «» | «» |
# «3. Previous teaching posts»
| «School and authority» | «Post held» | «Age range» | «From» | «To» | «Reason for leaving» |
| {firm2:Wigmore High School|Wigmore High School, Herefordshire}, Herefordshire | {title2:Teacher of Science} | 11–16 | {dates2:09/13|2013-09..2018-08} | 08/18 | Promotion |
| {firm3:Ysgol Bro Hyddgen|Ysgol Bro Hyddgen, Powys}, Powys | {title3:Teacher of Chemistry} | 11–18 | {dates3:09/10|2010-09..2013-08} | 08/13 | To live nearer family |
# «4. Other employment»
| «Employer» | «Nature of work» | «From» | «To» | «Reason for leaving» |
| {firm4:Kington Abrasives Ltd} | {title4:Quality Control Chemist} | {dates4:07/06|2006-07..2009-08} | 08/09 | To train as a teacher |
| {firm5:Radnor Hills Bottling} | {title5:Line Operative} | {dates5:06/03|2003-06..2003-09} | 09/03 | Student job |
# «5. Breaks in employment»
09/09 to 08/10: teacher training (see section 6).
# «6. Education and qualifications»
| «Institution» | «Course and subject» | «From» | «To» | «Class or grade» |
| {school1:Aberystwyth University} | {degree1:PGCE}, {area1:Secondary Science (Chemistry)} | {years1:09/09|2009-09..2010-07} | 07/10 | Pass |
| {school2:Bangor University} | {degree2:BSc (Hons)}, {area2:Chemistry} | {years2:10/03|2003-10..2006-06} | 06/06 | 2:1 |
| {school3:Llandrindod High School} | {degree3:A levels}: {area3:Chemistry, Biology, Mathematics} | {years3:09/01|2001-09..2003-06} | 06/03 | B, B, D |
# «7. Professional development in the last five years»
| «Course» | «Provider» | «Date» |
| {passed:NPQ in Leading Teaching} | Ambition partner, Ludlow | 2024 |
| {passed:Designated Safeguarding Lead Level 3} | Powys Safeguarding | 2025 |
| {passed:Minibus driver (MiDAS)} | Community Transport Association | 2023 |
# «8. Letter of application»
I have taught in three small rural schools and I know what a science department of four people can and cannot do. In my present school I moved the practical work to fixed days so that one technician serves all classes. It saved 90 minutes a week and the pupils now do more experiments than before.
My {language:Welsh} is fluent and I use it with families. I would bring the same habits to Clee View: short lesson plans that are shared, one marking code for all, and a door that is open at lunch.
# «9. Interests»
I play tenor horn in the {cause1:Knighton Town Silver Band}, where I am also {role1:Librarian}.
# «10. Referees»
| «Name» | Dr Sian Probert, Headteacher | «Name» | Alan Meredith, former Head of Science |
| «Address» | Newtown High School | «Address» | Wigmore High School |
| «Telephone» | 01632 960 221 | «Telephone» | 01632 960 284 |
| «May we contact before interview?» | Yes | «May we contact before interview?» | Yes |
# «11. Declarations»
«Are you related to a governor or an employee of the Trust?» No
«I declare that the information given on this form is correct.»
«Signed» H. Cadwaladr \t«Date» 21 November 2026
[side]«Registered office: Corve Street, Ludlow. Company limited by guarantee.»
`;

export const BAKERY_MANAGER = `[head]«ACORN & WEIR»
[head]«Food manufacturing recruitment»
= «Candidate profile»
| «Candidate» | **{name:Ifeoma Brathwaite}** |
| «Position» | Bakery Production Manager |
| «Lives in» | {location:Kidlington|Kidlington, Oxfordshire}, Oxfordshire |
| «Will travel» | Up to 45 minutes |
| «Notice» | Two months |
| «Current package» | £51,000 and car allowance |
| «Consultant» | «Jonty Alderson, 01632 960 155, jonty@acornweir.example» |
# Consultant's comments
Ifeoma came up from the packing line and it shows: she answers each question with a number. She has put in two new lines, been through four BRCGS audits and wants a site with its own engineering team. She interviews well and can be seen with two days' notice.
# Key skills
| {skill:High-speed bread and roll lines} | {skill:OEE improvement} | {skill:BRCGS grade AA} |
| {skill:Shift planning} | {skill:Union consultation} | {skill:Allergen control} |
# Career summary
# # {firm1,2:Cherwell Crust Ltd}, Bicester
Family-owned bakery, 310 staff, morning goods for coffee chains
**{title1:Production Manager}** (since {dates1:October 2021|2021-10..present})
- {did1:Responsible for three shifts, 140 people and a budget of £6.8m}
- {did1:Lifted OEE on the croissant line from 61% to 74% in two years}
- {did1:Project lead for a £2.2m tunnel oven, running nine days ahead of plan}
**{title2:Shift Manager}** ({dates2:May 2017 to September 2021|2017-05..2021-09})
- {did2:Managed nights, 42 people, and kept the plant open through 2020}
- {did2:Introduced a ten-minute handover at the line}
«Reason for leaving:» Site is to close in summer 2027
# # {firm3:Harling & Sons Bakers}, Banbury
Plant bakery, 90 staff
**{title3:Team Leader, Packing|Team Leader}** ({dates3:February 2013 to April 2017|2013-02..2017-04})
- {did3:Led 14 packers and cut giveaway on sliced loaves by 1.1%}
- {did3:Trained as fire marshal and first aider for the shift}
«Reason for leaving:» Promotion
# # {firm4:Brightwater Staffing}, Banbury
**{title4:Packing Operative}** ({dates4:August 2011 to January 2013|2011-08..2013-01})
- {did4:Agency work on all five lines, then taken on by the client}
# # {firm5:Queen Elizabeth Hospital}, Bridgetown, Barbados
**{title5:Dietary Aide}** ({dates5:June 2008 to July 2011|2008-06..2011-07})
- {did5:Prepared special diets for 180 patients}
# Education and training
| {years1:2019|2019} | {degree1:Level 5 Diploma} in {area1:Food Manufacturing Excellence}, {school1:Abingdon & Witney College} |
| {years2:2008|2008} | {degree2:Associate Degree} in {area2:Food Science}, {school2:Barbados Community College} |
| 2022 | {passed:Lead Auditor BRCGS Issue 9} |
| 2018 | {passed:HACCP Level 4} |
| 2016 | {passed:IOSH Managing Safely} |
# Interests
Church choir, netball coaching ({cause1:Kidlington Jets}, {role1:under-13s coach}), baking for friends
[side]«Acorn & Weir Ltd, 4 Tithe Barn Yard, Thame. This profile is sent in confidence and may not be passed on.»
`;
