// CVs of the twenty-fourth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const DENTAL_RECEPTIONIST = `= {name:Lucinda Arriaga}
**Bilingual Front Desk Receptionist**
{location:San Luis, AZ 85349|San Luis, AZ|San Luis}
[box]{email:lucy.arriaga@inboxmail.example}
{phone:+1 928 555 0147}
[side]Friendly, calm front desk professional with more than ten years in dental and medical offices on both sides of the Foothills. Fluent in Spanish and used to a full waiting room.
[side]«Authorized to work in the US for any employer»
# Work Experience
# # {title1:Front Desk Receptionist}
{firm1:Desert Palms Family Dentistry}-Yuma, AZ
{dates1:March 2020 to Present|2020-03..present}
- {did1:Greet and check in 45 to 60 patients a day for three dentists and five hygienists}
- {did1:Verify insurance with Delta, Cigna and AHCCCS before each visit and explain co-pays in English and Spanish}
- {did1:Collect payments, balance the drawer and prepare the daily deposit}
- {did1:Brought no-shows down from 14% to 8% by moving reminder calls to text messages}
# # {title2:Medical Office Receptionist}
{firm2:Cocopah Valley Pediatrics}-Somerton, AZ
{dates2:August 2015 to February 2020|2015-08..2020-02}
- {did2:Answered a six-line phone and scheduled appointments for four providers}
- {did2:Scanned records and immunization cards into NextGen}
- {did2:Trained three new receptionists}
# # {title3:Guest Service Agent}
{firm3:Sandpiper Inn & Suites}-Yuma, AZ
{dates3:June 2012 to July 2015|2012-06..2015-07}
- {did3:Checked guests in and out at a 96-room property, including night audit two nights a week}
- {did3:Handled group bookings for winter visitors and farm crews}
# # {title4:Cashier}
{firm4:Mercado Dos Hermanos}-San Luis, AZ
{dates4:September 2009 to May 2012|2009-09..2012-05}
{did4:Rang up groceries, sold money orders and phone cards and closed the register at night.}
# Education
# # {degree1:Associate's} in {area1:Business Administration}
{school1:Arizona Western College}-Yuma, AZ
{years1:August 2009 to May 2012|2009-08..2012-05}
# # {degree2:High school diploma}
{school2:Kofa High School}-Yuma, AZ
{years2:August 2005 to May 2009|2005-08..2009-05}
# Skills
- {skill:Dentrix} (5 years)
- {skill:Insurance verification} (9 years)
- {skill:Multi-line phone systems} (10+ years)
- {skill:Appointment scheduling} (10+ years)
- {skill:Cash handling} (10+ years)
- {skill:Microsoft Excel} (4 years)
# Languages
- {language:Spanish} - Fluent
- {language:English} - Fluent
# Certifications and Licenses
# # {passed:CPR/BLS}
May 2024 to May 2026
# # {passed:HIPAA for Dental Office Staff}
January 2021
# # {passed:Driver's License}
# Assessments
# # «Customer focus & orientation — Proficient»
«October 2022»
«Responding to customer situations with sensitivity»
«Full results: Proficient»
[box]«Indeed Assessments provides skills tests that are not indicative of a license or certification, or continued development in any professional field.»
`;

export const SOFTWARE_TESTER = `[head]«Curriculum vitae»
[head]«© European Union, 2002-2016 | europass.cedefop.europa.eu»
[head]«Page 1 / 2»
[head]«Page 2 / 2»
| «PERSONAL INFORMATION» | **{name:Tiago Faria Lourenço}** |
| | Rua do Carril 18, 2.º Esq., {location:3830-291 Ílhavo|Ílhavo|Ílhavo, Portugal|Rua do Carril 18, 2.º Esq., 3830-291 Ílhavo|Rua do Carril 18, 2.º Esq., 3830-291 Ílhavo, Portugal} (Portugal) |
| | «☎» +351 234 555 018   «✆» {phone:+351 913 555 204} |
| | «✉» {email:tiago.flourenco@correio.example} |
| | «Sex» Male   «Date of birth» 09/11/1988   «Nationality» Portuguese |

| «JOB APPLIED FOR» | **Senior Test Engineer (ref. 0417/QA)** |

