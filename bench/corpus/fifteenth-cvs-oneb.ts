// CVs of service leavers in the fifteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const ENGINEER_SERGEANT = `= {name:Craig Hollinshead}

{location:Ripon, North Yorkshire|Ripon} · {phone:07700 900805} · {email:craig.hollinshead@fellmail.example}
# Profile
Royal Engineers sergeant with sixteen years' service, leaving in April 2026. Construction supervisor by trade, with experience of planning and running building work in the UK, Kenya and Estonia.
# Military experience
**{rank1:Sergeant}, {title1:Construction Troop Sergeant|Troop Sergeant}**\t{dates1:July 2021 – Present|2021-07..present}
__{unit1:21 Engineer Regiment}, {service1,2,3:British Army}__\tRipon
- {did1:Manage a troop of 28 tradesmen and £3.2m of plant and equipment}
- {did1:Delivered a vehicle park in Estonia two weeks ahead of the agreed date}
- {did1:Chair the regimental safety committee}

**{rank2:Corporal}, {title2:Clerk of Works Assistant}**\t{dates2:March 2017 – June 2021|2017-03..2021-06}
__{unit2:170 (Infrastructure Support) Engineer Group}, British Army__\tChilwell
- {did2:Prepared bills of quantities for projects of up to £800,000}
- {did2:Inspected contractors' work on three airfields}

**{rank3:Lance Corporal}, {title3:Bricklayer and Concretor}**\t{dates3:May 2010 – February 2017|2010-05..2017-02}
__{unit3:36 Engineer Regiment}, British Army__\tMaidstone
- {did3:Built accommodation, walls and culverts on exercises in Kenya and Belize}
# Civilian experience
**{title4:Labourer}**\t{dates4:June 2008 – April 2010|2008-06..2010-04}
__{firm4:Ashworth Brickwork}__\tStoke-on-Trent
- {did4:Mixed mortar, moved materials and learnt to lay bricks}
# Qualifications
- {passed:SMSTS}, 2024
- {passed:NEBOSH National Certificate in Construction Health and Safety}, 2023
- {passed:PRINCE2 Foundation}, 2022
# Education
**{degree1:NVQ Level 6} {area1:Construction Site Supervision}**\t{years1:2020 – 2021|2020..2021}
__{school1:Royal School of Military Engineering}__
# Key skills
{skill:Site supervision} · {skill:Programme planning} · {skill:Quality inspection} · {skill:Temporary works} · {skill:Microsoft Project}
`;

export const LOGISTICS_SERGEANT = `= {name:Denise M. Quarles}
{location:Clarksville, TN|Clarksville, Tennessee} | {phone:(931) 555-0117} | {email:denise.quarles@rivermail.example}
# Summary
Logistics supervisor with 14 years in the U.S. Army. Active Secret clearance. Seeking a warehouse or distribution manager position in Middle Tennessee.
# Professional Experience
{unit1:526th Brigade Support Battalion}, {service1:U.S. Army|US Army}\tFort Campbell, KY
**{rank1:Staff Sergeant}, {title1:Supply Support Activity Supervisor}**\t{dates1:Aug 2020 – Present|2020-08..present}
- {did1:Supervise 22 soldiers and a warehouse of 6,400 stock lines worth $48 million}
- {did1:Raised inventory accuracy from 91 to 98.7 percent in two annual counts}
- {did1:Run GCSS-Army training for every new clerk in the brigade}
{unit2:16th Sustainment Brigade}, {service2:U.S. Army|US Army}\tBaumholder, Germany
**{rank2:Sergeant}, {title2:Automated Logistical Specialist}**\t{dates2:Feb 2016 – Jul 2020|2016-02..2020-07}
- {did2:Shipped 1,900 containers to units in Poland and the Baltic states}
- {did2:Certified hazardous cargo for road, rail and sea}
{unit3:1st Cavalry Division}, {service3:U.S. Army|US Army}\tFort Hood, TX
**{rank3:Specialist}, {title3:Warehouse Clerk}**\t{dates3:Oct 2011 – Jan 2016|2011-10..2016-01}
- {did3:Received, stored and issued repair parts for three battalions}
{firm4:Cumberland Home Center}\tClarksville, TN
**{title4:Stock Associate}**\t{dates4:May 2009 – Sep 2011|2009-05..2011-09}
- {did4:Unloaded trucks and built displays on the night crew}
# Education
{school1:Austin Peay State University}\tClarksville, TN
**{degree1:Bachelor of Science}, {area1:Management}**\t{years1:Aug 2018 – May 2023|2018-08..2023-05}
# Certifications
- {passed:Certified Logistics Technician}, 2023
- {passed:Lean Six Sigma Green Belt}, 2022
- {passed:OSHA 30-Hour General Industry}, 2021
# Skills
{skill:GCSS-Army}, {skill:Inventory control}, {skill:Forklift operation}, {skill:Hazardous materials}, {skill:Team leadership}
# Awards
- {award:Meritorious Service Medal}, 2024
- {award:Army Commendation Medal}, 2019
`;

export const AIR_MOVEMENTS_PROFILE = `[head]«Page 1 of 2»
[head]«Page 2 of 2»
[side]# Contact
[side]{phone:07700 900369} («Mobile»)
[side]{email:t.oyelaran@skypost.example}
[side]
[side]{url:www.linkedin.com/in/tunde-oyelaran-movements} («LinkedIn»)
[side]# Top Skills
[side]{skill:Airfield Operations}
[side]{skill:Dangerous Goods}
[side]{skill:Load Planning}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Yoruba} (Professional Working)
[side]{language:French} (Elementary)
[side]# Certifications
[side]{passed:IATA Dangerous Goods Cat 6}
[side]{passed:NEBOSH National General Certificate}
[side]{passed:Level 3 Award in Education and Training}
[side]# Honors-Awards
[side]{award:Air Officer Commanding's Commendation}
= {name:Tunde Oyelaran}
Duty Operations Manager at Calder Ground Services | RAF veteran | Getting people and freight where they need to be
{location:Swindon, England, United Kingdom|Swindon, England|Swindon}
# Summary
I spent twelve years in the RAF moving passengers and freight through Brize Norton and some much hotter places. I now run the ramp for a handling agent. Happy to talk to anyone who is thinking of leaving the Service.
# Experience
**{firm1,2:Calder Ground Services}**
3 years 1 month
{title1:Duty Operations Manager}
{dates1:February 2024 - Present|2024-02..present} (1 year 7 months)
Bristol, England, United Kingdom
{did1:In charge of the ramp, the bag hall and de-icing on my shift. 46 staff, up to 70 turnarounds a day.}

{title2:Ramp Supervisor}
{dates2:August 2022 - January 2024|2022-08..2024-01} (1 year 6 months)
Bristol, England, United Kingdom

**{service3,4,5:Royal Air Force}**
12 years 3 months
{rank3:Sergeant}, {title3:Air Movements Shift Supervisor}
{dates3:June 2019 - July 2022|2019-06..2022-07} (3 years 2 months)
Carterton, England, United Kingdom
- {did3:Ran a shift of 24 movers handling A330, C-17 and A400M}
- {did3:Second in command of a mobile team at Kabul in August 2021}
- {did3:Wrote the section's fatigue policy}

{rank4:Corporal}, {title4:Load Controller}, {unit4:1 Air Mobility Wing}
{dates4:March 2015 - May 2019|2015-03..2019-05} (4 years 3 months)
Carterton, England, United Kingdom
- {did4:Built trim sheets and load plans for tactical and strategic aircraft}
- {did4:Detachments to Akrotiri and the Falkland Islands}

{rank5:Senior Aircraftman}, {title5:Movements Operator}
{dates5:May 2010 - February 2015|2010-05..2015-02} (4 years 10 months)
Lyneham, England, United Kingdom

**{firm6:Thamesdown Leisure}**
{title6:Lifeguard}
{dates6:July 2008 - April 2010|2008-07..2010-04} (1 year 10 months)
Swindon
# Education
**{school1:University of Lincoln}**
{degree1:Foundation Degree}, {area1:Logistics Management} · ({years1:2017 - 2019|2017..2019})

**{school2:New College Swindon}**
{degree2:BTEC National Diploma}, {area2:Public Services} · ({years2:2006 - 2008|2006..2008})
`;

export const FEDERAL_MEDIC = `= {name:Marcus T. Villanueva}
8816 Stone Harbor Way, {location:El Paso, TX 79924|El Paso, TX|El Paso|8816 Stone Harbor Way, El Paso, TX 79924}
{phone:915-555-0138} | {email:marcus.villanueva@mesamail.example}
**«Citizenship:»** United States   **«Veterans' Preference:»** 10-point (CPS)
**«Federal Status:»** Current employee, GS-0640-07
# OBJECTIVE
Health System Specialist, GS-0671-09, Announcement CBTE-25-0442
# WORK HISTORY
**{title1:HEALTH TECHNICIAN|Health Technician}**\t{dates1:09/2021 – Present|2021-09..present}
{firm1:William Beaumont Army Medical Center}, 18511 Highlander Medics St, El Paso, TX 79918
«Series/Grade:» {grade1:GS-0640-07} | «Hours per week:» {hours1:40} | «Salary:» {salary1:$52,106 per year}
«Supervisor:» {supervisor1:Dr. Lena Hartwick}, {supervisorphone1:915-555-0162} | «May contact:» Yes
{did1:CLINIC OPERATIONS: Coordinate the daily flow of a family medicine clinic with 14 providers and 21,000 enrolled patients. Assign support staff to teams, resolve scheduling conflicts and brief the clinic chief on access to care each morning.}
{did1:DATA AND REPORTING: Extract and reconcile workload data in MHS GENESIS and prepare the monthly report to the Chief of Primary Care.}
**«Key accomplishments:»**
- {did1:Reduced the average wait for a new appointment from 19 to 8 days within one year.}
- {did1:Selected as the department's representative for the Joint Commission survey, which closed without findings in the clinic.}

**{rank2:SERGEANT FIRST CLASS|Sergeant First Class}, {title2:MEDICAL PLATOON SERGEANT|Medical Platoon Sergeant}**\t{dates2:02/2015 – 08/2021|2015-02..2021-08}
{service2:U.S. Army|US Army}, {unit2:1st Battalion, 36th Infantry Regiment}, Fort Bliss, TX 79916
«Hours per week:» {hours2:50} | «Salary:» {salary2:$58,900 per year}
«Supervisor:» {supervisor2:CPT Aaron Dietz}, {supervisorphone2:915-555-0175} | «May contact:» Yes
{did2:LEADERSHIP: Led and evaluated 34 combat medics. Planned their training, wrote evaluations and counseled junior leaders every quarter.}
{did2:MEDICAL LOGISTICS: Managed $1.4 million of medical equipment sets and controlled substances with no loss in three inventories.}
**«Key accomplishments:»**
- {did2:Trained 212 soldiers as Combat Lifesavers during a nine-month rotation to Korea.}

**{rank3:SERGEANT|Sergeant}, {title3:COMBAT MEDIC SPECIALIST (68W)|Combat Medic Specialist (68W)|Combat Medic Specialist}**\t{dates3:06/2008 – 01/2015|2008-06..2015-01}
{service3:U.S. Army|US Army}, {unit3:2nd Brigade, 82nd Airborne Division}, Fort Bragg, NC 28310
«Hours per week:» {hours3:45} | «Salary:» {salary3:$34,500 per year}
«Supervisor:» {supervisor3:SFC Roy Tillery} (retired), {supervisorphone3:910-555-0120} | «May contact:» Yes
{did3:EMERGENCY CARE: Treated casualties at the point of injury on two deployments to Afghanistan and ran sick call for a company of 130.}
# EDUCATION
**{degree1:Bachelor of Science}, {area1:Health Care Administration}**, {years1:05/2023|2023-05}
{school1:Park University}, Parkville, MO; GPA 3.62; 120 semester hours

**{degree2:Diploma}**, {years2:06/2007|2007-06}
{school2:Burges High School}, El Paso, TX
# JOB-RELATED TRAINING
{passed:Army Senior Leader Course}, 2018; {passed:Lean Six Sigma Yellow Belt}, 2022; {passed:Basic Life Support Instructor}, 2024
# HONORS AND AWARDS
{award:Meritorious Service Medal} (2021); {award:Army Commendation Medal with "V" device} (2012); {award:Expert Field Medical Badge} (2011)
# LANGUAGES
{language:Spanish}: spoken, read and written, advanced
# COMPUTER SKILLS
{skill:MHS GENESIS}; {skill:DMLSS}; {skill:Microsoft Excel}; {skill:Power BI}
`;

export const NAVY_CHEF_FORM = `APPLICATION FOR EMPLOYMENT
Post applied for: Catering Manager, Tamar Valley Schools Trust. Please complete all sections in black ink or type.
# Section 1: Personal details
| **«Surname»** | Penhallow | **«First name»** | Jago{name:|Jago Penhallow} |
| **«Address»** | 11 Foulston Avenue, {location:Plymouth PL5 1HL|Plymouth PL5|Plymouth|11 Foulston Avenue, Plymouth PL5 1HL} |
| **«Telephone»** | {phone:07700 900472} | **«E-mail»** | {email:jago.penhallow@soundmail.example} |
| **«Driving licence»** | Full, categories B and C1 | **«NI number»** | to be given on appointment |
# Section 2: Present or most recent employment
| **«Employer»** | {firm1:Saltram Court Hotel}, Plymouth |
| **«Position held»** | {title1:Sous Chef} | **«Dates»** | {dates1:05/2023 to present|2023-05..present} |
| **«Salary»** | £29,500 | **«Notice»** | 1 month |
| **«Brief description of duties»** | {did1:Second in charge of a kitchen of nine.}<br>{did1:Ordering, stocktakes, HACCP records and allergens.}<br>{did1:Run the kitchen three days a week, weddings of up to 180.} |
# Section 3: Previous employment (most recent first)
| **«Employer»** | {service2:Royal Navy}, {unit2:HMS Albion} |
| **«Position held»** | {rank2:Petty Officer}, {title2:Galley Manager} | **«Dates»** | {dates2:09/2017 to 04/2023|2017-09..2023-04} |
| **«Brief description of duties»** | {did2:Head of a galley feeding 550, four watches, 21 chefs.}<br>{did2:Budget of £1.1m a year, no overspend in five years.} |
| **«Reason for leaving»** | End of engagement, 22 years' service |
| **«Employer»** | {service3:Royal Navy}, {unit3:HMS Raleigh}, Torpoint |
| **«Position held»** | {rank3:Leading Hand}, {title3:Chef Instructor} | **«Dates»** | {dates3:01/2011 to 08/2017|2011-01..2017-08} |
| **«Brief description of duties»** | {did3:Taught trainee chefs, 12 to a class, butchery and bakery above all.} |
| **«Reason for leaving»** | Promotion |
| **«Employer»** | {service4:Royal Navy}, {unit4:HM Ships Cornwall and Ocean} |
| **«Position held»** | {title4:Chef} | **«Dates»** | {dates4:04/2001 to 12/2010|2001-04..2010-12} |
| **«Brief description of duties»** | {did4:Breakfast, dinner and supper at sea in all weathers.} |
| **«Reason for leaving»** | Promotion |
# Section 4: Education and qualifications
| **«School / college»** | **«Dates»** | **«Qualification»** | **«Subject»** |
| {school1:City College Plymouth} | {years1:2022 to 2023|2022..2023} | {degree1:Level 4 Diploma} | {area1:Hospitality Management} |
| {school2:Defence Maritime Logistics School} | {years2:2001|2001} | {degree2:NVQ Level 2} | {area2:Professional Cookery} |
| {school3:Liskeard School} | {years3:1995 to 2000|1995..2000} | {degree3:GCSEs} | {area3:English, Maths, Food, Geography} |
# Section 5: Training relevant to the post
| {passed:Level 4 Food Safety Management} | 2023 |
| {passed:Allergen Awareness} | 2024 |
| {passed:Enhanced DBS check} | 2025 |
# Section 6: Supporting statement
I cooked for the Royal Navy for 22 years and for hotel guests for two. Children are harder to please than either, I have three of them. I can plan a menu to a price, keep a kitchen clean and keep a team of cooks cheerful.
# Section 7: Declaration
I declare that the information given is true. «Signed:» J. Penhallow   «Date:» 3 November 2025
`;

export const POLISH_SOLDIER = `= {name:Wojciech Sadlik}
**«Date of birth:»** 14/05/1988   **«Nationality:»** Polish   **«Gender:»** Male
**«Phone:»** (+44) {phone:7700 900614|+44 7700 900614} («Mobile»)   **«Email address:»** {email:w.sadlik@wislapost.example}
**«Address:»** 62 Tennyson Street, {location:Boston, PE21 8SQ|Boston|Boston, PE21 8SQ, United Kingdom|62 Tennyson Street, Boston, PE21 8SQ|62 Tennyson Street, Boston, PE21 8SQ, United Kingdom}, United Kingdom («Home»)
# ABOUT ME
Motivated and responsible warehouse team leader and former soldier. I can work at any shift and I am looking for stable employment as shift manager.
# WORK EXPERIENCE
{dates1:01/03/2019 – CURRENT|2019-03..present} Boston, United Kingdom
**{title1:WAREHOUSE TEAM LEADER|Warehouse Team Leader}** {firm1:FENLAND FRESH PRODUCE LTD|Fenland Fresh Produce Ltd}
- {did1:organisation of work for 18 persons on shift}
- {did1:control of temperature and quality of vegetables before dispatch}
- {did1:training of forklift drivers}

{dates2:10/09/2017 – 20/02/2019|2017-09..2019-02} Spalding, United Kingdom
**{title2:WAREHOUSE OPERATIVE|Warehouse Operative}** {firm2:FENLAND FRESH PRODUCE LTD|Fenland Fresh Produce Ltd}

{dates3:02/11/2012 – 31/08/2017|2012-11..2017-08} Tomaszów Mazowiecki, Poland
**{rank3:KAPRAL|Kapral} (Corporal) – {title3:SECTION COMMANDER|Section Commander}** {service3,4:POLISH ARMY|Polish Army}, {unit3:25TH AIR CAVALRY BRIGADE|25th Air Cavalry Brigade}
- {did3:command of section of 8 soldiers and 2 vehicles Rosomak}
- {did3:instructor of shooting and of first aid on battlefield}
- {did3:mission in Afghanistan, Ghazni province, rotation XIII}

{dates4:01/10/2008 – 01/11/2012|2008-10..2012-11} Tomaszów Mazowiecki, Poland
**{rank4:SZEREGOWY|Szeregowy} (Private) – {title4:DRIVER|Driver}** POLISH ARMY, {unit4:25TH AIR CAVALRY BRIGADE|25th Air Cavalry Brigade}
- {did4:driving of trucks Star and Jelcz and daily maintenance of them}
# EDUCATION AND TRAINING
{years1:01/09/2004 – 30/04/2008|2004-09..2008-04} Opoczno, Poland
**{degree1:TECHNICIAN DIPLOMA|Technician Diploma}, {area1:MECHANICS|Mechanics}** {school1:Zespół Szkół Powiatowych w Opocznie}
# LANGUAGE SKILLS
«Mother tongue(s):» **{language:POLISH}**
«Other language(s):»
| | **«UNDERSTANDING»** | | **«SPEAKING»** | | **«WRITING»** |
| | «Listening» | «Reading» | «Spoken production» | «Spoken interaction» | |
| **{language:ENGLISH}** | C1 | B2 | B2 | B2 | B1 |
| **{language:RUSSIAN}** | A2 | A2 | A1 | A2 | A1 |
__«Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user»__
# DIGITAL SKILLS
{skill:Microsoft Office} / {skill:SAP WM (user)|SAP WM} / {skill:RF scanner} / {skill:E-mail}
# DRIVING LICENCE
**«Driving Licence:»** B
**«Driving Licence:»** C
# CERTIFICATES
2021 {passed:Counterbalance Forklift (RTITB)}
2023 {passed:Emergency First Aid at Work}
# HOBBIES AND INTERESTS
Shooting sport, fishing and boxing (spectator)
`;

export const WORKSHOP_WARRANT_OFFICER = `= CURRICULUM VITAE
**{name:Alistair Benbow}** MIRTE
«Lives in» {location:Tidworth, Wiltshire|Tidworth}   «Mobile» {phone:07700 900258}   «Mail» {email:ali.benbow@moormail.example}
# What I bring
Warrant officer of the Royal Electrical and Mechanical Engineers with twenty-two years of keeping vehicles on the road, in workshops of 5 to 120 people. Looking for a job as fleet, workshop or depot manager in the South West.
# Appointments held in the {service1,2,3,4:British Army}
| **«From»** | **«To»** | **«Rank»** | **«Appointment»** | **«Where»** |
| Apr 22 | to date{dates1:|2022-04..present} | {rank1:WO2} | {title1:Artificer Quartermaster Sergeant} | {unit1:3 Close Support Battalion REME}, Tidworth |
| | {did1:Technical head of a workshop of 120 with 640 vehicles to look after.}<br>{did1:Availability of the fleet up from 71% to 88%.} |
| Aug 17 | Mar 22{dates2:|2017-08..2022-03} | {rank2:SSgt} | {title2:Artificer (Vehicles)|Artificer} | {unit2:1st The Queen's Dragoon Guards}, Swanton Morley |
| | {did2:Ran the light aid detachment, 38 tradesmen, and its deployment to Mali.}<br>{did2:Introduced a spares forecast that the rest of the brigade took over.} |
| Jan 12 | Jul 17{dates3:|2012-01..2017-07} | {rank3:Sgt} | {title3:Recovery Section Commander} | {unit3:5 Battalion REME}, Bordon and Camp Bastion |
| | {did3:Forty-one vehicle recoveries in Helmand, several under fire.} |
| Sep 03 | Dec 11{dates4:|2003-09..2011-12} | {rank4:Cpl} | {title4:Vehicle Mechanic} | {unit4:2nd Royal Tank Regiment}, Fallingbostel and Tidworth |
# Before the Army
2001 to 2003{dates5:|2001..2003}, {title5:trainee mechanic|Trainee mechanic}, {firm5:Pascoe's Garage}, Camborne
# Courses and qualifications
| **«Year»** | **«Course or qualification»** | **«Where»** |
| {years1:2019|2019} | {degree1:BEng} {area1:Mechanical Engineering} | {school1:Cranfield University}, Shrivenham |
| {years2:2011|2011} | {degree2:HND} {area2:Vehicle Engineering} | {school2:School of Electrical and Mechanical Engineering}, Bordon |
| 2024 | {passed:Certificate of Professional Competence (road haulage)} | own time |
| 2020 | {passed:IOSH Managing Safely} | Tidworth |
| 2014 | {passed:LOLER Competent Person} | Bordon |
# Strong points
{skill:Fleet planning}: ten years of it, from 12 vehicles to 640
{skill:Workshop safety}: no lost-time accident since 2018
{skill:JAMES and SAP}: daily user, and I teach both
{skill:Budgets}: £2.4m of spares a year
# Away from work
Restoring a 1967 Series IIA, gig rowing, two terriers.
`;
