/** CVs of the thirteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const STAFF_NURSE = `= {name:Oluwaseun Adebowale-Finch}
{location:Chesterfield, Derbyshire|Chesterfield} | {phone:07700 900471} | {email:seun.adebowalefinch@mailhome.example}
# Personal statement
Registered adult nurse with seven years in acute medicine and respiratory care. I am calm when the ward is not, and I enjoy teaching students. Looking for a Band 6 post closer to home.
# Employment
**{title1:Staff Nurse (Band 5), Respiratory Ward|Staff Nurse|Staff Nurse (Band 5)}**\t{dates1:September 2020 – Present|2020-09..present}
{firm1:Ridgeway Hospitals NHS Foundation Trust}, Sheffield
- {did1:Care for eight patients a shift on a 28-bed ward, including patients on non-invasive ventilation}
- {did1:Link nurse for inhaler technique and discharge planning}
- {did1:Practice supervisor to eleven student nurses so far}
- {did1:In charge of the ward on nights about once a week}
**{title2:Staff Nurse, Acute Medical Unit|Staff Nurse}**\t{dates2:October 2017 – August 2020|2017-10..2020-08}
{firm2:Amber Valley General Hospital}, Derby
- {did2:Admitted and assessed up to ten patients a shift from A&E and GP referral}
- {did2:Completed preceptorship in nine months}
**{title3:Healthcare Assistant (bank, part-time)|Healthcare Assistant}**\t{dates3:November 2014 – September 2017|2014-11..2017-09}
{firm3:Brampton Lodge Nursing Home}, Chesterfield
- {did3:Personal care for residents with dementia alongside my degree}
# Education
**{degree1:BSc (Hons)} {area1:Adult Nursing}**, 2:1\t{years1:2014 – 2017|2014..2017}
{school1:Sheffield Hallam University}
**{degree2:A levels}: Biology (B), Psychology (B), Sociology (C)**\t{years2:2012 – 2014|2012..2014}
{school2:Hasland Sixth Form College}, Chesterfield
# Registration and training
- {passed:NMC Registered Nurse (Adult)}, since 2017
- {passed:Immediate Life Support}, March 2026
- {passed:Tracheostomy Care Competency}, 2022
- {passed:Practice Supervisor and Assessor Preparation}, 2021
# Skills
- {skill:Non-invasive ventilation}
- {skill:Cannulation and venepuncture}
- {skill:Arterial blood gas interpretation}
- {skill:SystmOne}
- {skill:Discharge planning}
# References
Available on request
`;

export const MOTOR_SERGEANT = `= {name:DeShawn T. Kirkpatrick}
{location:Killeen, TX 76549|Killeen, TX|Killeen}  •  {phone:(254) 555-0136}  •  {email:dt.kirkpatrick@fastpost.example}
**FLEET MAINTENANCE SUPERVISOR**
Motor sergeant with 15 years of Army vehicle maintenance. Ran shops of 6 to 31 mechanics, passed every inspection, sent nobody home hurt. Active Secret clearance. Separating June 2027 and relocating to the Dallas area.
# CORE COMPETENCIES
{skill:Diesel Engine Repair} | {skill:Preventive Maintenance} | {skill:GCSS-Army} | {skill:Parts Inventory} | {skill:Hydraulics} | {skill:OSHA Compliance} | {skill:Shop Scheduling} | {skill:Team Leadership}
# MILITARY EXPERIENCE
**{service1,2,3,4:UNITED STATES ARMY|US Army}**\t2011 – Present
**{title1:Motor Sergeant}, {rank1:Sergeant First Class} (E-7)**\t{dates1:AUG 2021 – PRESENT|2021-08..present}
{unit1:2nd Battalion, 8th Cavalry Regiment}, Fort Cavazos, TX
- {did1:managed maintenance of 142 wheeled and tracked vehicles valued at $187M; sustained a 94% operational readiness rate against an Army goal of 90%}
- {did1:mentored 31 Soldiers; six promoted ahead of peers and two selected for Warrant Officer}
- {did1:cut overdue services from 38 to 3 in seven months by rewriting the dispatch schedule}
- {did1:rated #1 of 9 senior maintenance NCOs in the brigade by two consecutive senior raters}
**{title2:Shop Foreman}, {rank2:Staff Sergeant} (E-6)**\t{dates2:JAN 2018 – JUL 2021|2018-01..2021-07}
{unit2:703rd Brigade Support Battalion}, Fort Stewart, GA
- {did2:directed 18 mechanics supporting a nine-month rotation to Poland; moved 61 vehicles 1,100 miles by rail with zero losses}
- {did2:recovered $412K of excess parts and returned them to the supply system}
**{title3:Recovery Section Sergeant}, {rank3:Sergeant} (E-5)**\t{dates3:MAY 2014 – DEC 2017|2014-05..2017-12}
{unit3:3rd Squadron, 2nd Cavalry Regiment}, Vilseck, Germany
- {did3:executed 74 vehicle recoveries on public roads in four countries without injury}
- {did3:licensed 26 drivers on the M984 wrecker}
**{title4:Wheeled Vehicle Mechanic (91B)|Wheeled Vehicle Mechanic}, {rank4:Specialist} (E-4)**\t{dates4:JUN 2011 – APR 2014|2011-06..2014-04}
{unit4:10th Brigade Support Battalion}, Fort Drum, NY
- {did4:repaired HMMWVs, MRAPs and generators in Kandahar Province, Afghanistan, 2013}
# CIVILIAN EXPERIENCE
**{title5:Lube Technician}, {firm5:Speedy Bay Auto Care}, Shreveport, LA**\t{dates5:2009 – 2011|2009..2011}
# MILITARY SCHOOLS
- {passed:Senior Leader Course (91X)}, 2020
- {passed:Battle Staff NCO Course}, 2019
- {passed:Advanced Leader Course}, 2016
- {passed:H8 Wheeled Vehicle Recovery Course}, 2014
# EDUCATION
**{degree1:Associate of Applied Science}, {area1:Diesel Technology}**, {school1:Central Texas College}\t{years1:2022|2022}
**{degree2:High School Diploma}**, {school2:Caddo Parish Magnet High School}\t{years2:2009|2009}
# AWARDS
{award:Meritorious Service Medal}; {award:Army Commendation Medal} (4); {award:Army Achievement Medal} (5); {award:Mechanic Badge}
`;

export const LORRY_DRIVER = `{name:Mick Dunleavy}
{location:14 Tarn Close, Goole, DN14|Goole, DN14|Goole}
{phone:07700 900286}
{email:mickdunleavy64@homepost.example}

Class 1 driver, 22 years, clean licence apart from 3 points in 2019 (now off). Nights, days or
tramping, I don't mind, but I would like to be home Sundays. Own digi card and CPC up to
date till Sept 2029. ADR ran out last year, happy to do it again if you pay.

DRIVING JOBS

{dates1:March 2019 to now|2019-03..present}
{firm1:Humber Bulk Logistics}, Goole
{title1:Class 1 Tipper Driver|Class 1 Driver}
{did1:Grain, animal feed and fertiliser all over the North and down to Felixstowe. Tipping trailers,
weighbridge paperwork, TASCC cleaning records. I train the new lads on the blower.}

{dates2:June 2011 to Feb 2019|2011-06..2019-02}
{firm2:Paragon Chilled Transport}
{title2:HGV Driver} (nights)
{did2:Supermarket trunking out of Wakefield, double deckers. No damage bonus every year
bar one. Made redundant when the contract went.}

{dates3:2006 to 2011|2006..2011}
Agency work, mostly {firm3:Driverline Agency}, Hull and Doncaster
{title3:Class 2 then Class 1 driver|Class 2 Driver|Class 1 Driver}
{did3:Multi-drop, bricks with a moffett, containers, skip wagons for the council.}

{dates4:2003 to 2006|2003..2006}
{firm4:T. Appleyard & Daughter}
{title4:7.5 tonne driver / warehouse|7.5 tonne driver}
{did4:Furniture deliveries two man.}

Before that I was at {firm5:Ferriby Steel Stockholders}, {title5:crane slinger}, {dates5:1988 to 2002|1988..2002}, till it
shut.

LICENCES AND CARDS
{passed:C+E (HGV Class 1)} since 2008
{passed:Driver CPC} exp 09/2029
{passed:Moffett truck mounted forklift} 2007
{passed:FORS Safe Urban Driving} 2021

SCHOOL
{school1:Boothferry Secondary}, left {years1:1984|1984}, {degree1:CSEs} Maths English Metalwork

Interests: pigeons, Hull KR, grandkids.
References from Humber Bulk, ask for Sandra in the office
`;

export const STAFF_ACCOUNTANT = `= {name:Priyanka Venkataraman}
{location:Mississauga, ON|Mississauga, Ontario} | {phone:905-555-0182} | {email:priyanka.venk@letterbox.example} | {url:linkedin.com/in/priyankavenk}
# Summary
CPA with six years of experience in public practice and manufacturing. Strong in month-end close, inventory costing and explaining numbers to people who do not like numbers.
# Experience
**{firm1:Lakeshore Packaging Inc.}, Mississauga, ON**
{title1:Senior Accountant}\t{dates1:Feb 2022 - Present|2022-02..present}
- {did1:Close the books for two legal entities by the fifth business day}
- {did1:Built a standard cost model for 340 products, which found $210,000 of underpriced work}
- {did1:Prepare HST returns and the working papers for the year-end audit}
**{firm2:Dhaliwal Morrow LLP}, Brampton, ON**
{title2:Staff Accountant}\t{dates2:Sep 2019 - Jan 2022|2019-09..2022-01}
- {did2:Compilations and reviews for 45 owner-managed businesses}
- {did2:Filed about 120 personal and 60 corporate tax returns each season}
**{firm3:Peel Region Credit Union}, Brampton, ON**
{title3:Member Service Representative (Part-time)|Member Service Representative}\t{dates3:May 2016 - Aug 2019|2016-05..2019-08}
- {did3:Opened accounts, took deposits and referred members to lending staff}
# Education
**{school1:Toronto Metropolitan University}**
{degree1:Bachelor of Commerce}, {area1:Accounting and Finance}\t{years1:Sep 2015 - Jun 2019|2015-09..2019-06}
# Certifications
- {passed:Chartered Professional Accountant (CPA)}, CPA Ontario, 2022
- {passed:Advanced Excel for Finance}, 2020
# Skills
{skill:Month-end close}, {skill:Inventory costing}, {skill:HST}, {skill:Sage 300}, {skill:QuickBooks Online}, {skill:CaseWare}, {skill:Power Query}
# Languages
{language:English}, {language:Tamil}, {language:French} (basic)
# Volunteering
{role1:Tax Clinic Volunteer}, {cause1:Community Volunteer Income Tax Program}, Feb 2020 - Apr 2024
`;

export const SIGNALS_SUPERVISOR = `= {name:Gavin Rees-Mortimer}
{location:Blandford Forum, Dorset|Blandford Forum}
«M:» {phone:+44 7700 900653}   «E:» {email:gavin.reesmortimer@quickmail.example}
# A BIT ABOUT ME
Networks and radio engineer, 23 years in the Royal Signals, left as a Warrant Officer in the spring. I have built headquarters in deserts, car parks and one very smart hotel. DV cleared until 2030. I want to run a service desk or a network team, not go back to sitting in a Land Rover.
# WHERE I HAVE SERVED – {service1,2,3,4,5:BRITISH ARMY|British Army}
| **«Dates»** | **«Rank and appointment»** | **«What I did»** |
| {dates1:Apr 2022 – Apr 2026|2022-04..2026-04} | {rank1:Warrant Officer Class 2}<br>{title1:Foreman of Signals} | {unit1:22 Signal Regiment}, Stafford<br>{did1:Technical authority for the deployed network, 190 users in Estonia and 60 in Iraq.}<br>{did1:Wrote the cut-over plan from Bowman to the new data bearer.} |
| {dates2:Aug 2018 – Mar 2022|2018-08..2022-03} | {rank2:Staff Sergeant}<br>{title2:Systems Engineering Technician Supervisor} | {unit2:30 Signal Regiment}, Bramcote<br>{did2:Led 14 technicians.}<br>{did2:On call for UK resilience: floods in 2019, Covid test sites in 2020.} |
| {dates3:Jun 2014 – Jul 2018|2014-06..2018-07} | {rank3:Sergeant}<br>{title3:Instructor} | {unit3:11 Signal Regiment}, Blandford<br>{did3:Taught IP networking to Phase 2 soldiers, 220 students, 96% first-time pass.} |
| {dates4:Feb 2009 – May 2014|2009-02..2014-05} | {rank4:Corporal}<br>{title4:Radio Detachment Commander} | {unit4:3rd (UK) Division Signal Regiment}, Bulford<br>{did4:Two tours of Afghanistan (HERRICK 11 and 17).} |
| {dates5:Mar 2003 – Jan 2009|2003-03..2009-01} | {rank5:Signaller}<br>{title5:Communication Systems Operator} | {unit5:7 Signal Regiment}, Elmpt, Germany |
# COURSES AND TICKETS
| 2024 | {passed:Cisco CCNP Enterprise} |
| 2023 | {passed:ITIL 4 Foundation} |
| 2021 | {passed:PRINCE2 Practitioner} |
| 2017 | {passed:Foreman of Signals Course}, Defence School of Communications |
| 2013 | {passed:Defence Train the Trainer} |
# LEARNING
| {years1:2019 – 2022|2019..2022} | {degree1:BEng (Hons)} {area1:Telecommunications Systems Engineering}, {school1:Bournemouth University} (part-time) |
| {years2:2002|2002} | 9 {degree2:GCSEs}, {school2:Ysgol Bro Tawel}, Llanelli |
# KIT I KNOW
{skill:Cisco IOS}, {skill:Juniper}, {skill:VMware}, {skill:satellite terminals}, {skill:fibre splicing}, {skill:ServiceNow}, {skill:risk assessments}
# OTHER THINGS
{language:Welsh} (first language), {language:English}. {role1:Cub Scout Leader}, {cause1:1st Blandford Scouts}, since 2019. Full driving licence incl. C1.
Referees on request.
`;

export const AIRMAN_PLANNER = `= {name:Kaylee Brandstetter}
{location:Tucson, AZ} | {phone:520-555-0148} | {email:kaylee.brandstetter@mailroom.example} | {url:linkedin.com/in/kbrandstetter}
# SUMMARY
Production planner and Air Force veteran with ten years of experience scheduling aircraft maintenance. Known for realistic plans and short meetings.
# EXPERIENCE
**{title1:Maintenance Planner}**
{firm1:Sonoran Aero Services}, Tucson, AZ
{dates1:July 2022 - Present|2022-07..present}
- {did1:Plan heavy checks for a fleet of 26 regional jets}
- {did1:Reduced average check length from 19 to 15 days}
- {did1:Coordinate parts, tooling and hangar space with four departments}
**{title2:Maintenance Scheduler}, {rank2:Staff Sergeant}**
{service2:U.S. Air Force|US Air Force}, {unit2:355th Maintenance Group}, Davis-Monthan AFB, AZ
{dates2:March 2018 - June 2022|2018-03..2022-06}
- {did2:Scheduled inspections for 83 A-10 aircraft with 99.2% on-time compliance}
- {did2:Trained nine airmen on the maintenance information system}
- {did2:Named Maintenance Operations NCO of the Year in 2020}
**{title3:Maintenance Management Analysis Technician}, {rank3:Senior Airman}**
{service3:U.S. Air Force|US Air Force}, {unit3:51st Maintenance Squadron}, Osan Air Base, South Korea
{dates3:January 2015 - February 2018|2015-01..2018-02}
- {did3:Prepared weekly reliability reports for the group commander}
- {did3:Deployed to Al Udeid Air Base, Qatar, for six months in 2016}
# EDUCATION
**{degree1:Bachelor of Science} in {area1:Aviation Management}**
{school1:Embry-Riddle Aeronautical University}
{years1:2018 - 2021|2018..2021}
**{degree2:Associate of Applied Science} in {area2:Maintenance Production Management}**
{school2:Community College of the Air Force}
{years2:2017|2017}
# CERTIFICATIONS
- {passed:Project Management Professional (PMP)}, 2023
- {passed:Lean Six Sigma Green Belt}, 2021
- {passed:Airman Leadership School}, 2018
# SKILLS
- {skill:Production scheduling}
- {skill:Maintenance planning}
- {skill:Microsoft Project}
- {skill:Data analysis}
- {skill:TRAX}
# AWARDS
- {award:Air Force Commendation Medal}
- {award:Air Force Achievement Medal}
`;

export const SOUS_CHEF = `[side]= {name:Niamh Castellano}
[side]Sous chef
[side]# Contact
[side]☎ {phone:0491 570 156}
[side]✉ {email:niamh@castellano.example}
[side]⌂ {location:Fremantle WA|Fremantle, WA|Fremantle}
[side]# Good at
[side]- {skill:Butchery}
[side]- {skill:Pastry}
[side]- {skill:Menu costing}
[side]- {skill:Wood fire}
[side]- {skill:HACCP}
[side]- {skill:Keeping my temper}
[side]# Speaks
[side]{language:English} ●●●●●
[side]{language:Italian} ●●●●○
[side]{language:Irish} ●●○○○
[side]# Tickets
[side]{passed:Food Safety Supervisor} (2023)
[side]{passed:RSA} (2021)
[side]{passed:First Aid} (2024)
[side]# Loves
[side]Sourdough, sea swimming, bad karaoke
# Hello
I grew up above my nonna's café in Galway and have been in kitchens since I was fifteen. Twelve years on the line, four running it. I cook with fire, I waste very little and my team stays.
# Kitchens
**{title1:Sous Chef}** · {firm1:Salt & Anchor}
{dates1:11/2021 – now|2021-11..present}
- {did1:140 covers on a Saturday, brigade of nine}
- {did1:Took food cost from 34% to 28.5% without touching the portions}
- {did1:Wrote the winter menu two years running}
**{title2:Chef de Partie}** (larder, then grill) · {firm2:The Boatshed Cottesloe}
{dates2:02/2019 – 10/2021|2019-02..2021-10}
- {did2:Stood in as sous for four months when ours broke his leg}
- {did2:Trained three apprentices, all qualified}
**{title3:Station Cook}** (working holiday) · {firm3:Nambung Downs Station}
{dates3:2017 – 2019|2017..2019}
**{title4:Commis Chef}** · {firm4:Hotel Corrib Bay, Galway|Hotel Corrib Bay}
{dates4:06/2013 – 12/2016|2013-06..2016-12}
- {did4:Breakfasts, banquets of 300 and every onion in Connacht}
# Training
**{degree1:Higher Certificate} in {area1:Culinary Arts}**
{school1:Galway-Mayo Institute of Technology}, {years1:2011 – 2013|2011..2013}
**{degree2:Leaving Cert}**
{school2:Coláiste na Mara}, {years2:2011|2011}
# People who will vouch for me
Happy to give you two head chefs' numbers once we have talked.
`;

export const VEHICLE_TECHNICIAN_CANADA = `= {name:Étienne Labrosse-Keough}
{location:Petawawa, ON|Petawawa, Ontario} · {phone:(613) 555-0127} · {email:elabrosse@courrielnord.example}
Bilingual heavy equipment and vehicle technician. Red Seal. Eleven years regular force, still parading one night a week.
# Employment history
**{firm1:Algonquin Forest Equipment}**, Pembroke ON \t {dates1:2023-09 to present|2023-09..present}
__{title1:Heavy Equipment Technician}__
- {did1:Field service on harvesters and forwarders within 200 km of Pembroke}
- {did1:Diagnose electronic engine controls (Cat, Cummins, Deere)}
- {did1:Brought the service truck's parts stock under one list; callbacks down by a third}

**{service2,3,4:Canadian Armed Forces} – Reserve**, {unit2:33 Service Battalion}, Ottawa ON \t {dates2:2023-10 to present|2023-10..present}
__{rank2:Master Corporal}, {title2:Vehicle Technician Section 2IC|Vehicle Technician}__
- {did2:Weekend and summer training of eight reservists}

**Canadian Armed Forces – Regular Force**, {unit3:2 Service Battalion}, Petawawa ON \t {dates3:2017-06 to 2023-08|2017-06..2023-08}
__{rank3:Master Corporal}, {title3:Vehicle Technician} (00129)__
- {did3:Ran a floor of six technicians repairing LAV 6 and TAPV}
- {did3:Deployed to Latvia, Operation REASSURANCE, January to July 2020}
- {did3:Commanding Officer's coin for a recovery from the Ottawa River ice}

**Canadian Armed Forces – Regular Force**, {unit4:5 Service Battalion}, Valcartier QC \t {dates4:2012-07 to 2017-05|2012-07..2017-05}
__{rank4:Corporal}, {title4:Vehicle Technician} (00129)__
- {did4:Repaired B fleet trucks and trailers}
- {did4:Sandbagging in Gatineau, spring 2017}

**{firm5:Garage Réjean Thibault}**, Trois-Rivières QC \t {dates5:2010-05 to 2012-06|2010-05..2012-06}
__{title5:Apprentice Mechanic}__
# Trade and military courses
- {passed:Red Seal – Heavy Duty Equipment Technician}, 2022
- {passed:Ontario 310S Licence}, 2023
- {passed:Primary Leadership Qualification}, Gagetown, 2019
- {passed:Vehicle Technician DP1}, RCEME School, Borden, 2013
- {passed:WHMIS}, 2025
# Education
{school1:Collège Shawinigan} – {degree1:DEP} {area1:Mécanique automobile} \t {years1:2008 – 2010|2008..2010}
# Skills
{skill:Diesel diagnostics}, {skill:hydraulics}, {skill:MIG welding}, {skill:air brakes}, {skill:DRMIS}, {skill:recovery operations}
# Languages
{language:French} (first language); {language:English} (C/B/C, military profile)
# Honours
{award:Special Service Medal (Expedition)}, {award:Canadian Forces' Decoration}
`;

export const INDIAN_SUBEDAR = `# CURRICULUM VITAE
= {name:BALWINDER SINGH RANDHAWA|Balwinder Singh Randhawa}
Ex-Serviceman ({service1,2,3,4:Indian Army})
{location:H. No. 212, Phase 4, Mohali, Punjab – 160059|Mohali, Punjab – 160059|Mohali, Punjab|Mohali}
«Mobile:» {phone:+91 98000 00147}   «E-mail:» {email:bsrandhawa.sub@dakghar.example}
# CAREER OBJECTIVE
To serve as Security Manager or Administration Officer in a reputed organisation where my 26 years of disciplined service in the Corps of Signals can be of use.
# POST RETIREMENT EXPERIENCE
**1. {title5:Assistant Security Officer}** – {firm5:Chandi Mall Facilities Pvt. Ltd.}, Chandigarh ({dates5:Nov 2022 to till date|2022-11..present})
- {did5:Supervising 64 guards in three shifts and control room of 210 CCTV cameras}
- {did5:Conducting fire drills every quarter}
- {did5:Liaison with local police and fire brigade}
# SERVICE RECORD
| **«S. No.»** | **«Rank»** | **«Appointment»** | **«Unit / Place»** | **«Period»** |
| 1 | {rank1:Subedar} | {title1:Subedar Adjutant} | {unit1:14 Corps Signal Regiment}, Leh | {dates1:08/2018 – 08/2022|2018-08..2022-08} |
| 2 | {rank2:Naib Subedar} | {title2:Troop Subedar} | {unit2:2 Military Training Regiment}, Jabalpur | {dates2:05/2013 – 07/2018|2013-05..2018-07} |
| 3 | {rank3:Havildar} | {title3:Detachment Commander} | {unit3:7 Infantry Division Signal Regiment}, Ferozepur | {dates3:01/2006 – 04/2013|2006-01..2013-04} |
| 4 | {rank4:Signalman} | {title4:Operator Radio and Line} | {unit4:4 Corps Signal Regiment}, Tezpur | {dates4:08/1996 – 12/2005|1996-08..2005-12} |
# ACHIEVEMENTS IN SERVICE
- {award:Chief of Army Staff Commendation Card}, 2019
- {award:United Nations Medal (UNMIS Sudan)}, 2009
- No disciplinary case in whole service
# EDUCATIONAL QUALIFICATION
| **«Examination»** | **«Board / University»** | **«Year»** | **«Marks»** |
| {degree1:B.A.} | {school1:Indira Gandhi National Open University} | {years1:2012|2012} | 56% |
| {degree2:10+2} | {school2:Punjab School Education Board} | {years2:1996|1996} | 61% |
# COURSES
- {passed:Diploma in Industrial Safety and Security Management}, 2022 (DGR sponsored)
- {passed:Junior Leaders Course}, Belgaum, 2011
- {passed:Unit Computer Course}, 2008
# COMPUTER KNOWLEDGE
{skill:MS Word}, {skill:MS Excel}, {skill:Tally}, {skill:CCTV monitoring}
# PERSONAL PROFILE
«Father's Name:» Late Sh. Gurnam Singh
«Date of Birth:» 12 Feb 1978
«Marital Status:» Married, two children
«Languages Known:» {language:Punjabi}, {language:Hindi}, {language:English}
# DECLARATION
I hereby declare that the particulars given above are true to the best of my knowledge.
Place: Mohali\t(Balwinder Singh Randhawa)
`;

export const EUROPASS_ENGINEER = `= {name:Inês Figueira Taborda}
«Date of birth:» 12/05/1992 | «Nationality:» Portuguese | «Phone number:» {phone:(+351) 912 555 014} (Mobile) | «Email address:» {email:ines.taborda@correioazul.example}
«Address:» {location:Rua das Oliveiras 31, 2.º Esq., 3030-175 Coimbra, Portugal|3030-175 Coimbra, Portugal|Coimbra, Portugal|Coimbra} (Home)
# WORK EXPERIENCE
[ {dates1:01/03/2021 – Current|2021-03..present} ] **{title1:Process Engineer}**
**{firm1:Cerâmica do Mondego, S.A.}** | «City:» Coimbra | «Country:» Portugal
- {did1:Responsible for two roller kilns and the glazing line (38 operators)}
- {did1:Reduced natural gas consumption per square metre by 11 %}
- {did1:Introduced statistical process control at the press}
[ {dates2:15/09/2017 – 26/02/2021|2017-09..2021-02} ] **{title2:Quality Technician}**
**{firm2:Vidreira Atlântica, Lda.}** | «City:» Marinha Grande | «Country:» Portugal
- {did2:Inspection of glass containers and treatment of customer complaints}
- {did2:Internal auditor for ISO 9001}
[ {dates3:01/02/2017 – 31/07/2017|2017-02..2017-07} ] **{title3:Erasmus+ Trainee}**
**{firm3:Keramik Institut Höhr}** | «City:» Höhr-Grenzhausen | «Country:» Germany
- {did3:Tests on lead-free glazes for the master's thesis}
# EDUCATION AND TRAINING
[ {years1:01/09/2014 – 31/07/2017|2014-09..2017-07} ] **{degree1:Master of Science} in {area1:Materials Engineering}**
**{school1:Universidade de Aveiro}** | «City:» Aveiro | «Country:» Portugal | «Final grade:» 16/20
[ {years2:01/09/2011 – 31/07/2014|2011-09..2014-07} ] **{degree2:Bachelor} in {area2:Chemical Engineering}**
**{school2:Universidade de Coimbra}** | «City:» Coimbra | «Country:» Portugal
# LANGUAGE SKILLS
«Mother tongue(s):» **{language:Portuguese}**
«Other language(s):»
| | «Listening» | «Reading» | «Spoken production» | «Spoken interaction» | «Writing» |
| **{language:English}** | C1 | C1 | B2 | C1 | B2 |
| **{language:German}** | B1 | B1 | A2 | B1 | A2 |
# DIGITAL SKILLS
{skill:Minitab} | {skill:AutoCAD} | {skill:SAP QM} | {skill:Microsoft Office} | {skill:Python}
# CERTIFICATES
[ 2023 ] **{passed:Lean Six Sigma Yellow Belt}**
[ 2019 ] **{passed:ISO 9001:2015 Internal Auditor}**
# DRIVING LICENCE
Driving Licence: B
`;