# WORK EXPERIENCE
| {dates1:01/02/2017–Present|2017-02..present} | **{title1:Test Engineer}**<br>{firm1:Maresia Sistemas, S.A.|Maresia Sistemas}, Aveiro (Portugal)<br>▪ {did1:Plans and runs system tests of tolling software used on eleven motorways}<br>▪ {did1:Moved 640 manual regression cases to Robot Framework; a full run now takes 5 hours instead of 9 days}<br>▪ {did1:Represents testing in the weekly release meeting with the customer in Madrid}<br>▪ {did1:Coaches two junior testers}<br>«Business or sector» Information and communication |
| {dates2:03/09/2013–31/01/2017|2013-09..2017-01} | **{title2:Software Tester}**<br>{firm2:Brightquay Payments Ltd|Brightquay Payments}, Cork (Ireland)<br>▪ {did2:Tested card terminals and their back office in a team of nine}<br>▪ {did2:Wrote SQL checks that compared settlements of the terminals and of the bank}<br>▪ {did2:Tested four certifications with Visa and Mastercard and kept their records}<br>«Business or sector» Financial services |
| {dates3:01/10/2011–30/06/2013|2011-10..2013-06} | **{title3:Technical support agent (Portuguese and Spanish)}**<br>{firm3:Callwell Iberia}, Porto (Portugal)<br>▪ {did3:Answered calls and e-mails of printer owners, about 50 a day}<br>▪ {did3:Reported recurring firmware faults to the maker}<br>«Business or sector» Call centre |
| {dates4:Jul 2010–Sep 2010|2010-07..2010-09} | **{title4:Summer trainee}**<br>{firm4:Câmara Municipal de Ílhavo}, Ílhavo (Portugal)<br>▪ {did4:Installed and cleaned computers of nine primary schools} |

# EDUCATION AND TRAINING
| {years1:2006–2011|2006..2011} | **{degree1:Licenciatura} in {area1:Informatics Engineering}**	«EQF level 6»<br>{school1:Universidade de Aveiro}, Aveiro (Portugal)<br>▪ Programming, databases, operating systems, computer networks |
| {years2:2003–2006|2003..2006} | **{degree2:Ensino secundário}, {area2:Science and Technology}**	«EQF level 3»<br>{school2:Escola Secundária João Carlos Celestino Gomes}, Ílhavo (Portugal) |
| 12/05/2014 | **{passed:ISTQB Certified Tester Foundation Level}**<br>Irish Software Testing Board, Dublin (Ireland) |
| 18/10/2018 | **{passed:ISTQB Advanced Level Test Automation Engineer}**<br>Portuguese Software Testing Qualifications Board |

# PERSONAL SKILLS
| «Mother tongue(s)» | {language:Portuguese} |

| «Other language(s)» | «UNDERSTANDING» | «SPEAKING» | «WRITING» |
| | «Listening» | «Reading» | «Spoken interaction» | «Spoken production» | |
| {language:English} | C1 | C2 | C1 | C1 | B2 |
| | «Cambridge English: Advanced (CAE)» |
| {language:Spanish} | C1 | C1 | B2 | B2 | B1 |
| | «Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2: Proficient user» |
| | «Common European Framework of Reference for Languages» |

| «Communication skills» | ▪ {skill:Writing clear defect reports}<br>▪ {skill:Presenting test results to customers} |
| «Organisational / managerial skills» | ▪ {skill:Test planning and estimation} |
| «Job-related skills» | ▪ {skill:Robot Framework}<br>▪ {skill:Selenium}<br>▪ {skill:SQL}<br>▪ {skill:JMeter}<br>▪ {skill:Jira and Xray} |

| «Digital competence» | «SELF-ASSESSMENT» |
| | «Information processing» | «Communication» | «Content creation» | «Safety» | «Problem solving» |
| | «Proficient user» | «Proficient user» | «Independent user» | «Proficient user» | «Proficient user» |
| | «Levels: Basic user - Independent user - Proficient user» |
| | «Digital competences - Self-assessment grid» |

| «Other skills» | Sailing (I crew on a moliceiro in the summer regatta), amateur photography |
| «Driving licence» | A1, B |

