// CVs of the twenty-sixth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const FIREFIGHTER_FORM = `= «Application for Employment – Wholetime Firefighter»
«Please complete every section in type or black ink. CVs will not be considered. Form RC/27 (rev. 2026)»
# Section 1: Personal details
| «Surname»<br>Whitcombe | «Forename(s)»<br>{name:Jade Louise|Jade Louise Whitcombe} | «Title»<br>Miss |
| «Home address»<br>14 Tanpit Lane, {location:Easingwold|Easingwold, North Yorkshire|14 Tanpit Lane, Easingwold, North Yorkshire|14 Tanpit Lane, Easingwold, North Yorkshire, YO61 9ZZ|14 Tanpit Lane, Easingwold, North Yorkshire YO61 9ZZ|Easingwold, North Yorkshire, YO61 9ZZ}, North Yorkshire | «Postcode»<br>YO61 9ZZ |
| «Mobile»<br>{phone:07700 900164} | «Email»<br>{email:jade.whitcombe@quickpost.example} | «National Insurance no.»<br>To be given at interview |
| «Do you hold a current driving licence? Give categories»<br>Yes: {passed:Full UK driving licence (B, C1, C)} | «Are you able to swim 50 metres?»<br>Yes | «Do you need a permit to work in the UK?»<br>No |
# Section 2: Present or most recent employment
| «Name and address of employer»<br>{firm1:Bilsdale Creameries Ltd}, Unit 6, Thornfield Way, Thirsk YO7 9ZZ | «Post held»<br>{title1:Site Safety Co-ordinator} |
| «Date started»<br>{dates1:06/12/2021|2021-12..present} | «Date left»<br>Still employed | «Notice required»<br>Four weeks | «Salary»<br>£29,400 |
| «Outline of duties»<br>{did1:I look after fire safety, permits to work and first aid on a site with 140 staff over three shifts.} {did1:I check extinguishers and the sprinkler valves every week and run two full evacuations a year.} {did1:Since 2023 I have led the ammonia spill team, six people who train monthly in breathing apparatus.} |
# Section 3: Employment history
«Begin with the most recent. Include HM Forces, retained duty and any time out of work.»
| «Employer and address» | «Post held» | «From» | «To» | «Main duties» | «Reason for leaving» |
| {firm2:North Yorkshire Fire and Rescue Service}, Easingwold | {title2:On-Call Firefighter} | {dates2:04/04/2022|2022-04..present} | Present | {did2:Around 90 turnouts a year, mainly road traffic collisions, chimney and field fires.} {did2:Qualified to drive the appliance on blue lights in 2024.} | Still serving |
| {service3,4:Royal Air Force}<br>{unit3:Fire Section, RAF Leeming}, Northallerton | {rank3:Corporal}<br>{title3:Crew Commander} | {dates3:17/07/2017|2017-07..2021-11} | 30/11/2021 | {did3:In charge of a foam tender and four firefighters giving crash cover for Hawk flying.} {did3:Wrote the pre-plan for incidents in hangar 3.} | End of engagement |
| Royal Air Force<br>{unit4:Fire Section, RAF Akrotiri}, Cyprus | {rank4:Senior Aircraftwoman}<br>{title4:Firefighter} | {dates4:09/09/2013|2013-09..2017-07} | 14/07/2017 | {did4:Crash, domestic and wild fire cover on a station of 3,000.} {did4:Sent to Gibraltar for two months in 2015.} | Posted |
| {firm5:Skelwith's Farm Shop}, Crayke, York | {title5:Counter Assistant} | {dates5:02/07/2011|2011-07..2013-08} | 31/08/2013 | {did5:Served customers, cut meat and cheese and cashed up at night.} | Joined the RAF |
# Section 4: Education
| «School, college or university» | «From» | «To» | «Qualification and subject» | «Grade» |
| {school1:York College} | {years1:09/2011|2011-09..2013-06} | 06/2013 | {degree1:BTEC Level 3 Extended Diploma}, {area1:Uniformed Public Services} | DMM |
| {school2:Easingwold School} | {years2:09/2006|2006-09..2011-06} | 06/2011 | {degree2:GCSEs} in eight subjects including English and Maths | B to D |
# Section 5: Training relevant to the post
| «Course» | «Provider» | «Date passed» |
| {passed:Emergency Response Driving} | NYFRS Training Centre, Easingwold | 05/2024 |
| {passed:Breathing Apparatus Initial} | Fire Service College, Moreton-in-Marsh | 10/2022 |
| {passed:NEBOSH National General Certificate} | Scarborough Safety Training | 03/2022 |
| {passed:First Response Emergency Care Level 3} | NYFRS | 01/2025 |
# Section 6: Voluntary and community work
| «Role» {role1:Assistant Cub Scout Leader} | «Organisation» {cause1:1st Husthwaite Scout Group} | «Since» 2022 |
# Section 7: How you meet the person specification
«Use no more than 250 words.»
I have wanted to do this job full time since my first week at Leeming. On-call work has shown me what a community expects of its crew: last winter we spent nine hours with a farmer whose herd was trapped in a slurry store, and it was patience and not muscle that got the animals out. I keep fit, I live four minutes from a station, and I know that most of the work is prevention. Over two years I have fitted more than 200 smoke alarms in homes in the villages round Easingwold, and I like the talking as much as the drilling.
# Section 8: Referees
| «Name, post and address»<br>Mrs C. Aldous, Operations Manager, Bilsdale Creameries Ltd, Thirsk | «Name, post and address»<br>Watch Manager P. Snaith, North Yorkshire Fire and Rescue Service |
| «Signed»<br>J L Whitcombe | «Date»<br>19/11/2026 |
`;

export const UNIVERSITY_TECHNICIAN = `[head]«CONFIDENTIAL – Ref. TS0418»
= «Application for Employment: Professional and Technical Services»
# Post applied for
| «Job title» | Senior Workshop Technician | «Department» | Engineering, Penryn |
# 1. About you
| «Full name» | {name:Graham Nancarrow} | «Known as» | Graham |
| «Address» | Trevose, 3 Foundry Hill, {location:Hayle|Hayle, Cornwall|Trevose, 3 Foundry Hill, Hayle, Cornwall|Trevose, 3 Foundry Hill, Hayle, Cornwall TR27 9ZZ}, Cornwall TR27 9ZZ | «Telephone» | {phone:07700 900427} |
| «E-mail» | {email:g.nancarrow@tideway.example} | «Right to work in the UK» | Yes |
# 2. Present post
| «Employer» | {firm1:Truro and Penwith College}, College Road, Truro |
| «Job title and grade» | {title1:Workshop Technician}, Grade 4 |
| «Dates (month and year)» | {dates1:Sept 2015 – to date|2015-09..present} |
| «Salary» | £26,850 |
| «Duties» | {did1:Set up lathes, mills and the welding bays for up to six classes a day.}<br>{did1:Order steel, gases and tooling from a budget of £38,000.}<br>{did1:Carry out PUWER and LOLER checks and keep the COSHH file.}<br>{did1:Built the jigs for the Formula 24 greenpower car with second-year students.} |
| «Notice» | One month |
# 3. Previous posts (most recent first)
| «Dates» | «Employer and place» | «Post and main duties» | «Reason for leaving» |
| {dates2:May 2006 – Aug 2015|2006-05..2015-08} | {firm2:Penzance Dry Dock (1991) Ltd}, Penzance | {title2:Machinist Fitter}<br>{did2:Turned shafts, bearings and pins for fishing vessels and the Scillonian.} {did2:Line-bored stern tubes in place.} | Dock put staff on short time |
| {dates3:Oct 2001 – Apr 2006|2001-10..2006-04} | {firm3:South Crofty Engineering Services}, Pool, Redruth | {title3:Maintenance Fitter}<br>{did3:Kept pumps and hoists running after the mine closed and rebuilt two Cornish compressors for sale.} | To work nearer home |
| {dates4:July 1996 – Sept 2001|1996-07..2001-09} | {firm4,5:Holman Climax Manufacturing}, Camborne | {title4:Toolroom Turner}<br>{did4:Made gauges and drill tooling to drawing, mostly in EN24.} | Redundancy |
| {dates5:Sept 1990 – June 1996|1990-09..1996-06} | Holman Climax Manufacturing | {title5:Apprentice, then Fitter}<br>{did5:Four-year indentured apprenticeship, then two years on the assembly line for rock drills.} | Moved to toolroom |
# 4. Education and qualifications
| «From – to» | «Place of study» | «Qualification» | «Result» |
| {years1:2016 – 2018|2016..2018} | {school1:Truro and Penwith College} | {degree1:Certificate in Education} (in-service) | Pass |
| {years2:1990 – 1994|1990..1994} | {school2:Cornwall College}, Pool | {degree2:City & Guilds 205 Parts 1–3}, {area2:Mechanical Engineering Craft} | Credit |
| {years3:1985 – 1990|1985..1990} | {school3:Hayle Comprehensive School} | {degree3:GCSE} Maths, English, Technical Drawing, Physics, Geography | B, C, A, C, C |
# 5. Training and membership
| «Course or membership» | «Provider or body» | «Date» |
| {passed:Abrasive Wheels (PUWER)} | Duchy Training | February 2025 |
| {passed:SolidWorks CSWA} | Online | July 2023 |
| {passed:Emergency First Aid at Work} | St John Ambulance | March 2024 |
| {passed:Registered Science Technician (RSciTech)} | Institute of Science and Technology | 2021 |
# 6. Skills for this post
«List equipment and software that you use without supervision.»
{skill:Manual and CNC turning}, {skill:TIG and MIG welding}, {skill:Laser cutting}, {skill:3D printing}, {skill:SolidWorks}, {skill:Fusion 360}
# 7. Supporting statement
I have spent a little over thirty years at a bench and the last eleven of them with students looking over my shoulder, and I find I would rather have them there than not. The advert asks for somebody who can take a research group's sketch and send back something that fits. At the dock that was every job: a skipper with a broken part in a carrier bag and a tide to catch. At the college I have added the paperwork that I used to leave to others, and I now write the risk assessments for the whole workshop.
My grandson and I restore stationary engines, and I ring at St Erth church.
# 8. Referees
| «Referee 1» | Mr D. Trewhella, Head of Engineering, Truro and Penwith College |
| «Contact before interview?» | Yes |
| «Referee 2» | Mrs S. Bolitho, formerly Works Manager, Penzance Dry Dock |
| «Contact before interview?» | Yes |
`;

export const SECURITY_SCREENING = `= «Security Officer Application and Screening Form»
«To BS 7858. Account for the last five years in full. Any gap of more than 31 days will be queried. Complete all boxes: put N/A if it does not apply.»
# A. Applicant
| «Full name (as passport)» | {name:Emmanuel Kwabena Asante-Darko} | «Date of birth» | 11/08/1984 |
| «Present address» | Flat 9, Purbeck Court, 40 Sydenham Rd, {location:Croydon|Flat 9, Purbeck Court, 40 Sydenham Rd, Croydon|Flat 9, Purbeck Court, 40 Sydenham Rd, Croydon CR0 9ZZ} CR0 9ZZ | «At this address since» | 05/2023 |
| «Mobile» | {phone:07700 900583} | «E-mail» | {email:e.asante@mailroom.example} |
| «Nationality» | Ghanaian (settled status) | «Height» | 1.83 m |
# B. Licences
| «Type» | «Number» | «Expires» |
| {passed:SIA Door Supervisor Licence} | 1013 0000 0000 0000 | 02/2028 |
| {passed:SIA Public Space Surveillance (CCTV) Licence} | 1014 0000 0000 0000 | 09/2027 |
| {passed:Full UK Driving Licence} | On request | 2034 |
# C. Five-year history, working back from today
| «From» | «To» | «Employer, college or benefit office. Give address» | «Position and work done» | «Who can confirm» | «Reason left» |
| {dates1:03/2024|2024-03..present} | Now | {firm1:Castlegate Guarding Ltd}, 112 Brighton Rd, Purley | {title1:Relief Security Officer}<br>{did1:Cover at six retail parks and a data centre: patrols, key holding, alarm response.} {did1:Trained nine new officers on the handheld tour system.} | R. Pillai, Area Manager, 020 7946 0312 | N/A |
| 12/2023 | 02/2024 | Unemployed. Jobcentre Plus, Cherry Orchard Rd, Croydon | N/A | Jobcentre letter | N/A |
| {dates2:06/2022|2022-06..2023-11} | 11/2023 | {firm2:Whitgift Events Stewarding}, Park Lane, Croydon | {title2:Door Supervisor}<br>{did2:Searches, ID checks and ejections at a 900-capacity venue.} {did2:Gave evidence for the council at two licensing hearings.} | Mrs T. Okell, Director | Venue closed |
| 04/2022 | 05/2022 | In Ghana for father's funeral | N/A | Air tickets | N/A |
| {dates3:09/2020|2020-09..2022-03} | 03/2022 | {firm3:Addington Palace Farm Nurseries}, Featherbed Lane, Croydon | {title3:Warehouse and Yard Operative}<br>{did3:Loaded trolleys for garden centres and drove the counterbalance truck.} | HR office | Seasonal contract ended |
# D. Service in any armed or disciplined force
| «Force» | {service4:Ghana Army} | «Number» | On request |
| «Unit» | {unit4:2nd Battalion of Infantry}, Takoradi | «Rank on discharge» | {rank4:Staff Sergeant} |
| «From» | {dates4:01/2005|2005-01..2020-06} | «To» | 06/2020 |
| «Appointment and duties» | {title4:Platoon Sergeant}. {did4:Second to the platoon commander of 32 soldiers, in charge of their training, kit and welfare.} {did4:Two tours in south Lebanon with UNIFIL, running a checkpoint shared with Lebanese forces.} | «Discharge» | Honourable, 15 years |
# E. Education
| «School or college» | «Certificate» | «From and to» |
| {school1:Archbishop Porter Boys' School}, Takoradi | {degree1:SSSCE}, {area1:General Arts} | {years1:09/2001 – 07/2004|2001-09..2004-07} |
| {school2:Croydon College} | {degree2:Level 2 Certificate}, {area2:Spoken English for Work} | {years2:01/2021 – 06/2021|2021-01..2021-06} |
# F. Languages
| «Language» | «Spoken» | «Written» |
| {language:English} | Fluent | Good |
| {language:Twi} | Mother tongue | Good |
| {language:Fante} | Fluent | Fair |
| {language:Arabic} | A little | None |
# G. Courses
| «Course» | «Month and year» |
| {passed:ACT Awareness} | 04/2024 |
| {passed:Level 3 Award in Emergency First Aid at Work} | 02/2024 |
| {passed:Counterbalance Forklift (RTITB)} | 10/2020 |
# H. Character referees (not family, known at least two years)
| Rev. S. Mensah-Bonsu, Methodist Church, London Rd, Croydon | Mr A. Pereira, neighbour, 41 Sydenham Rd, Croydon |
«I understand that a false statement may lead to dismissal.»
| «Signature» | E. K. Asante-Darko | «Date» | 21/11/2026 |
`;

export const MARINE_ENGINEER = `= CURRICULUM VITAE
«POST APPLIED FOR:» SECOND ENGINEER (OFFSHORE / AHTS)	«AVAILABLE FROM:» 15.01.2027
# PERSONAL PARTICULARS
| «FULL NAME» | {name:Suresh Kumar Nambiar} | «NATIONALITY» | Indian |
| «DATE OF BIRTH» | 02.05.1981 | «PLACE OF BIRTH» | Payyannur |
| «ADDRESS» | Sreevalsam, Temple Road, {location:Kannur|Kannur, Kerala|Sreevalsam, Temple Road, Kannur, Kerala 670 001|Sreevalsam, Temple Road, Kannur, Kerala|Kannur, Kerala 670 001}, Kerala 670 001 | «NEAREST AIRPORT» | Kannur (CNN) |
| «MOBILE» | {phone:+91 55501 00142} | «E-MAIL» | {email:sk.nambiar@deckmail.example} |
| «MARITAL STATUS» | Married, two children | «BOILER SUIT / SHOES» | XL / UK 9 |
# TRAVEL DOCUMENTS
| «DOCUMENT» | «NUMBER» | «PLACE OF ISSUE» | «ISSUED» | «EXPIRES» |
| Passport | Z000 0000 | Kozhikode | 11.03.2021 | 10.03.2031 |
| Indian CDC | MUM 000000 | Mumbai | 22.08.2017 | 21.08.2027 |
# CERTIFICATES OF COMPETENCY AND COURSES
| «CERTIFICATE» | «NUMBER» | «PLACE OF ISSUE» | «ISSUED» | «EXPIRES» |
| {passed:MEO Class II (Motor)} | 0000 | MMD Kochi | 19.09.2022 | 18.09.2027 |
| {passed:Basic Safety Training (STCW VI/1)} | 0000 | Kochi | 04.06.2023 | 03.06.2028 |
| {passed:Advanced Fire Fighting} | 0000 | Kochi | 10.06.2023 | 09.06.2028 |
| {passed:BOSIET with CA-EBS} | 0000 | Navi Mumbai | 27.01.2024 | 26.01.2028 |
| {passed:High Voltage Management Level} | 0000 | Chennai | 15.11.2022 | Unlimited |
# SEA SERVICE (LAST VESSEL FIRST)
| «VESSEL / FLAG» | «TYPE» | «BHP» | «RANK» | «COMPANY» | «SIGN ON» | «SIGN OFF» |
| Greatship Ramya / India | AHTS | 8,000 | {title1:Third Engineer} | {firm1:Sarvesh Offshore Pvt Ltd}, Mumbai | {dates1:03.02.2024|2024-02..2026-10} | 28.10.2026 |
| «REMARKS» {did1:ONGC charter, Mumbai High, three hitches of about five months.} {did1:In charge of bow thrusters, purifiers and the sewage plant.} {did1:Dry dock at Colombo in 2025, main engine overhaul of six units.} |
| Al Safliya 7 / Qatar | Crew boat | 4,200 | {title2:Third Engineer} | {firm2:Wakrah Marine Services}, Doha | {dates2:17.10.2022|2022-10..2023-12} | 09.12.2023 |
| «REMARKS» {did2:Sole watchkeeper by night, twin Caterpillar C32, planned maintenance on AMOS.} |
| MV Kaveri Pride / India | Bulk 58k DWT | 12,900 | {title3:Fourth Engineer} | {firm3:Coromandel Ship Managers}, Chennai | {dates3:01.05.2019|2019-05..2021-06} | 14.06.2021 |
| «REMARKS» {did3:Purifiers, compressors, boiler water tests and bunkering of up to 900 t.} {did3:Signed on twice, once for eleven months because of Covid.} |
# NAVAL SERVICE
| «SHIP / UNIT» | «SERVICE» | «RATE» | «APPOINTMENT» | «FROM» | «TO» |
| {unit4:INS Shardul} | {service4:Indian Navy} | {rank4:Chief Petty Officer} | {title4:Engine Room Artificer} | {dates4:12.07.2013|2013-07..2018-01} | 31.01.2018 |
| «REMARKS» {did4:Ran the forward engine room of a landing ship with 14 sailors.} {did4:Disaster relief off Maldives and Madagascar.} |
| {unit5:INS Ganga} | {service5:Indian Navy} | {rank5:Petty Officer} | {title5:Gas Turbine Maintainer} | {dates5:05.08.2006|2006-08..2013-07} | 11.07.2013 |
| «REMARKS» {did5:Changed boilers' burners and turbo-generators at sea, and taught apprentices from INS Shivaji.} |
# EDUCATION
| «EXAMINATION» | «INSTITUTE» | «YEAR» |
| {degree1:Diploma} in {area1:Mechanical Engineering} | {school1:INS Shivaji}, Lonavla | {years1:2003|2003..2003} |
| {degree2:Higher Secondary (Plus Two)} | {school2:GHSS Payyannur} | {years2:1999|1999..1999} |
# LANGUAGES
{language:Malayalam}, {language:Hindi}, {language:English}, {language:Tamil} (spoken)
«I declare that the above is true to the best of my knowledge.»
Kannur, 20.11.2026	S. K. Nambiar
`;

export const HELICOPTER_PILOT = `= {name:Geneviève Lacasse-Hume}
[box]Airline Transport Pilot – Helicopter and Aeroplane
[side]# Contact
[side]{phone:250-555-0187}
[side]{email:glh@skyletter.example}
[side]{location:Kelowna|Kelowna, BC}, BC
[side]Canadian citizen
[side]# Hours
[side]«Total» 4,615
[side]«PIC» 3,180
[side]«Multi-engine» 2,940
[side]«Instrument» 512
[side]«Night / NVG» 790
[side]«Turbine» 4,330
[side]# Licences
[side]{passed:ATPL(H) Canada}
[side]{passed:CPL(A) Canada}
[side]{passed:Group 1 Instrument Rating}
[side]{passed:Class 4 Instructor Rating (A)}
[side]Category 1 medical, no limits
[side]# Types
[side]{passed:BH12 type rating}
[side]{passed:S-92 type rating}
[side]DHC-8 ground school done, Oct. 2026
[side]# Languages
[side]{language:French}, first language
[side]{language:English}, ICAO 6
# Flying
# # {dates1:Nov. 2023 to date|2023-11..present}
{firm1:Okanagan Ridge Helicopters|Okanagan Ridge Helicopters, Kelowna, BC}, Kelowna, BC
**{title1:Line Captain, Bell 212|Line Captain}**
{did1:Wildfire season from May to September: bucketing, longline and crew moves for the BC Wildfire Service, 610 hours on contract without a reportable incident.}
{did1:Winters on heli-ski and avalanche control out of Revelstoke; wrote the company's loading card for mixed loads.}
# # {dates2:Aug. 2019 to Oct. 2023|2019-08..2023-10}
{firm2:Cougar Head Offshore}, St. John's, NL
**{title2:First Officer, then Captain, S-92|First Officer, then Captain}**
{did2:Two-crew IFR to platforms on the Grand Banks, upgraded to Captain in June 2022.}
{did2:Company SMS investigator for three bird strikes and a hydraulic leak.}
# # {dates3:July 2013 to Aug. 2019|2013-07..2019-08}
{service3:Royal Canadian Air Force}, {unit3:408 Tactical Helicopter Squadron}, Edmonton
**{rank3:Captain}, {title3:Aircraft Commander, CH-146 Griffon|Aircraft Commander}**
{did3:Deployed to Mali in 2018 for Op PRESENCE: armed escort of medical flights, 140 hours in ten weeks.}
{did3:Flight Safety Officer for a unit of 24 aircraft from 2017.}
{did3:Flew the evacuation of Fort McMurray in May 2016.}
# # {dates4:June 2009 to July 2013|2009-06..2013-07}
{service4:Royal Canadian Air Force}, {unit4:2 Canadian Forces Flying Training School}, Moose Jaw
**{rank4:Second Lieutenant}, {title4:Student Pilot}**
{did4:Phases I to III; wings in May 2013, top of course in instrument flying.}
# Studies
# # {years1:2005 – 2009|2005..2009}
**{degree1:B.Sc.}, {area1:Space Science}**
{school1:Royal Military College of Canada}, Kingston, ON
# # {years2:2003 – 2005|2003..2005}
**{degree2:D.E.C.}, {area2:Sciences de la nature}**
{school2:Cégep de Trois-Rivières}
# Recognition
- {award:Chief of the Defence Staff Commendation}, 2019
- {award:Canadian Forces' Decoration}, 2017
# Off the clock
I coach girls' hockey in the winter, build bamboo fly rods, and I am restoring a 1956 Cessna 170 with my brother in Shawinigan.
`;

export const WORKDAY_PAYROLL = `= {name:Caoimhe Garvan}
«My Applications > Payroll Manager (R-0047193) > Submitted application»
[box]«Status» Under consideration	«Submitted» 11/18/2026	«Source» Careers site
# My Information
| «Country»<br>Ireland |
| «Given Name(s)»<br>Caoimhe |
| «Family Name»<br>Garvan |
| «Address Line 1»<br>8 Cluain Dara |
| «City»<br>{location:Ennis|Ennis, Ireland|Ennis, Clare, Ireland|Ennis, Co. Clare|Ennis, Clare|8 Cluain Dara, Ennis, Clare|8 Cluain Dara, Ennis, Clare, V95 X000|8 Cluain Dara, Ennis} |
| «County»<br>Clare |
| «Postal Code»<br>V95 X000 |
| «Email Address»<br>{email:caoimhe.garvan@lough.example} |
| «Phone Device Type»<br>Mobile |
| «Phone Number»<br>{phone:+353 20 915 5501} |
# My Experience
# # Work Experience 1
| «Job Title»<br>{title1:Senior Payroll Specialist} |
| «Company»<br>{firm1:Burren Medical Devices Teo} |
| «Location»<br>Shannon Free Zone |
| «I currently work here»<br>Yes |
| «From»<br>{dates1:02/2021|2021-02..present} |
| «Role Description»<br>{did1:Weekly and monthly payrolls for 860 staff in Ireland and 120 in the Netherlands.}<br>{did1:Led the move from CoreHR to Workday Payroll, parallel runs over three months with variances under 0.1%.}<br>{did1:Contact for Revenue on enhanced reporting since January 2024.} |
# # Work Experience 2
| «Job Title»<br>{title2:Payroll and Benefits Administrator} |
| «Company»<br>{firm2:Kilrush Seafoods} |
| «Location»<br>Kilrush |
| «From»<br>{dates2:09/2015|2015-09..2021-01} |
| «To»<br>01/2021 |
| «Role Description»<br>{did2:Paid 240 people, many of them seasonal, on piece rates and three collective agreements.}<br>{did2:Set up the auto-enrolment of the pension scheme and answered staff queries in Polish and Portuguese through a colleague.} |
# # Work Experience 3
| «Job Title»<br>{title3:Accounts Assistant} |
| «Company»<br>{firm3:Hassett Leahy & Co., Chartered Accountants} |
| «Location»<br>Ennis |
| «From»<br>{dates3:06/2011|2011-06..2015-08} |
| «To»<br>08/2015 |
| «Role Description»<br>{did3:Bookkeeping, VAT3 returns and payroll bureau work for about 30 farms, pubs and shops.} |
# # Work Experience 4
| «Job Title»<br>{title4:Night Porter} |
| «Company»<br>{firm4:The Old Ground Lodge} |
| «Location»<br>Ennis |
| «From»<br>{dates4:10/2008|2008-10..2011-05} |
| «To»<br>05/2011 |
| «Role Description»<br>{did4:Balanced the till and checked in late coaches while I studied.} |
# # Education 1
| «School or University»<br>{school1:Technological University of the Shannon} |
| «Degree»<br>{degree1:Bachelor of Business} |
| «Field of Study»<br>{area1:Accounting} |
| «From»<br>{years1:2008|2008..2011} |
| «To (Actual or Expected)»<br>2011 |
| «Overall Result (GPA)»<br>2.1 |
# # Certifications 1
| «Certification»<br>{passed:Certified Payroll Technician (IPASS)} |
| «Issued Date»<br>05/2014 |
# # Certifications 2
| «Certification»<br>{passed:Diploma in Payroll Management} |
| «Issued Date»<br>11/2019 |
# # Languages 1
| «Language»<br>{language:Irish} |
| «Overall»<br>4 - Fluent |
# # Languages 2
| «Language»<br>{language:English} |
| «Overall»<br>5 - Native |
# # Skills
{skill:Workday Payroll}	{skill:CoreHR}	{skill:PAYE Modernisation}	{skill:Payroll Auditing}	{skill:Pensions Administration}	{skill:Excel}
# # Resume/CV
| «Resume/CV»<br>CGarvan_2026.pdf «(212 KB)» |
# Application Questions
| «Are you legally entitled to work in the country of this job?»<br>Yes |
| «What is your notice period?»<br>Six weeks |
| «Have you previously been employed by us or by one of our affiliates?»<br>No |
`;
