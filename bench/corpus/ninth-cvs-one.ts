/** CVs of the ninth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const ELECTRICIAN = `{name:Gavin Tregarthen}
Approved Electrician (JIB Gold Card)
{location:Redruth, Cornwall} - {phone:07700 900131} - {email:gavin.tregarthen@homemail.example}

PERSONAL STATEMENT
Time-served electrician, happy on site, in lofts and up poles. Own van, own tools, tidy.

EXPERIENCE
{title1:Electrician}, {firm1:self-employed} {dates1:2019 - present|2019..present}
- {did1:Rewires, consumer unit changes and landlord certificates across west Cornwall}
- {did1:Install car chargers for a national supplier}
{title2:Approved Electrician}, {firm2:Kernow Fire & Electrical}, Camborne {dates2:2014 - 2019|2014..2019}
- {did2:Test and inspection in 40 schools}
{title3:Electrician}, {firm3:Dorothy House Builders}, Pool {dates3:2011 - 2014|2011..2014}
{title4:Improver}, {firm4:M J Polglase & Son}, Hayle {dates4:2009 - 2011|2009..2011}
{title5:Apprentice}, {firm5:M J Polglase & Son}, Hayle {dates5:2005 - 2009|2005..2009}

TICKETS
{passed:18th Edition BS 7671}
{passed:City & Guilds 2391 Inspection and Testing}
{passed:IPAF 3a 3b}

EDUCATION
{school1:Cornwall College}, {degree1:NVQ Level 3} {area1:Electrotechnical Services} {years1:2005 - 2009|2005..2009}

SKILLS
{skill:Fault finding}, {skill:Emergency lighting}, {skill:Reading drawings}
`;

export const PARALEGAL = `= {name:Nadia Rahmani-Cole}
{phone:07700 900242}   {email:nadia.rc@mailbox.example}   {location:Didsbury, Manchester}
# Profile
Litigation paralegal with eight years in housing and personal injury, now half way through a solicitor apprenticeship.
# Employment history
**{firm1:Marsden Oakley LLP|Marsden Oakley LLP, Housing and Property Litigation}**
Housing and Property Litigation
__{title1:Senior Paralegal}__\t{dates1:January 2022 – present|2022-01..present}
- {did1:Run 65 disrepair files from first letter to settlement}
- {did1:Draft witness statements and costs schedules}
**{firm2:Marsden Oakley LLP|Marsden Oakley LLP, Serious Injury}**
Serious Injury
__{title2:Paralegal}__\t{dates2:May 2019 – December 2021|2019-05..2021-12}
- {did2:Bundled 30 trials and lost one page in three years}
**Career break**
Caring for a parent\tJune 2018 – April 2019
**{firm3:Pannone & Ellery|Pannone & Ellery, Claims Handling Unit}**
Claims Handling Unit
__{title3:Legal Assistant}__\t{dates3:September 2015 – May 2018|2015-09..2018-05}
- {did3:Took first calls from 20 new clients a day}
# Education
**{school1:Manchester Metropolitan University}**
{degree1:LLB (Hons)} {area1:Law}\t{years1:2012 – 2015|2012..2015}
**{school2:Xaverian College}**
{degree2:A levels} {area2:Law, History, Psychology}\t{years2:2010 – 2012|2010..2012}
# Key skills
- {skill:Case management}
- {skill:Disclosure}
- {skill:Legal research}
# Languages
{language:English}, {language:Farsi}
`;

export const MILITARY_POLICE = `= {name:Stuart Dunmore}
{location:Colchester, Essex}\t{phone:07700 900353}\t{email:stuart.dunmore@homemail.example}
# PROFILE
Police constable and former military policeman with 19 years of investigations, custody and close protection.
# POLICE SERVICE
**{firm1:Essex Police|Essex Police, Criminal Investigation Department}**, Criminal Investigation Department\t{dates1:Mar 2018 to date|2018-03..present}
**{title1:Detective Constable}**
- {did1:Volume crime and complex fraud; 41 charges last year}
**{firm2:Essex Police|Essex Police, Local Policing Team North}**, Local Policing Team North\t{dates2:Sep 2015 to Feb 2018|2015-09..2018-02}
**{title2:Police Constable}**
- {did2:Response driver and public order level 2}
# ARMY SERVICE
**{service3:British Army}, {unit3:156 Provost Company, 3rd Regiment Royal Military Police|156 Provost Company}**\t{dates3:Apr 2010 to Aug 2015|2010-04..2015-08}
**{rank3:Sergeant}, {title3:Section Commander}**
- {did3:Led 12 military police on patrols in Helmand and in garrison}
**{service4:British Army}, {unit4:Close Protection Unit, Royal Military Police|Close Protection Unit}**\t{dates4:Jan 2006 to Mar 2010|2006-01..2010-03}
**{rank4:Corporal}, {title4:Close Protection Operative}**
- {did4:Protected an ambassador in Kabul for two tours}
# EDUCATION
{school1:University of Portsmouth}\t{years1:2019|2019..2019}
{degree1:FdSc} {area1:Investigation and Evidence}
# TRAINING
- {passed:PIP Level 2 Investigator}
- {passed:Tier 3 Suspect Interview}
# SKILLS
{skill:Interviewing}; {skill:File building}; {skill:Advanced driving}
`;

export const SUBMARINER = `= {name:Iain McCorquodale}
[side]**Contact**
[side]{phone:07700 900464}
[side]{email:iain.mcc@inkwell.example}
[side]{location:Barrow-in-Furness, Cumbria}
[side]**Skills**
[side]{skill:Reactor plant operation}
[side]{skill:Radiation protection}
[side]{skill:Permit to work}
[side]{skill:Root cause analysis}
[side]**Certificates**
[side]{passed:NEBOSH General Certificate}
[side]{passed:Category A Nuclear Watchkeeper}
[side]**Clearance**
[side]DV
# PROFILE
Nuclear technician who spent fourteen years under water and would like to see daylight at work.
# EXPERIENCE
**{title1:Commissioning Technician}**
{firm1:BAE Systems Submarines}, Barrow\t{dates1:08/2021 – now|2021-08..present}
- {did1:Set to work the secondary plant of a new boat}
- {did1:Write and walk test forms with the naval overseers}
**{title2:Shift Process Technician}**
{firm2:Sellafield Ltd}, Seascale\t{dates2:03/2018 – 07/2021|2018-03..2021-07}
- {did2:Ran the encapsulation plant on a five-shift rota}
# {service3,4,5:ROYAL NAVY|Royal Navy}
**{rank3:Chief Petty Officer} ({title3:Nuclear Propulsion Supervisor})**
{unit3:HMS Talent}, Devonport\t{dates3:01/2013 – 02/2018|2013-01..2018-02}
- {did3:Supervised 22 watchkeepers at sea}
**{rank4:Petty Officer} ({title4:Marine Engineering Artificer})**
{unit4:HMS Trenchant}, Devonport\t{dates4:06/2008 – 12/2012|2008-06..2012-12}
- {did4:Maintained the reactor protection system}
**{rank5:Leading Hand} ({title5:Marine Engineering Technician})**
{unit5:HMS Superb}, Faslane\t{dates5:04/2004 – 05/2008|2004-04..2008-05}
# EDUCATION
{school1:HMS Sultan}, Gosport\t{years1:2004 – 2006|2004..2006}
{degree1:HND} {area1:Nuclear Engineering}
`;

export const SALES_MANAGER = `= {name:Marcus T. Delacroix}
{location:Lafayette, LA} | {phone:(337) 555-0123} | {email:mdelacroix@mailbox.example}
# SUMMARY
Sales manager and Marine infantry veteran. Built three territories from nothing and left each with a bench.
# SALES EXPERIENCE
**{firm1,2,3:Gulf Coast Fluid Power}, Broussard, LA**
**{title1:Regional Sales Manager}**\t{dates1:April 2021 - Present|2021-04..present}
- {did1:Manage nine account executives and $31M in annual bookings}
- {did1:Raised gross margin by 3.4 points in two years}
**{title2:Account Executive|Senior Account Executive}**\t{dates2:June 2018 - March 2021|2018-06..2021-03}
- {did2:Ranked first of 44 in 2019 and 2020}
**{title3:Inside Sales Representative}**\t{dates3:August 2016 - May 2018|2016-08..2018-05}
- {did3:Made 70 calls a day and liked most of them}
**{firm4:Enterprise Rent-A-Car}, Baton Rouge, LA**
**{title4:Management Trainee}**\t{dates4:September 2015 - July 2016|2015-09..2016-07}
- {did4:Ran the Saturday desk}
# MILITARY EXPERIENCE
**{service5:United States Marine Corps|US Marine Corps}, Camp Lejeune, NC**
**{rank5:Sergeant}, {title5:Infantry Squad Leader}** ({unit5:1st Battalion, 8th Marines})\t{dates5:June 2011 - June 2015|2011-06..2015-06}
- {did5:Led 13 Marines in Helmand and in three partner exercises}
# EDUCATION
**{school1:University of Louisiana at Lafayette}**\t{years1:2019|2019..2019}
{degree1:Bachelor of Science}, {area1:Business Administration}
# CORE COMPETENCIES
{skill:Pipeline management} | {skill:Salesforce} | {skill:Negotiation} | {skill:Coaching}
`;

export const BARRISTERS_CLERK = `{name:Terence Halloran}
{location:Chislehurst, Kent}
{phone:07700 900575}
{email:terry.halloran@inkwell.example}

ABOUT

Clerk for twenty-six years. I know every listing officer south of Watford.

CHAMBERS

{firm1:Paper Buildings Chambers}
{title1:Senior Clerk}, {dates1:2014 to date|2014..present}
Twelve silks and forty-one juniors. Fees, diary, and the occasional wedding.

{firm2,3:Garden Row Chambers}
{title2:First Junior Clerk}, {dates2:2006 to 2014|2006..2014}
{title3:Second Junior Clerk}, {dates3:2001 to 2006|2001..2006}
Crime and family; court runs to Snaresbrook and Woolwich.

{firm4:1 Quality Court}
{title4:Junior Clerk}, {dates4:1998 to 2001|1998..2001}
Carried the wigs.

SCHOOLING

{school1:St Aloysius' College, Highgate|St Aloysius' College}, {years1:1991 to 1998|1991..1998}
{degree1:A levels} in {area1:History and Economics}

QUALIFIED

{passed:BTEC Advanced Award in Chambers Administration}, 2003

GOOD AT

{skill:Fee negotiation}
{skill:Listing}
{skill:LEX}

OUTSIDE

Charlton Athletic, sadly
`;

export const LOGISTICS_NCO = `= {name:Darren Oakeshott}
{location:Bicester, Oxfordshire} · {phone:07700 900686} · {email:d.oakeshott@homemail.example}
# Profile
Supply chain manager with 22 years in the Royal Logistic Corps and a habit of counting things twice.
# Current employment
**{title1:Warehouse Operations Manager}**, {firm1:Unipart Logistics}, Cowley\t{dates1:Jan 2022 – present|2022-01..present}
- {did1:Run a 24-hour shed of 18,000 pallets and 120 staff}
# Military career, {service2,3,4,5,6,7,8,9:British Army}, 1999–2021
| **«Unit»** | **«Appointment»** | **«Place»** | **«Dates»** |
| {unit2:9 Regiment RLC} | {title2:Regimental Quartermaster Sergeant} | Hullavington | {dates2:2018–2021|2018..2021} |
| {unit3:Defence Logistics School} | {title3:Supply Instructor} | Deepcut | {dates3:2016–2018|2016..2018} |
| {unit4:27 Regiment RLC} | {title4:Squadron Quartermaster Sergeant} | Abingdon | {dates4:2013–2016|2013..2016} |
| {unit5:Joint Force Support} | {title5:Materiel Accountant} | Camp Bastion | {dates5:2012–2013|2012..2013} |
| {unit6:6 Regiment RLC} | {title6:Troop Staff Sergeant} | Gütersloh | {dates6:2009–2012|2009..2012} |
| {unit7:HQ 4 Division} | {title7:Movements Clerk} | Aldershot | {dates7:2006–2009|2006..2009} |
| {unit8:13 Air Assault Support Regiment} | {title8:Stores Section Commander} | Colchester | {dates8:2003–2006|2003..2006} |
| {unit9:10 Transport Regiment} | {title9:Driver and Supply Controller} | Colchester | {dates9:1999–2003|1999..2003} |
# Education
{degree1:BSc (Hons)} {area1:Logistics Management}, {school1:University of Lincoln}\t{years1:2015–2019|2015..2019}
# Professional
- {passed:Chartered Member, CILT}
- {passed:APICS CPIM}
# Skills
{skill:Inventory control} · {skill:SAP} · {skill:Contract management}
`;

export const PARAMEDIC = `{name:Kayleigh Strand}
{location:Telford, Shropshire}
{email:kayleigh.strand@mailbox.example} | {phone:07700 900797}

Profile
Paramedic, formerly a combat medical technician. Calm, and quick with a cannula.

Employment
{title1:Paramedic} {dates1:Apr 2019 – present|2019-04..present}
{firm1:West Midlands Ambulance Service}, Shrewsbury Hub
• {did1:Front-line double-crewed ambulance, twelve-hour shifts}
• {did1:Practice educator for three students}
{title2:Emergency Care Assistant} {dates2:Sep 2017 – Mar 2019|2017-09..2019-03}
{firm2:West Midlands Ambulance Service}, Donnington Hub
• {did2:Drove under blue lights and assisted the paramedic}

Army service
{title3:Combat Medical Technician}, {rank3:Corporal} {dates3:Feb 2013 – Aug 2017|2013-02..2017-08}
{unit3:3 Medical Regiment}, {service3:British Army}, Preston
• {did3:Ran the medical centre's sick parade and trained 90 team medics}
{title4:Combat Medical Technician}, {rank4:Private} {dates4:Jan 2010 – Jan 2013|2010-01..2013-01}
{unit4:16 Medical Regiment}, {service4:British Army}, Colchester
• {did4:Two tours of Afghanistan with the Medical Emergency Response Team}
{title5:Care assistant}
{firm5:Rose Bank Nursing Home}, Oswestry
Education
{degree1:BSc} {area1:Paramedic Science} {years1:2020|2020..2020}
{school1:Staffordshire University}

Skills
{skill:Advanced airway}, {skill:Trauma care}, {skill:Mentoring}
{dates5:Jul 2008 – Dec 2009|2008-07..2009-12}
`;

export const RAF_ENGINEER = `= {name:Philippa Wrexford} «CEng MIMechE»
{location:Stamford, Lincolnshire}   {phone:07700 900808}   {email:p.wrexford@inkwell.example}
# Summary
Chartered aeronautical engineer; eleven years in the Royal Air Force, six in industry. Airworthiness, not PowerPoint.
# Career
**{firm1:Marshall Aerospace}** | Continuing Airworthiness | Cambridge
__{title1:Chief Airworthiness Engineer}__ | {dates1:2021 – present|2021..present}
- {did1:Hold the military Part M approval for 24 transport aircraft}
**{firm2:Rolls-Royce}** | Defence Aftermarket | Bristol
__{title2:Service Engineer}__ | {dates2:2018 – 2021|2018..2021}
- {did2:Led recovery of a lift-fan fleet problem with four nations}
**{service3:Royal Air Force}** | {unit3:XXIV Squadron} | RAF Brize Norton
__{rank3:Squadron Leader}, {title3:Senior Engineering Officer}__ | {dates3:2014 – 2018|2014..2018}
- {did3:Led 260 engineers and 14 Hercules}
**{service4:Royal Air Force}** | {unit4:Typhoon Force Headquarters} | RAF Coningsby
__{rank4:Flight Lieutenant}, {title4:Fleet Planning Officer}__ | {dates4:2010 – 2014|2010..2014}
- {did4:Planned scheduled maintenance for five squadrons}
**{service5:Royal Air Force}** | {unit5:No. 1 (F) Squadron} | RAF Cottesmore
__{rank5:Flying Officer}, {title5:Junior Engineering Officer}__ | {dates5:2007 – 2010|2007..2010}
# Education
**{school1:Cranfield University}** | {degree1:MSc} {area1:Military Aerospace and Airworthiness} | {years1:2013|2013..2013}
**{school2:University of Southampton}** | {degree2:MEng} {area2:Mechanical Engineering} | {years2:2002 – 2006|2002..2006}
# Memberships
{passed:Chartered Engineer, Engineering Council}
# Skills
{skill:Airworthiness}, {skill:Safety cases}, {skill:Fleet planning}
`;

export const NATIONAL_GUARD = `= {name:Jolene Ackerbeck}
{location:Duluth, MN} • {phone:(218) 555-0187} • {email:jolene.ackerbeck@mailbox.example}
# Professional Experience
**{firm1:Essentia Health}** Duluth, MN
{title1:Facilities Maintenance Supervisor}\t{dates1:05/2020 to Present|2020-05..present}
- {did1:Supervise 14 stationary engineers at two hospitals}
- {did1:Cut gas use by eleven percent}
**{firm2:Cirrus Aircraft}** Hermantown, MN
{title2:Composite Technician}\t{dates2:02/2015 to 04/2020|2015-02..2020-04}
- {did2:Laid up wing skins and repaired molds}
**{firm3:Kwik Trip}** Superior, WI
{title3:Shift Leader}\t{dates3:09/2012 to 01/2015|2012-09..2015-01}
# Military Service
**{service4:Minnesota Army National Guard|Army National Guard|National Guard}** Duluth, MN
{rank4:Staff Sergeant}, {title4:Horizontal Construction Engineer}, {unit4:851st Vertical Engineer Company}\t{dates4:06/2011 to Present|2011-06..present}
- {did4:Lead a squad of nine one weekend a month}
- {did4:Deployed to Kuwait in 2018; built 14 miles of berm}
# Education
**{school1:Lake Superior College}** Duluth, MN
{degree1:Associate of Applied Science}, {area1:Building Systems}\t{years1:05/2014|2014-05..2014-05}
# Licenses
- {passed:Minnesota First Class Grade C Engineer License}
- {passed:Commercial Driver License Class A}
# Skills
{skill:Boilers}, {skill:Building automation}, {skill:Heavy equipment}, {skill:Scheduling}
# Awards
{award:Army Commendation Medal (2)}
`;

export const SIXTH_FORMER = `= {name:Oluwaseun Akande}
{location:Thamesmead, London}
{phone:07700 900919}
{email:seun.akande@mailbox.example}
# Personal profile
Sixth-form leaver with a place at no university and no wish for one. Looking for an apprenticeship in construction management.
# Education
**{school1:Harris Academy Falconwood}**, {years1:2017 – 2024|2017..2024}
{degree1:A levels}: Maths (B), Design and Technology (A), Physics (C)
# Work experience
**{firm1:Mace}, Greenwich Peninsula** – {title1:Work experience student}, {dates1:July 2023|..2023-07}
{did1:Shadowed a site manager for two weeks and took the minutes of the morning briefing.}
**{firm2:Sainsbury's}, Abbey Wood** – {title2:Customer assistant}, {dates2:November 2022 – present|2022-11..present}
{did2:Tills and online picking, sixteen hours a week.}
**{firm3:Lakeside Barbers}, Thamesmead** – {title3:Saturday helper}, {dates3:March 2021 – October 2022|2021-03..2022-10}
# Responsibilities
{role:Sea Cadet, Leading Cadet}, {cause:Woolwich Sea Cadets}, 2018 – 2024
{role:Prefect}, {cause:Harris Academy Falconwood}, 2023 – 2024
# Skills
- {skill:SketchUp}
- {skill:First aid}
- {skill:Public speaking}
# Achievements
- {award:Duke of Edinburgh's Gold Award}
# References
Available on request
`;

export const FARMER = `= {name:Edwyn Protheroe}
{location:Tregaron, Ceredigion}, {phone:01974 555 014}, {email:edwyn.protheroe@homemail.example}
# About me
Hill farmer's son, shepherd, and the one they ring when the tractor stops.
# Farm work
**{dates1:2016 to now|2016..present}** {title1:Farm manager}, {firm1:Ystrad Fflur Estates}: 1,900 ewes and 120 sucklers on 2,400 acres
**{dates2:2010 to 2016|2010..2016}** {title2:Head shepherd}, {firm2:Cwmystwyth Grazing Company}: lambing 1,400 outdoors
**{dates3:2007 to 2010|2007..2010}** {title3:Stockman}, {firm3:Gelli Aur College Farm}: milking, parlour relief, students
**{dates4:2005 to 2007|2005..2007}** {title4:Shearer}, {firm4:Southland Shearing Gang}: two seasons in New Zealand
# Schooling
{years1:2002 to 2005|2002..2005} {school1:Aberystwyth University}, {degree1:HND} {area1:Agriculture}
# Tickets
- {passed:PA1 and PA2 spraying}
- {passed:Telehandler}
- {passed:Firearms certificate}
# Can do
{skill:Fencing}, {skill:Dog handling}, {skill:Welding}
# Languages
{language:Welsh}, {language:English}
`;
