// CVs of the twenty-fourth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const MISSILE_LOGISTICIAN = `= {name:BRENT A. KOWALSKI|Brent A. Kowalski}
[box]212 Sun River Road, {location:Great Falls, MT 59404|Great Falls, MT|Great Falls|212 Sun River Road, Great Falls, MT 59404}
[box]Mobile: {phone:(406) 555-0173} | Email: {email:brent.kowalski@bigskymail.example}
[box]
«Citizenship:» United States   |   «Veterans' Preference:» 10-point (CPS)   |   «Clearance:» Secret, active
«Announcement:» AFMC-24-11839207, Logistics Management Specialist, GS-0346-12
# SUMMARY OF QUALIFICATIONS
Logistics manager with 22 years of Air Force missile and vehicle experience and four years as a civilian at a missile wing. Known for supply records that match the shelf, vehicle fleets that roll in January and staff who are promoted.
# PROFESSIONAL EXPERIENCE
# # {title1:LOGISTICS MANAGEMENT SPECIALIST, GS-0346-11|LOGISTICS MANAGEMENT SPECIALIST}\t{dates1:08/2020 – Present|2020-08..present}
# # # {firm1:341st Logistics Readiness Squadron, Malmstrom AFB|341st Logistics Readiness Squadron}, MT 59402
«Hours per week:» {hours1:40} | «Salary:» {salary1:$82,108} | «Grade:» {grade1:GS-11}
«Supervisor:» {supervisor1:Lt Col Dana Frye} {supervisorphone1:(406) 555-0190} | «May contact:» Yes
{did1:SUPPLY CHAIN MANAGEMENT: Manage stock levels for 5,300 line items that keep 150 launch facilities supplied across 13,800 square miles.}
{did1:FLEET PLANNING: Plan replacement of 640 vehicles over six years; won $9.4M of replacement funds by showing cost per mile for each chassis.}
{did1:ANALYSIS AND BRIEFING: Brief the group commander every week on mission capable rates and parts that hold up repairs.}
{did1:CONTRACTING: Contracting officer's representative for three contracts worth $3.1M a year: tires, fuel cards and body repairs. Check invoices, rate the contractors and write the statements of work.}
{did1:POLICY: Wrote the wing's cold weather vehicle plan, now the model for the two other missile wings.}
- {did1:Cut parts on back order from 212 to 61 in two years.}
- {did1:Civilian of the Quarter for the Maintenance Group, second quarter 2022.}
# # {rank2:MASTER SERGEANT|Master Sergeant} / {title2:VEHICLE FLEET SUPERINTENDENT|Vehicle Fleet Superintendent}\t{dates2:05/2014 – 07/2020|2014-05..2020-07}
# # # {service2:United States Air Force|US Air Force}, {unit2:341st Logistics Readiness Squadron}, Malmstrom AFB, MT 59402
«Hours per week:» {hours2:50} | «Grade:» {grade2:E-7}
«Supervisor:» {supervisor2:CMSgt Ron Tessier} (retired) | «May contact:» Yes
{did2:LEADERSHIP: Supervised 88 Airmen and civilians in five shops; wrote 14 performance reports a year.}
{did2:MAINTENANCE CONTROL: Scheduled all repairs of 1,100 vehicles, among them 230 that carry missile crews and security forces.}
{did2:BUDGET: Executed $4.7M for parts, tools and tires each year, with 99.6 percent spent on the last day of the fiscal year.}
- {did2:Raised the fleet's in-commission rate from 86 to 95 percent during the coldest February since 1989.}
# # {rank3:TECHNICAL SERGEANT|Technical Sergeant} / {title3:NCOIC, FLEET MANAGEMENT|NCOIC, Fleet Management}\t{dates3:01/2009 – 04/2014|2009-01..2014-04}
# # # {service3:United States Air Force|US Air Force}, {unit3:91st Logistics Readiness Squadron}, Minot AFB, ND 58705
«Hours per week:» {hours3:50} | «Grade:» {grade3:E-6}
«Supervisor:» {supervisor3:SMSgt Carla Odom} | «May contact:» Contact me first
{did3:DATA MANAGEMENT: Kept the on-line vehicle system for 870 assets and answered every audit without a repeat finding.}
{did3:CONTINGENCY: Deployed to Manas for six months and ran dispatch for 24 hours a day airlift of 45,000 passengers.}
# # {rank4:SENIOR AIRMAN TO STAFF SERGEANT|Staff Sergeant} / {title4:VEHICLE MECHANIC|Vehicle Mechanic}\t{dates4:06/1998 – 12/2008|1998-06..2008-12}
# # # {service4:United States Air Force|US Air Force}, Ellsworth AFB, SD and Kunsan AB, Korea
«Hours per week:» {hours4:40} | «Grade:» {grade4:E-5}
{did4:Repaired trucks, fire engines, snow plows and aircraft tow vehicles; qualified in special purpose vehicles.}
# EDUCATION
{degree1:Bachelor of Science}, {area1:Logistics and Supply Chain Management}, {school1:University of Great Falls}, Great Falls, MT, {years1:2018|..2018}; 124 semester hours
{degree2:Associate of Applied Science}, {area2:Vehicle Maintenance}, {school2:Community College of the Air Force}, {years2:2007|..2007}
{degree3:High School Diploma}, {school3:Lead-Deadwood High School}, Lead, SD, {years3:1997|..1997}
# TRAINING AND CERTIFICATIONS
- {passed:Certified Professional Logistician (CPL)}, 2021
- {passed:DAU Life Cycle Logistics Foundational}, 2021
- {passed:Lean Six Sigma Green Belt}, 2016
- {passed:Senior NCO Academy}, Maxwell AFB, 2015
# AWARDS
{award:Meritorious Service Medal} (2); {award:Air Force Commendation Medal} (3); {award:Air Force Achievement Medal}
# COMPUTER SKILLS
{skill:ILS-S}; {skill:LIMS-EV}; {skill:DPAS}; {skill:Microsoft Excel}; {skill:Power BI}
`;

export const KENYAN_LOGISTICS_MAJOR = `[head]«UNITED NATIONS»
[head]«P.11 (Rev. 7-07) E»
| **«UNITED NATIONS»**<br>**«PERSONAL HISTORY FORM»** | «INSTRUCTIONS: Please answer each question clearly and completely. Type or print legibly. Read carefully and follow all directions.» |
| «1. Family name»<br>{name:CHEROP|Josphat Kiprono Cherop} | «First name»<br>Josphat | «Middle name»<br>Kiprono | «Maiden name, if any»<br>n/a |
| «2. Date of birth (d/m/y)»<br>14/02/1977 | «3. Place of birth»<br>Kapsabet | «4. Nationality(ies) at birth»<br>Kenyan | «5. Present nationality(ies)»<br>Kenyan | «6. Sex»<br>M |
| «7. Height»<br>178 cm | «8. Weight»<br>76 kg | «9. Marital status:»<br>«Single ☐  Married ☒  Separated ☐  Widow(er) ☐  Divorced ☐» |
| «12. Permanent address»<br>P.O. Box 4471, {location:Eldoret|Eldoret, Kenya|P.O. Box 4471, Eldoret|P.O. Box 4471, Eldoret 30100, Kenya} 30100, Kenya | «13. Present address»<br>As permanent address | «14. Office Telephone No.»<br>+211 912 000 144<br>«15. Office Fax No.» none<br>«E-mail:» {email:jk.cherop@riftmail.example}<br>«Mobile:» {phone:+254 700 555 019} |
| «16. Do you have any dependent children?  YES ☒ NO ☐  If the answer is yes, give the following information:» |
| «NAME OF CHILD» | «DATE OF BIRTH» | «PLACE OF BIRTH» | «NATIONALITY» |
| Faith Jepkosgei Cherop | 03/07/2008 | Nakuru | Kenyan |
| «21. What is your preferred field of work?»<br>Supply and movement control | «22. Would you accept employment for less than six months?»<br>«YES ☒ NO ☐» |
| «24. KNOWLEDGE OF LANGUAGES. What is your mother tongue?»  {language:Nandi} |
| «OTHER LANGUAGES» | «READ» | «WRITE» | «SPEAK» | «UNDERSTAND» |
| {language:English} | «Easily» | «Easily» | «Easily» | «Easily» |
| {language:Kiswahili} | «Easily» | «Easily» | «Easily» | «Easily» |
| {language:French} | «Easily» | «Not easily» | «Not easily» | «Easily» |
| «26. EDUCATION. Give full details - N.B. Please give exact titles of degrees in original language.»<br>«A. UNIVERSITY OR EQUIVALENT» |
| «NAME, PLACE AND COUNTRY» | «ATTENDED FROM / TO (Mo./Year)» | «DEGREES AND ACADEMIC DISTINCTIONS OBTAINED» | «MAIN COURSE OF STUDY» |
| {school1:Moi University}, Eldoret, Kenya | {years1:09/2011 – 12/2013|2011-09..2013-12} | {degree1:Master of Business Administration} | {area1:Logistics and Procurement} |
| {school2:Egerton University}, Njoro, Kenya | {years2:10/1996 – 11/2000|1996-10..2000-11} | {degree2:Bachelor of Arts}, second class upper | {area2:Economics and Geography} |
| «B. SCHOOLS OR OTHER FORMAL TRAINING OR EDUCATION FROM AGE 14» |
| «NAME, PLACE AND COUNTRY» | «TYPE» | «YEARS ATTENDED» | «CERTIFICATES OR DIPLOMAS OBTAINED» |
| {school3:Kenya Military Academy}, Lanet | Officer training | {years3:03/2001 – 04/2002|2001-03..2002-04} | {degree3:Diploma in Military Science} |
| {school4:Kapsabet High School}, Kapsabet | Secondary | {years4:1991 – 1994|1991..1994} | {degree4:KCSE} |
| «27. LIST PROFESSIONAL SOCIETIES AND ACTIVITIES IN CIVIC, PUBLIC OR INTERNATIONAL AFFAIRS»<br>Chartered Institute of Logistics and Transport (Kenya), member since 2014 |
| «28. LIST ANY SIGNIFICANT PUBLICATIONS YOU HAVE WRITTEN (do not attach)»<br>None |
| «29. EMPLOYMENT RECORD: Starting with your present post, list in REVERSE ORDER every employment you have had. Use a separate block for each post. Include also service in the armed forces and note any period during which you were not gainfully employed.»<br>«A. PRESENT POST (LAST POST, IF NOT PRESENTLY IN EMPLOYMENT)» |
| «FROM Month/Year»<br>{dates1:07/2019|2019-07..present} | «TO Month/Year»<br>to date | «SALARIES PER ANNUM (net)»<br>«Starting» 61,200  «Final» 74,900 USD | «EXACT TITLE OF YOUR POST»<br>{title1:Movement Control Officer} (P-3) |
| «NAME OF EMPLOYER»<br>{firm1:United Nations Mission in South Sudan (UNMISS)|United Nations Mission in South Sudan|UNMISS} | «TYPE OF BUSINESS»<br>Peacekeeping |
| «ADDRESS OF EMPLOYER»<br>UN House, Juba, South Sudan | «NAME OF SUPERVISOR»<br>Ms. Ingrid Solvang |
| «NO. AND KIND OF EMPLOYEES SUPERVISED BY YOU»<br>22, national and international | «REASON FOR LEAVING»<br>Career development |
| «DESCRIPTION OF YOUR DUTIES»<br>{did1:Plan and control the movement of contingents and cargo by road, river barge and air for ten field sites.}<br>{did1:Manage contracts for haulage worth 14 million USD a year.}<br>{did1:Prepare the dry season convoy plan with the Force and with humanitarian agencies.} |
| «B. PREVIOUS POSTS (IN REVERSE ORDER)» |
| «FROM Month/Year»<br>{dates2:01/2015|2015-01..2019-06} | «TO Month/Year»<br>06/2019 | «SALARIES PER ANNUM (net)»<br>«Starting» 1.1m  «Final» 1.4m KES | «EXACT TITLE OF YOUR POST»<br>{rank2:Major}, {title2:Staff Officer Grade 2 Logistics|Staff Officer Grade 2 (Logistics)} |
| «NAME OF EMPLOYER»<br>{service2:Kenya Army}, {unit2:Headquarters Western Command} | «TYPE OF BUSINESS»<br>Defence |
| «ADDRESS OF EMPLOYER»<br>P.O. Box 40668, Nairobi | «NAME OF SUPERVISOR»<br>Brig. P. M. Lelgo |
| «NO. AND KIND OF EMPLOYEES SUPERVISED BY YOU»<br>35 soldiers, 6 civilians | «REASON FOR LEAVING»<br>Retired at own request |
| «DESCRIPTION OF YOUR DUTIES»<br>{did2:Supply, transport and fuel plans of a brigade deployed to AMISOM Sector 2.}<br>{did2:Replaced paper demands by a spreadsheet system that six battalions still use.} |
| «FROM Month/Year»<br>{dates3:05/2009|2009-05..2014-12} | «TO Month/Year»<br>12/2014 | «SALARIES PER ANNUM (net)»<br>not recalled | «EXACT TITLE OF YOUR POST»<br>{rank3:Captain}, {title3:Officer Commanding Transport Company} |
| «NAME OF EMPLOYER»<br>{service3:Kenya Army}, {unit3:Corps of Transport}, Kahawa Garrison | «TYPE OF BUSINESS»<br>Defence |
| «ADDRESS OF EMPLOYER»<br>Kahawa, Nairobi | «NAME OF SUPERVISOR»<br>Lt. Col. J. Wanyonyi |
| «NO. AND KIND OF EMPLOYEES SUPERVISED BY YOU»<br>140 soldiers | «REASON FOR LEAVING»<br>Promoted |
| «DESCRIPTION OF YOUR DUTIES»<br>{did3:Commanded 96 vehicles and their drivers; moved relief food to Turkana in the drought of 2011.} |
| «FROM Month/Year»<br>{dates4:04/2002|2002-04..2009-04} | «TO Month/Year»<br>04/2009 | «SALARIES PER ANNUM (net)»<br>not recalled | «EXACT TITLE OF YOUR POST»<br>{rank4:Lieutenant}, {title4:Platoon Commander} |
| «NAME OF EMPLOYER»<br>{service4:Kenya Army}, {unit4:9 Kenya Rifles} | «TYPE OF BUSINESS»<br>Defence |
| «ADDRESS OF EMPLOYER»<br>Moi Barracks, Eldoret | «NAME OF SUPERVISOR»<br>Maj. S. Ekai |
| «NO. AND KIND OF EMPLOYEES SUPERVISED BY YOU»<br>30 soldiers | «REASON FOR LEAVING»<br>Change of corps |
| «DESCRIPTION OF YOUR DUTIES»<br>{did4:Led a platoon on border security at Mandera and on UNMEE in Eritrea.} |
| «30. Have you any objections to our making inquiries of your present employer?  YES ☐ NO ☒» |
| «32. REFERENCES: List three persons, not related to you, who are familiar with your character and qualifications.» |
| «FULL NAME» | «FULL ADDRESS» | «BUSINESS OR OCCUPATION» |
| Dr. Alice Kemboi | Moi University, Eldoret | Lecturer |
| Col. (Rtd.) D. Mutua | P.O. Box 118, Machakos | Farmer |
| «33. STATE ANY OTHER RELEVANT FACTS. INCLUDE INFORMATION REGARDING ANY RESIDENCE OUTSIDE THE COUNTRY OF YOUR NATIONALITY.»<br>Sierra Leone 2005 – 2006 (course), Eritrea 2007, South Sudan since 2019. |
| «34. Have you ever been arrested, indicted, or summoned into court as a defendant in a criminal proceeding?  YES ☐ NO ☒» |
| «35. I certify that the statements made by me in answer to the foregoing questions are true, complete and correct to the best of my knowledge and belief.» |
| «DATE:» 22/01/2024 | «SIGNATURE:» J. K. Cherop |
`;

export const GAS_ENGINEER = `[head]**«wyre & severn»** «technical recruitment»
[head]«Unit 6, Hoobrook Enterprise Centre, Worcester Road, DY10 1XX   T 01632 960500   www.wyresevern.example»
= «Candidate Profile»
| «Candidate» | **{name:Darren Whitcombe}** |
| «Position applied for» | Gas Service & Breakdown Engineer |
| «Location» | {location:Stourport-on-Severn} |
| «Availability» | One week |
| «Salary sought» | £40,000 basic, van and call-out |
| «Right to work» | British citizen, passport seen 04/04/2024 |
| «Driving licence» | Full, 3 points (SP30, spent next May) |
| «Your consultant» | Becky Lowndes, 01632 960517, becky.lowndes@wyresevern.example |
# Consultant's comments
I met Darren at our office on 4 April. He is a straight-talking engineer with more than fifteen years on domestic and light commercial boilers and he has stayed put: three employers since his apprenticeship.
He is leaving because his employer lost the social housing contract. First-time fix was 84% last year against a team average of 76%. He will do one in five on call and happily covers Worcester and the Black Country.
# Qualifications and tickets
| «Gas Safe» | {passed:CCN1}, {passed:CENWAT}, {passed:CKR1}, {passed:HTR1} (renewal due 11/2027) |
| «Commercial» | {passed:COCN1}, {passed:CIGA1} |
| «Other» | {passed:Unvented hot water}, {passed:F-Gas Category 1}, {passed:CSCS Gold card} |
# Career history
# # {firm1:Habitat Heating Services|Habitat Heating Services (Midland) Ltd} (Midland) Ltd, Kidderminster
{title1:Service and Breakdown Engineer}, {dates1:Feb 16 to date|2016-02..present}
- {did1:Seven to nine jobs a day on 11,000 homes of two housing associations}
- {did1:Landlord safety checks, servicing and repair of Vaillant, Ideal, Worcester and old back boilers}
- {did1:Fault finding on plate heat exchangers, PCBs, zone valves and communal systems}
- {did1:Buddy for four apprentices, all of whom passed}
- {did1:Checks colleagues' work as deputy to the quality inspector}
# # {firm2:Arley Plumbing & Heating}, Bewdley
{title2:Gas Engineer}, {dates2:Sept 10 - Jan 16|2010-09..2016-01}
- {did2:Full installations, system upgrades and power flushing in private homes}
- {did2:Quoted for jobs up to £6,000 and ordered the materials}
- {did2:Caravan and LPG work at three holiday parks along the Severn}
# # {firm3:Brintons Maintenance|Brintons Maintenance Co.} Co., Kidderminster
{title3:Apprentice, then Improver|Apprentice}, {dates3:Aug 06 - Sept 10|2006-08..2010-09}
- {did3:Steam and gas plant of a carpet mill, then domestic work with the owner's second firm}
# Education
{school1:Kidderminster College}, {degree1:NVQ Level 3} {area1:Domestic Natural Gas Installation and Maintenance}, {years1:2010|..2010}
{school2:Stourport High School}, 6 {degree2:GCSEs}, {years2:2006|..2006}
# Interests
Darren keeps a narrowboat on the Staffs & Worcs Canal and referees under 14s football on Sundays.
«This CV has been prepared by Wyre & Severn from information given by the candidate. References can be requested through us. It must not be passed to third parties.»
`;

export const HYDROGEOLOGY_LECTURER = `[head]«Ref: SCI/0092/24»
[head]«Human Resources use only   Rec'd ______   Ack ______»
= «APPLICATION FOR ACADEMIC POST»
# Section A: The post
| «Post applied for» | Senior Lecturer in Hydrogeology | «School» | Earth and Environment |
# Section B: Personal details
| «Surname» | Abanobi | «Title» | Dr |
| «Forenames» | {name:Chinelo Grace|Chinelo Grace Abanobi} | «Known as» | Chi |
| «Home address» | 22 Sneyd Terrace, Silverdale, {location:Newcastle-under-Lyme|Newcastle-under-Lyme, Staffordshire|22 Sneyd Terrace, Silverdale, Newcastle-under-Lyme|22 Sneyd Terrace, Silverdale, Newcastle-under-Lyme, Staffordshire|22 Sneyd Terrace, Silverdale, Newcastle-under-Lyme, Staffordshire, ST5 6XX}, Staffordshire ST5 6XX | «Telephone» | {phone:07700 900276} |
| «Email» | {email:chi.abanobi@waterline.example} | «ORCID» | 0000-0002-0000-1187 |
# Section C: Present or most recent appointment
| «Employer» | {firm1:Keele University} | «Post» | {title1:Lecturer in Physical Geography} |
| «Date appointed» | {dates1:1 September 2018|2018-09..present} | «Salary and grade» | £46,974, grade 8 |
| «Notice» | Three months | «Reason for leaving» | Promotion to a post in my own field |
| «Outline of duties» | {did1:I lead two second-year modules, groundwater and field methods, and supervise nine dissertations a year.}<br>{did1:Principal supervisor of two doctoral students; one has completed.}<br>{did1:Since 2021 I am admissions tutor for the programme; applications are up by a fifth.} |
# Section D: Previous appointments (most recent first)
| «Dates» | «Employer and post» | «Nature of duties» |
| {dates2:Oct 2014 – Aug 2018|2014-10..2018-08} | {title2:Postdoctoral Research Associate}<br>{firm2:University of Birmingham} | {did2:Tracer tests in the Sherwood Sandstone; drilled and instrumented seven boreholes at a borehole array.} |
| {dates3:Jan 2009 – Sept 2010|2009-01..2010-09} | {title3:Assistant Lecturer}<br>{firm3:University of Nigeria, Nsukka} | {did3:Taught first-year geology to classes of 180 and ran the Abakaliki field camp.} |
| {dates4:Nov 2006 – Dec 2008|2006-11..2008-12} | {title4:Hydrogeologist}<br>{firm4:Anambra Rural Water and Sanitation Agency} | {did4:Sited 64 village boreholes with resistivity surveys and supervised their drilling.} |
| {dates5:2005 – 2006|2005..2006} | {title5:NYSC corps member (science teacher)|Science teacher}<br>{firm5:Government Secondary School, Bauchi|Government Secondary School} | {did5:National service year.} |
# Section E: Higher education
| «From – to» | «Institution» | «Award» | «Subject and class» |
| {years1:2010 – 2014|2010..2014} | {school1:University of Birmingham} | {degree1:PhD} | {area1:Hydrogeology} |
| {years2:2007 – 2008|2007..2008} | {school2:University of Ibadan} | {degree2:MSc} | {area2:Applied Geophysics} (Distinction) |
| {years3:2000 – 2005|2000..2005} | {school3:University of Nigeria, Nsukka} | {degree3:BSc} | {area3:Geology} (First class) |
«Title of thesis» Recharge through glacial till: evidence from dissolved gases
# Section F: Professional qualifications and membership
| «Body» | «Grade» | «Year» |
| Higher Education Academy | {passed:Fellow (FHEA)} | 2020 |
| Geological Society of London | {passed:Chartered Geologist} | 2019 |
# Section G: Research
«Publications (list up to five)»
- Abanobi, C. G. and Tellam, J. (2023) Nitrate under allotments. Hydrogeology Letters 31, 412–430.
- Abanobi, C. G. (2021) Noble gases as a tracer of slow recharge. Journal of Aquifer Studies 9, 88–104.
- Abanobi, C. G., Rushton, A. and Eze, P. (2017) A borehole array in red sandstone. Groundwater Methods 4, 1–19.
«Grants held»
- NERC small grant, 2022, £61,000 (principal investigator)
«Prizes»
- {award:Whitaker Early Career Medal}, 2019
# Section H: Skills and languages
| «IT and laboratory» | {skill:MODFLOW}, {skill:QGIS}, {skill:R}, {skill:ion chromatography} |
| «Languages» | {language:English}, {language:Igbo}, {language:Hausa} (basic) |
# Section I: Supporting statement
Groundwater is the subject I have drilled for, taught and published on in two countries. Your department has the only teaching borehole in the north and I would put it to use in the first week of the first year.
I have taken part in the Athena SWAN team at Keele since 2020 and wrote the section on field work for parents and carers.
# Section J: Referees
| «Referee 1» | Professor J. Tellam, University of Birmingham<br>01632 960301, j.tellam@ub.example<br>«May be approached before interview:» Yes |
| «Referee 2» | Dr R. Sands, Head of School, Keele University<br>01632 960388, r.sands@ku.example<br>«May be approached before interview:» No |
`;

export const BAKER_MAIL = `«From:» Siobhán Tierney <{email:siobhan.tierney@suckmail.example}>
«To:» jobs@gleesons-bakery.example
«Date:» Tue, 14 May 2024 05:52
«Subject:» Night baker job / my CV

Hi Mr Gleeson,

I saw the notice in the window on Saturday. You asked me to send on the CV, sorry but the laptop is broke so I have it here in the mail and not as an attachment. I can come in for a trial shift any night but Thursday.

Thanks a million,
Siobhán

------------------------------------------------

**{name:SIOBHÁN TIERNEY|Siobhán Tierney}**
Kilgarriff, Ahascragh Road, {location:Ballinasloe|Ballinasloe, Co. Galway|Kilgarriff, Ahascragh Road, Ballinasloe|Kilgarriff, Ahascragh Road, Ballinasloe, Co. Galway}, Co. Galway
Mobile {phone:+353 20 915 0142}

# ABOUT ME
Baker with 13 years of nights behind me. Sourdough, sodas, viennoiserie, confectionery, I have done the lot. Early, clean and no drama.

# WHERE I WORKED

{firm1:Suck Valley Bakehouse}, Ballinasloe - {title1:head baker}
{dates1:Sept. 2019 until they closed in April 2024|2019-09..2024-04}
* {did1:Ran the night shift, me and three others, 900 loaves and 1,400 rolls}
* {did1:Brought in a 36 hour rye that went to nine shops}
* {did1:Did the ordering of flour and butter and the HACCP sheets}

{firm2:Dunmore Road SuperValu}, Tuam - {title2:in-store baker}
{dates2:May 2016 to Aug. 2019|2016-05..2019-08}
* {did2:Scratch and bake-off, on my own from 4 to 8}
* {did2:Wedding cakes to order, about 20 a year}

{firm3:Boulangerie Le Fournil de Kerbihan}, Lorient, France - {title3:tourière}
{dates3:Jan. 2014 to March 2016|2014-01..2016-03}
* {did3:Croissants, pains au chocolat and kouign-amann, 1,100 pieces a morning}

{firm4:Hynes's Home Bakery}, Athenry - {title4:apprentice, then baker|baker}
{dates4:June 2010 to Dec. 2013|2010-06..2013-12}
* {did4:Batch bread, brown bread and barmbracks}

# EDUCATION
{school1:TU Dublin, Tallaght|TU Dublin} - {degree1:Higher Certificate} in {area1:Baking and Pastry Arts}, {years1:2012|..2012} (block release)
{school2:Ardscoil Mhuire, Ballinasloe|Ardscoil Mhuire} - {degree2:Leaving Cert}, {years2:2010|..2010}

# TICKETS
{passed:HACCP Level 3}, {passed:Manual Handling}, full clean {passed:B licence} and my own car

# LANGUAGES
{language:English}, {language:Irish} (school), {language:French} (good enough to argue about butter)

# REFERENCES
Marie Hynes, 091 555 0117. Padraic at SuperValu will talk to you as well, ask in the shop.

«Sent from my iPhone»

«On Sat, 11 May 2024 at 17:20, Gleesons Bakery <jobs@gleesons-bakery.example> wrote:»
«> Hi Siobhan, good to meet you today. Can you mail us on a CV»
«> and we will set up a trial. Regards, Tom Gleeson»
`;

export const SIGNALS_ENGINEER = `# {name:Jack Delaney-Huynh}

> Systems engineer. Ex-Army signaller. {location:Toowoomba, Queensland|Toowoomba}. Will travel, would rather not move.

- **«email»**: <{email:jack@delaneyhuynh.example}>
- **«phone»**: {phone:+61 491 570 156}
- **«web»**: [{url:delaneyhuynh.example}](https://delaneyhuynh.example)
- **«code»**: [{url:gitlab.com/jdh-example}](https://gitlab.com/jdh-example)

# # Work

# # # {title1:Systems Engineer} @ {firm1:Downs Health IT}
_{dates1:2021-02 → now|2021-02..present}, Toowoomba, hybrid_

- {did1:Look after 310 Linux servers in four hospitals with a team of five.}
- {did1:Moved hand-built machines to Ansible; a new host now takes 12 minutes.}
- {did1:On call one week in six. Wrote the run books that the others use as well.}

Stack: \`{skill:Ansible}\` \`{skill:Debian}\` \`{skill:PostgreSQL}\` \`{skill:Prometheus}\` \`{skill:Proxmox}\`

# # # {title2:Network Technician} @ {firm2:Cotton Country Wireless}
_{dates2:2019-01 → 2021-01|2019-01..2021-01}, Dalby_

- {did2:Climbed, installed and aligned 5 GHz links to farms, up to 41 km.}
- {did2:Replaced flat bridging by OSPF on 63 routers.}

# # # {rank3:Corporal}, {title3:Communications Systems Operator} @ {service3:Australian Army}
_{dates3:2015-06 → 2018-12|2015-06..2018-12}, {unit3:7th Combat Signal Regiment}, Enoggera_

- {did3:Section commander of seven; satellite and HF links for brigade headquarters.}
- {did3:Operation OKRA, Taji, 2017: kept the training team's networks up for seven months.}

# # # {rank4:Signaller}, {title4:Communications Systems Operator} @ {service4:Australian Army}
_{dates4:2012-01 → 2015-05|2012-01..2015-05}, {unit4:3rd Combat Signal Regiment}, Townsville_

- {did4:Radio detachments on exercise in Shoalwater Bay and Timor-Leste.}

# # Study

- **{degree1:Bachelor of Information Technology}** ({area1:Network Engineering}), {school1:University of Southern Queensland}, {years1:2016 → 2021|2016..2021}, part time
- **{degree2:Certificate IV}** in {area2:Telecommunications Network Engineering}, {school2:Defence Command Support Training Centre}, {years2:2013|..2013}

# # Tickets

| ticket | year |
|---|---|
| {passed:RHCSA} | 2022 |
| {passed:CCNA} | 2018 |
| {passed:Working Safely at Heights} | 2019 |
| {passed:White Card} | 2019 |

# # Other things

- {role1:Deputy Captain}, {cause1:Highfields Rural Fire Brigade}, since 2020
- Spoken: {language:English}, {language:Vietnamese} (with my grandmother)
- {award:Australian Operational Service Medal}, {award:Australian Defence Medal}
- Amateur radio, VK4 call sign on request

«[//]: # (built with make cv, last edit 2024-03-02)»
`;

export const BUS_DRIVER = `«Europass»
«Curriculum Vitae»

# «Personal information»
«First name(s) / Surname(s)»\t{name:Gheorghe Munteanu}
«Address(es)»\tDonaustaufer Straße 87, {location:93059 Regensburg|Regensburg|Regensburg, Germany|Donaustaufer Straße 87, 93059 Regensburg|Donaustaufer Straße 87, 93059 Regensburg, Germany}, Germany
«Telephone(s)»\t+49 941 555 0133\t«Mobile»\t{phone:+49 171 555 0148}
«Fax(es)»\t-
«E-mail»\t{email:gh.munteanu@donaumail.example}
«Nationality»\tRomanian
«Date of birth»\t02.05.1975
«Gender»\tMale

# «Desired employment / Occupational field»
\tBus driver, city or regional lines

# «Work experience»

«Dates»\t{dates1:01/04/2014 → (present)|2014-04..present}
«Occupation or position held»\t{title1:Bus driver, regional lines|Bus driver}
«Main activities and responsibilities»\t{did1:Driving 12 and 18 metre buses on eight lines around Regensburg; sale and control of tickets; school runs in the morning}
\t{did1:Since 2019 I accompany new drivers for their first three weeks}
«Name and address of employer»\t{firm1:Regionalbus Donautal GmbH|Regionalbus Donautal}
\tIndustriestraße 11, 93092 Barbing (Germany)
«Type of business or sector»\tPublic transport

«Dates»\t{dates2:15/09/2007 → 28/02/2014|2007-09..2014-02}
«Occupation or position held»\t{title2:International coach driver}
«Main activities and responsibilities»\t{did2:Weekly line Suceava - Verona with two drivers, about 110,000 km a year, no accident}
\t{did2:Customs papers, parcels and small repairs on the road}
«Name and address of employer»\t{firm2:S.C. Bucovina Tur S.R.L.}
\tCalea Unirii 40, Suceava (Romania)
«Type of business or sector»\tPassenger transport

«Dates»\t{dates3:01/11/1999 → 31/08/2007|1999-11..2007-08}
«Occupation or position held»\t{title3:Lorry driver}
«Main activities and responsibilities»\t{did3:Transport of timber from forest to sawmill with trailer}
«Name and address of employer»\t{firm3:Ocolul Silvic Falcău}
\tBrodina (Romania)
«Type of business or sector»\tForestry

«Dates»\t{dates4:1995 → 1999|1995..1999}
«Occupation or position held»\t{title4:Motor mechanic}
«Main activities and responsibilities»\t{did4:Repair of engines and brakes of tractors and lorries}
«Name and address of employer»\t{firm4:Agromec Rădăuți}
«Type of business or sector»\tAgricultural machinery

# «Education and training»

«Dates»\t{years1:1989 → 1993|1989..1993}
«Title of qualification awarded»\t{degree1:Diplomă de bacalaureat}
«Principal subjects / occupational skills covered»\t{area1:Motor vehicle mechanics}
«Name and type of organisation providing education and training»\t{school1:Liceul Industrial nr. 2 Rădăuți}
«Level in national or international classification»\tISCED 3

«Dates»\t11/2018
«Title of qualification awarded»\t{passed:Berufskraftfahrer-Weiterbildung (code 95)}
«Name and type of organisation providing education and training»\tTÜV Akademie, Regensburg

# «Personal skills and competences»

«Mother tongue(s)»\t{language:Romanian}

«Other language(s)»
«Self-assessment»\t«Understanding»\t\t«Speaking»\t\t«Writing»
«European level (*)»\t«Listening»\t«Reading»\t«Spoken interaction»\t«Spoken production»
{language:German}\tB2\tB1\tB2\tB1\tA2
{language:Italian}\tB1\tA2\tB1\tA2\tA1
{language:Ukrainian}\tB1\tA1\tA2\tA2\tA1
«(*) Common European Framework of Reference for Languages»

«Social skills and competences»\tI stay quiet with passengers who are not. Used to school classes.
«Technical skills and competences»\t{skill:Small repairs on MAN and Setra buses}
«Computer skills and competences»\t{skill:Ticket printers}, {skill:Digital tachograph}
«Driving licence(s)»\t{passed:EU driving licence B, C, CE, D, DE}

# «Additional information»
\tMarried, two children. Non-smoker. I can start after six weeks.

# «Annexes»
\tCopy of driving licence, two references

«Page 2 / 2 - Curriculum vitae of Munteanu Gheorghe»
«For more information on Europass go to http://europass.cedefop.europa.eu»
«© European Communities, 2003   20060628»
`;