# ADDITIONAL INFORMATION
| «Conferences» | Speaker at the Testing Portugal meeting 2019: “Nine days to five hours” |
| «References» | Ana Sofia Regala, Head of Quality, Maresia Sistemas, ana.regala@maresia.example |
`;

export const PORT_COMMANDER = `[side]# «Contact»
[side]Flat 7B, Backwater Heights, Thevara, {location:Kochi|Kochi, Kerala|Kochi, Kerala, India|Flat 7B, Backwater Heights, Thevara, Kochi|Flat 7B, Backwater Heights, Thevara, Kochi, 682013} 682013
[side]{phone:+91 484 555 0172} «(Mobile)»
[side]{email:rnair.retd@mailcove.example}
[side]
[side]{url:www.linkedin.com/in/raghav-nair-example} «(LinkedIn)»
[side]{url:harbourcraft.example} «(Company)»
[side]# «Top Skills»
[side]{skill:Port Operations}
[side]{skill:Marine Pilotage Oversight}
[side]{skill:Crisis Management}
[side]# «Languages»
[side]{language:Malayalam} «(Native or Bilingual)»
[side]{language:English} «(Full Professional)»
[side]{language:Hindi} «(Professional Working)»
[side]# «Certifications»
[side]{passed:ISPS Port Facility Security Officer}
[side]{passed:Lead Auditor ISO 45001:2018}
[side]{passed:Master (Foreign Going) – DG Shipping}
[side]# «Honors-Awards»
[side]{award:Nao Sena Medal (Devotion to Duty)}
[side]{award:Commendation by FOC-in-C South}
[side]# «Publications»
[side]Monsoon Berthing at Open Roadsteads
= {name:Raghavendra Nair}
[head]Advisor, Ports & Harbour Craft | ex-COO | Commander, Indian Navy (Retd)
[head]Kochi, Kerala, India
[head]«Page 1 of 3»
[head]«Page 2 of 3»
[head]«Page 3 of 3»
# Summary
I have spent thirty-two years around ships, twenty-one of them in uniform. Since leaving the Navy in 2012 I have run marine operations for two minor ports and a shipyard, and I now advise owners of tugs, pilot boats and dredgers.
What I do best is to bring a tired marine department back to a state where people trust its tide tables, its crews and its paperwork.
# Experience
# # {firm1:Harbourcraft Advisory LLP}
{title1:Founder & Principal Advisor}
{dates1:April 2021 - Present|2021-04..present} «(4 years 8 months)»
Kochi, Kerala, India
{did1:Independent advice to port operators in Kerala, Tamil Nadu and Sri Lanka on harbour craft, pilotage and marine staffing.}
{did1:Wrote the towage study on which Vizhappadi Port bought its two 60-tonne tugs.}
{did1:Expert witness in two arbitrations on demurrage and one on the loss of a dredger's spud.}
{did1:Current work: a training syllabus for electric ferry masters for the Kochi backwaters.}
# # {firm2,3:Malabar Coast Ports Ltd|Malabar Coast Ports}
«6 years 1 month»
# # # {title2:Chief Operating Officer}
{dates2:July 2018 - March 2021|2018-07..2021-03} «(2 years 9 months)»
Beypore
{did2:P&L of INR 310 crore; 640 own staff and 1,100 contract labour across two terminals.}
{did2:Took container moves per crane hour from 17 to 26 and cut berth waiting by a third.}
{did2:Negotiated the long-term settlement of 2019 with three unions without a day lost.}
{did2:Led recovery after the cyclone of May 2020: both terminals reopened within 30 hours.}
# # # {title3:Head of Marine}
{dates3:March 2015 - June 2018|2015-03..2018-06} «(3 years 4 months)»
Beypore
{did3:Built the marine department from eleven to fifty-four people, with six pilots.}
{did3:No reportable pilotage incident in 3,900 movements.}
{did3:Set up the vessel traffic service, from tender to licence, in fourteen months.}
# # {firm4:Periyar Shipbuilders Pvt Ltd|Periyar Shipbuilders}
{title4:General Manager (Trials & Delivery)}
{dates4:October 2012 - February 2015|2012-10..2015-02} «(2 years 5 months)»
Kochi Area, India
{did4:Sea trials and delivery of fourteen vessels for the Coast Guard, the Lakshadweep administration and private owners.}
{did4:Cut the time from launch to delivery of a fast patrol vessel from 190 to 128 days.}
# # {service5,6,7,8,9:Indian Navy}
«21 years 4 months»
# # # {rank5:Commander}, {title5:Executive Officer}, {unit5:INS Venduruthy}
{dates5:June 2010 - September 2012|2010-06..2012-09} «(2 years 4 months)»
Kochi
{did5:Second in command of the base; 1,800 service personnel, married quarters, motor transport and base security.}
{did5:Planned the President's Colours parade and the berthing for eleven visiting warships.}
# # # {rank6:Commander}, {title6:Commanding Officer}, {unit6:INS Sukanya}
{dates6:May 2008 - May 2010|2008-05..2010-05} «(2 years 1 month)»
Karwar
{did6:Commanded an offshore patrol vessel of 128 officers and sailors; two anti-piracy deployments in the Gulf of Aden.}
{did6:Escorted 214 merchant ships; best patrol vessel of the command in 2009.}
# # # {rank7:Lieutenant Commander}, {title7:Directing Staff}, {unit7:Navigation and Direction School}
{dates7:June 2005 - April 2008|2005-06..2008-04} «(2 years 11 months)»
Kochi
{did7:Taught navigation and direction to 300 officers from the Navy, the Coast Guard and nine friendly countries.}
{did7:Rewrote the bridge simulator course around electronic charts.}
# # # {rank8:Lieutenant Commander}, {title8:Navigating Officer}, {unit8:INS Brahmaputra}
{dates8:February 1999 - May 2004|1999-02..2004-05} «(5 years 4 months)»
Mumbai
{did8:Navigated a frigate during operations off Gujarat and on a goodwill passage to South Africa and back.}
# # # {rank9:Lieutenant}, {title9:Watchkeeping Officer}
{dates9:June 1991 - January 1999|1991-06..1999-01} «(7 years 8 months)»
Visakhapatnam
{did9:Sea time in a missile corvette, a landing ship and a sail training ship; bridge watchkeeping certificate in 1993.}
# Education
# # {school1:Defence Services Staff College}
{degree1:MSc}, {area1:Defence and Strategic Studies} · {years1:(2004 - 2005)|2004..2005}
# # {school2:Jawaharlal Nehru University}
{degree2:Bachelor of Science - BSc}, {area2:Physics} · {years2:(1988 - 1991)|1988..1991}
# # {school3:Sainik School Kazhakootam}
`;

export const NAVY_CORPSMAN = `= {name:Tamika R. Boudreaux}
1418 Great Bridge Ct Apt 6
{location:Chesapeake, VA 23320|Chesapeake, VA|Chesapeake|1418 Great Bridge Ct Apt 6, Chesapeake, VA 23320|1418 Great Bridge Ct Apt 6, Chesapeake, VA 23320, US} US
«Mobile:» {phone:757-555-0138}
«Email:» {email:tamika.boudreaux@postbox.example}
[side]«Country of citizenship:» United States of America
[side]«Veterans' preference:» 10-point preference based on a compensable service connected disability of at least 10 percent but less than 30 percent
[side]«Highest Grade:» GS-0640-07, 04/2022 - Present
[side]«Contact Current Employer:» Yes

| «AVAILABILITY» | «Job Type:» Permanent, Term<br>«Work Schedule:» Full-Time |
| «DESIRED LOCATIONS» | United States - Chesapeake, VA; Norfolk, VA; Suffolk, VA |

# WORK EXPERIENCE
| **{firm1:Hampton VA Medical Center}**<br>100 Emancipation Dr<br>Hampton, VA 23667 US | {dates1:04/2022 - Present|2022-04..present}<br>«Hours per week:» {hours1:40}<br>«Series:» 0640 «Pay Plan:» GS «Grade:» {grade1:07} |
[box]{title1:Health Technician (Sterile Processing)} «(This is a federal job)»
«Duties, Accomplishments and Related Skills:»
{did1:Decontaminates, inspects, assembles and sterilizes instruments for eight operating rooms and eleven clinics, about 240 trays per shift.}
{did1:Operates steam, hydrogen peroxide and ethylene oxide sterilizers and reads biological indicators.}
{did1:As lead of the evening shift since 02/2023 assigns work to five technicians and reports to the Assistant Chief.}
{did1:Wrote the loaner instrument checklist which passed the 2024 Joint Commission survey with no findings.}
«Supervisor:» {supervisor1:Gerald Pickering} ({supervisorphone1:757-555-0119})
«Okay to contact this Supervisor:» Yes

| **{firm2:Bayside Orthopedic Surgery Center}**<br>877 Lynnhaven Pkwy<br>Virginia Beach, VA 23452 US | {dates2:09/2020 - 03/2022|2020-09..2022-03}<br>«Salary:» {salary2:21.40 USD Per Hour}<br>«Hours per week:» {hours2:36} |
[box]{title2:Surgical Technologist}
«Duties, Accomplishments and Related Skills:»
{did2:Scrubbed for hip, knee and shoulder replacements, six to eight cases a day.}
{did2:Kept par levels of implants with four vendors and reduced expired stock by $18,000 in the first year.}
«Supervisor:» {supervisor2:Monica Strand, RN|Monica Strand} ({supervisorphone2:757-555-0152})
«Okay to contact this Supervisor:» Contact me first

| **{service3:US Navy}**, {unit3:Naval Medical Center Portsmouth}<br>620 John Paul Jones Cir<br>Portsmouth, VA 23708 US | {dates3:06/2015 - 08/2020|2015-06..2020-08}<br>«Hours per week:» {hours3:45} |
[box]{rank3:Hospital Corpsman First Class} (E-6), {title3:Leading Petty Officer, Main Operating Room|Leading Petty Officer}
«Duties, Accomplishments and Related Skills:»
{did3:Led 38 Sailors and 12 civilians of the main operating room with fourteen theaters.}
{did3:Ran the training of 60 surgical technologist students a year; first-time board pass rate rose from 71 to 93 percent.}
{did3:Accounted for surgical equipment worth $11.2 million without loss.}
«Supervisor:» {supervisor3:CDR Alan Whitsett} ({supervisorphone3:757-555-0164})
«Okay to contact this Supervisor:» Yes

| **{service4:US Navy}**, {unit4:USS Bataan (LHD 5)}<br>FPO AE 09554 | {dates4:02/2011 - 05/2015|2011-02..2015-05}<br>«Hours per week:» {hours4:60} |
[box]{rank4:Hospital Corpsman Second Class} (E-5), {title4:Surgical Technologist}
«Duties, Accomplishments and Related Skills:»
{did4:Assisted at 96 operations at sea during two deployments with the Fifth and Sixth Fleets and stood watch in the ward.}
«Supervisor:» {supervisor4:HMC Luis Arroyo}
«Okay to contact this Supervisor:» No

# EDUCATION
| **{school1:Tidewater Community College}** Norfolk, VA US<br>{degree1:Associate's Degree} {years1:05/2019|2019-05}<br>«GPA:» 3.42 «of a maximum» 4.00<br>«Credits Earned:» 64 «Semester hours»<br>«Major:» {area1:Health Sciences} |
| **{school2:Salmen High School}** Slidell, LA US<br>{degree2:High School or equivalent} {years2:05/2008|2008-05} |

# JOB RELATED TRAINING
| {passed:Certified Registered Central Service Technician (CRCST)}, HSPA, 2022<br>{passed:Certified Surgical Technologist}, NBSTSA, 2012<br>{passed:Surgical Technologist Course}, Fort Sam Houston, 26 weeks, 2010<br>{passed:Basic Life Support}, 2024 |

# LANGUAGE SKILLS
| «Language» | «Spoken» | «Written» | «Read» |
| {language:Louisiana Creole} | Advanced | None | Novice |

# REFERENCES
| «Name» | «Employer» | «Title» | «Phone» | «Email» |
| Patrice Doyle «(*)» | Hampton VAMC | Nurse Manager, OR | 757-555-0177 | p.doyle@vamail.example |
| Marcus Eley | Bayside Orthopedic | Surgeon | 757-555-0181 | meley@bayside.example |
«(*) Indicates professional reference»

# ADDITIONAL INFORMATION
| {award:Navy and Marine Corps Commendation Medal}<br>{award:Navy and Marine Corps Achievement Medal} (2)<br>{award:Good Conduct Medal} (3) |
`;

export const WAREHOUSE_LEAD = `[head]«Candidate Profile - Printable View»
[head]«https://career4.example/printPreview?candidate=88213»
= {name:Tyler Beaulieu}
«Candidate ID:» 88213   «Source:» Corporate site   «Last modified:» 11/04/2024
# My Information
| «First Name» | Tyler | «Country/Region of Residence» | Canada |
| «Last Name» | Beaulieu | «City» | {location:Paris|Paris, Ontario} |
| «Primary Email» | {email:t.beaulieu@northmail.example} | «Province» | Ontario |
| «Mobile Phone» | {phone:519-555-0126} | «Postal Code» | N3L 2T4 |
| «Are you legally entitled to work in Canada?» | Yes | «Minimum hourly rate» | 29.50 CAD |
# Work Experience
| «From Date» | {dates1:05/13/2019|2019-05..present} | «End Date» | «Present» |
| «Company Name» | {firm1:Grandfield Grocery Distribution Inc.|Grandfield Grocery Distribution} | «Title» | {title1:Team Lead, Receiving} |
| «Industry» | Wholesale | «Country» | Canada |
| «Responsibilities» | {did1:Lead 14 receivers on the night shift of a 420,000 sq ft dry and chilled warehouse.}<br>{did1:Book 38 to 45 inbound trailers a night and clear rejections with the carriers.}<br>{did1:Joint health and safety committee, certified member; no lost time injury since January 2022.} |

| «From Date» | {dates2:09/10/2016|2016-09..present} | «End Date» | «Present» |
| «Company Name» | {service2:Canadian Armed Forces (Army Reserve)|Canadian Army}, {unit2:56th Field Artillery Regiment, RCA} | «Title» | {rank2:Master Bombardier}, {title2:Gun Detachment Second in Command} |
| «Industry» | Government/Military | «Country» | Canada |
| «Responsibilities» | {did2:Part time, one evening a week, one weekend a month and summer exercises at Petawawa.}<br>{did2:Instruct recruits on the Basic Military Qualification course, 32 candidates each summer.}<br>{did2:Deployed for domestic flood relief at Constance Bay in 2019 (three weeks).} |

| «From Date» | {dates3:02/06/2017|2017-02..2019-05} | «End Date» | 05/03/2019 |
| «Company Name» | {firm3:Nith River Plastics} | «Title» | {title3:Forklift Operator} |
| «Industry» | Manufacturing | «Country» | Canada |
| «Responsibilities» | {did3:Fed nine moulding lines with resin by counterbalance and reach truck.}<br>{did3:Cycle counts on Fridays.} |

| «From Date» | {dates4:07/04/2014|2014-07..2016-12} | «End Date» | 12/23/2016 |
| «Company Name» | {firm4:Brant County Feed & Seed} | «Title» | {title4:Yard Hand / Delivery Driver|Yard Hand} |
| «Industry» | Agriculture | «Country» | Canada |
| «Responsibilities» | {did4:Loaded customers, delivered feed with a five-ton truck and kept the yard.} |

# Education
| «School» | {school1:Mohawk College} | «Degree» | {degree1:Ontario College Certificate} |
| «Major» | {area1:Supply Chain and Operations} | «From / To» | {years1:09/2019 - 04/2021|2019-09..2021-04} |

| «School» | {school2:Paris District High School} | «Degree» | {degree2:OSSD} |
| «Major» | | «From / To» | {years2:09/2010 - 06/2014|2010-09..2014-06} |

# Certifications / Licenses
| «Name» | «Issuing body» | «Expiration Date» |
| {passed:Counterbalance and Reach Truck Operator} | Liftwise Training | 03/31/2026 |
| {passed:JHSC Certification Part 1 and 2} | Workplace Safety North | |
| {passed:Standard First Aid and CPR-C} | St. John Ambulance | 10/15/2025 |
| {passed:Ontario Class DZ licence} | ServiceOntario | 08/19/2027 |
# Language Skills
| «Language» | «Speaking» | «Reading» | «Writing» | «Native language» |
| {language:English} | Expert | Expert | Expert | Yes |
| {language:French} | Intermediate | Beginner | Beginner | No |
# Skills
| «Skill» | «Proficiency» | «Years of experience» |
| {skill:RF scanning} | Expert | 8 |
| {skill:Manhattan WMS} | Advanced | 5 |
| {skill:Dock scheduling} | Advanced | 4 |
| {skill:Kronos timekeeping} | Intermediate | 3 |
# Job-Specific Questions
«Are you able to lift 50 lb repeatedly?» Yes
«Are you willing to work rotating shifts?» Yes
«How did you hear about us?» Friend who works at the Cambridge site
`;

export const FIREFIGHTER_SAPPER = `[head]«Application form: On-call Firefighter»
[head]«Please write in black ink or type. CVs will not be accepted.»
= «Application for employment – On-call Firefighter»
«Station applied for:» Llandovery    «Reference:» OC/24/117
# 1. Personal details
| «Surname» Pugh | «Forename(s)» {name:Gareth Rhys|Gareth Rhys Pugh} | «Title» Mr |
| «Address» 4 Tan-y-Castell, Cilycwm Road, {location:Llandovery|Llandovery, Carmarthenshire|4 Tan-y-Castell, Cilycwm Road, Llandovery|4 Tan-y-Castell, Cilycwm Road, Llandovery, Carmarthenshire|4 Tan-y-Castell, Cilycwm Road, Llandovery, SA20 0XX|4 Tan-y-Castell, Cilycwm Road, Llandovery, Carmarthenshire, SA20 0XX|Llandovery, Carmarthenshire, SA20 0XX}, Carmarthenshire | «Postcode» SA20 0XX |
| «Telephone (home)» none | «Mobile» {phone:07700 900462} | «E-mail» {email:gareth.pugh@tywimail.example} |
| «Distance from your home to the station, and time to get there» 0.6 miles, 2 minutes by car, 5 on foot |
| «Distance from your place of work» 0.8 miles, 3 minutes |
# 2. Driving licence
| «Do you hold a full UK licence?» Yes | «Categories» B, BE, C1, C, CE | «Penalty points» 0 |
# 3. Present employment
| «Name and address of employer» {firm1:Tywi Scaffolding Ltd|Tywi Scaffolding}, Unit 3, Church Bank, Llandovery | «Position held» {title1:Advanced Scaffolder} | «Date started» {dates1:June 2019|2019-06..present} |
| «Main duties» {did1:I run a gang of three on house and farm jobs and on the castle repairs.} {did1:I inspect and tag scaffolds every seven days and order our tube and boards.} |
| «Will your employer release you to attend calls in working hours?» Yes, letter attached | «Notice required» None |
# 4. Previous employment – most recent first. Please account for all gaps
| «Employer» | «Position and duties» | «From» | «To» | «Reason for leaving» |
| {firm2:D. & E. Harries Agricultural Contractors}, Llangadog | {title2:Tractor and digger driver}<br>{did2:Silage, hedges and ditching all over the upper Tywi.} | {dates2:09/2017|2017-09..2019-05} | 05/2019 | More regular hours |
| Career break | Travelled in New Zealand and worked for my keep on farms | 05/2017 | 08/2017 | Came home |
| {service3:British Army}, {unit3:20 Field Squadron, 36 Engineer Regiment}, Maidstone | {rank3:Corporal}, {title3:Section Commander}<br>{did3:Led eight sappers. Built bridges, camps and water points.}<br>{did3:Operation TRENTON, South Sudan, 2016: built the jetty and a hospital at Bentiu.} | {dates3:01/2013|2013-01..2017-05} | 05/2017 | End of engagement |
| {service4:British Army}, {unit4:22 Engineer Regiment}, Perham Down | {rank4:Lance Corporal}, {title4:Combat Engineer and Plant Operator|Combat Engineer}<br>{did4:Search and route clearance in Helmand, Herrick 14.} | {dates4:08/2009|2009-08..2012-12} | 12/2012 | Posted |
| {firm5:Spar}, Llandovery | {title5:Saturday assistant} | {dates5:2006|2006..2008} | 2008 | Joined the Army |
# 5. Armed Forces
| «Have you served in HM Forces?» Yes | «Service number» withheld | «Conduct on discharge» Exemplary | «Reserve liability» None since 2023 |
# 6. Education and qualifications
| «School, college or training body» | «From – To» | «Qualification, subject and grade» |
| {school1:Ysgol Gyfun Pantycelyn}, Llandovery | {years1:2003 – 2008|2003..2008} | {degree1:GCSEs}: English C, Maths C, Welsh B, Science CC, Design & Technology B |
| {school2:Army Foundation College, Harrogate|Army Foundation College} | {years2:2008 – 2009|2008..2009} | {degree2:Level 2 Diploma} in {area2:Public Services} |
| CITB | 2021 | {passed:CISRS Advanced Scaffolder card} |
| CITB | 2023 | {passed:Site Supervision Safety Training Scheme (SSSTS)} |
| St John Ambulance Cymru | 2024 | {passed:First Aid at Work} |
# 7. Languages
| {language:Welsh} | «Speak» Fluent | «Write» Good |
| {language:English} | «Speak» Fluent | «Write» Fluent |
# 8. Interests and community activities
| {role1:Under 12s coach} for {cause1:Llandovery RFC} since 2020. I also walk the hills with our two sheepdogs and play cornet in the town band. |
# 9. Why do you want to be an on-call firefighter?
| I have lived here all my life but for the Army, and the station is the reason my uncle's farm is still there. In 2018 the barn went up at two in the morning and the pump was in the yard in eleven minutes.<br>I am used to being called out of bed, to working in a small crew and to kit that has to be ready. I do not mind heights or tight spaces. |
# 10. Referees
| «Name» Dai Harries<br>«Position» Partner, D. & E. Harries<br>«Telephone» 01632 960144 | «Name» Capt R. Lomas RE<br>«Position» Former troop commander<br>«E-mail» r.lomas@armymail.example |
# 11. Declaration
«I declare that the information given on this form is true and complete.»
| «Signed» G. R. Pugh | «Date» 11 March 2024 |
`;

export const YOUTH_WORKER = `[head]«Application for Support Staff – CONFIDENTIAL»
[head]«Application number 5530217   Printed 09/05/2024 21:14»
= «Application Form»
[box]«Vacancy» Pastoral Support Officer (Year 8 and 9)
[box]«School» Walverden Moor High School
[box]«Our school is committed to safeguarding and promoting the welfare of children. Appointments are subject to an enhanced DBS check.»
# Personal details
| «Title» | «First name» | «Last name» | «Preferred name» |
| Ms | Shazia | {name:Mahmood|Shazia Mahmood} | Shaz |
| «Address line 1» | «Town» | «County» | «Postcode» |
| 61 Every Street | {location:Nelson|Nelson, Lancashire|61 Every Street, Nelson|61 Every Street, Nelson, Lancashire|61 Every Street, Nelson, BB9 7XX|61 Every Street, Nelson, Lancashire, BB9 7XX|Nelson, Lancashire, BB9 7XX} | Lancashire | BB9 7XX |
| «Email» | «Mobile» |
| {email:shazia.mahmood@pennine.example} | {phone:07700 900831} |
| «National Insurance number» | «Do you have Qualified Teacher Status?» |
| Will be given on appointment | No |
# Current or most recent employment
| «Employer» | «Job title» |
| {firm1:Pendle Young Futures} | {title1:Senior Youth Worker} |
| «Employer address» | «Type of organisation» |
| The Old Weavers' Institute, Carr Road, Nelson | Registered charity |
| «Date from» | «Date to» |
| {dates1:16/09/2019|2019-09..present} | Current |
| «Salary» | «Notice period» |
| NJC SCP 20, £29,777 pro rata | One month |
| «Description of role» |
| {did1:I plan and lead three evening clubs for 11 to 16 year olds and a girls' group, with two youth workers and eight volunteers.} {did1:Deputy safeguarding lead: I make referrals to children's social care and go to strategy meetings.} {did1:I mentor pupils at two high schools who are at risk of exclusion; of 23 last year, 19 are still in school.} |
| «Reason for leaving» |
| I would like to work with the same young people every day, and in term time. |
# Previous employment
# # «Employment 2»
| «Employer» | «Job title» |
| {firm2:Burnley Road Academy|Burnley Road Academy, Colne} | {title2:Teaching Assistant Level 3 (SEN)|Teaching Assistant} |
| «Date from» | «Date to» |
| {dates2:01/09/2015|2015-09..2019-08} | 31/08/2019 |
| «Description of role» |
| {did2:One to one support for a boy with autism from Year 7 to Year 10, and a small reading group each morning.} |
| «Reason for leaving» |
| Promotion |
# # «Employment 3»
| «Employer» | «Job title» |
| {firm3:Marsden Heights Children's Centre} | {title3:Playworker} |
| «Date from» | «Date to» |
| {dates3:07/01/2013|2013-01..2015-07} | 24/07/2015 |
| «Description of role» |
| {did3:After school club and holiday play scheme for 5 to 11 year olds.} |
| «Reason for leaving» |
| The centre closed |
# # «Employment 4»
| «Employer» | «Job title» |
| {firm4:Boundary Mill Stores|Boundary Mill} | {title4:Sales Assistant (part time)|Sales Assistant} |
| «Date from» | «Date to» |
| {dates4:01/11/2008|2008-11..2010-06} | 30/06/2010 |
| «Description of role» |
| {did4:Tills and fitting rooms in children's wear while at college.} |
| «Reason for leaving» |
| Had my daughter |
# Gaps in employment
| «Date from» | «Date to» | «Reason» |
| 01/07/2010 | 06/01/2013 | Full time parent |
# Education and qualifications
| «Institution» | «Qualification» | «Subject» | «Dates» |
| {school1:University of Cumbria} | {degree1:BA (Hons)} | {area1:Youth and Community Work} | {years1:09/2016 - 06/2020|2016-09..2020-06} «(part time)» |
| {school2:Nelson and Colne College} | {degree2:NVQ Level 3} | {area2:Children's Care, Learning and Development} | {years2:09/2011 - 07/2012|2011-09..2012-07} |
| {school3:Mansfield High School, Brierfield|Mansfield High School} | {degree3:GCSE} | 7 at grades A to C including English and Maths | {years3:2001 - 2006|2001..2006} |
# Training in the last three years
| «Course» | «Provider» | «Date» |
| {passed:Designated Safeguarding Lead Level 3} | Lancashire County Council | 02/2023 |
| {passed:Youth Mental Health First Aid} | MHFA England | 11/2022 |
| {passed:Team Teach Level 1} | Pendle Young Futures | 06/2022 |
# Languages
| «Language» | «Level» |
| {language:Urdu} | Fluent |
| {language:Punjabi} | Spoken |
# Supporting statement
Young people tell me that I listen first. When I began the girls' group in 2020 four came; now there are twenty-six, and three of the first four lead sessions of their own.
At Burnley Road I learned what a good school day needs: the same rules in each room, a quick phone call home for good news, and somebody who notices who is not in the dinner queue.
# Referees
| «Referee 1 (current employer)» | «Referee 2» |
| Imran Sadiq, Chief Officer | Helen Thornber, SENCo |
| Pendle Young Futures | Burnley Road Academy |
| i.sadiq@pyf.example | h.thornber@bra.example |
| 01632 960233 | 01632 960278 |
| «May we contact before interview?» Yes | «May we contact before interview?» Yes |
# Declarations
«Are you related to a governor or employee of the school?» No
«Have you lived or worked outside the UK for more than three months in the last five years?» No
`;
