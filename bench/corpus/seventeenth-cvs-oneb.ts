// Service leavers, veterans and a reservist of the seventeenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const ARMY_CORPORAL = `= {name:Lee Hathersage}
{location:42 Rydal Close, Ripon, HG4 2QP|Ripon}  |  {phone:07700 900157}  |  {email:lee.hathersage@fieldmail.example}

# Profile
Logistics NCO leaving the British Army in March after 14 years. Experienced in running transport, stores and small teams at home and on operations. Holder of a full C+E licence and qualified to train and assess other drivers.
# Career History
**{rank1:Corporal}, {title1:Transport Section Commander}**\t{dates1:August 2020 – Present|2020-08..present}
{unit1:6 Regiment RLC}, {service1:British Army}, Dishforth
- {did1:Lead 12 drivers and 16 vehicles, with responsibility for discipline, welfare and annual reports}
- {did1:Planned road moves of up to 60 vehicles to Poland and Estonia}
- {did1:Passed two external inspections of vehicle documents with no major faults}

**{rank2:Lance Corporal}, {title2:Stores Section Second in Command}**\t{dates2:May 2016 – July 2020|2016-05..2020-07}
{unit2:9 Regiment RLC}, {service2:British Army}, Hullavington
- {did2:Accounted for equipment worth £2.4 million and carried out monthly stock checks}
- {did2:Ran the fuel point for a battlegroup on exercise in Kenya}
- {did2:Mentored three private soldiers to promotion}

**{rank3:Private}, {title3:Driver}**\t{dates3:January 2012 – April 2016|2012-01..2016-04}
{unit3:12 Logistic Support Regiment RLC}, {service3:British Army}, Abingdon
- {did3:Drove MAN support vehicles in the United Kingdom, Germany and Afghanistan (Operation HERRICK 18)}
- {did3:Carried ammunition, water and rations on combat logistic patrols}
# Education and Qualifications
**{degree1:Level 3 Diploma} in {area1:Logistics Operations}**\t{years1:2019|2019}
{school1:Darlington College}
**{degree2:GCSEs} (6, including English and Maths)**\t{years2:2006 – 2011|2006..2011}
{school2:Tapton School}, Sheffield
# Licences and Certificates
- {passed:Driver CPC}, 2023
- {passed:ADR Dangerous Goods (Packages and Tanks)}, 2022
- {passed:Level 3 Award in Education and Training}, 2021
- {passed:NEBOSH Health and Safety at Work Award}, 2024
# Skills
{skill:Transport planning}, {skill:Stock control}, {skill:Team leadership}, {skill:Risk assessment}, {skill:Microsoft Excel}
# Interests
Fell running, fishing and helping with the Army Cadets on Wednesday evenings.
`;

export const SERGEANT_MAJOR = `[head]{name:Alan Whitcombe}\t{phone:07700 900729}\t
[head]{location:Honeysuckle Cottage, Tidworth Road, Ludgershall, SP11 9QR|Ludgershall}\t{email:alanwhitcombe@oldgate.example}
I served in the Royal Engineers for 23 years and finished as a Squadron Sergeant Major. Since 2024 I have managed buildings and the people who look after them. I am good at plans, budgets, contractors and young people who have got themselves in a pickle, and I would like to use that where it makes a difference.
# CIVILIAN EMPLOYMENT
**{firm1:Kennet Vale Academies Trust|Kennet Vale Academies Trust, Marlborough}, Marlborough**
{title1:Estates and Facilities Manager}, {dates1:from June 2024|2024-06..present}
- {did1:Four schools, 11 site staff, maintenance budget £640k}
- {did1:Replaced the boilers in two schools over one summer, on time and £12k under}
- {did1:Fire, water and asbestos compliance now fully recorded; it was not before}
# MILITARY SERVICE
All regular service in the {service2,3,4,5,6:British Army}, Corps of Royal Engineers. Exemplary conduct.
| **«From»** | **«To»** | **«Rank»** | **«Appointment»** | **«Unit and station»** |
| {dates2:Jan 2021|2021-01..2024-04} | Apr 2024 | {rank2:Warrant Officer Class 2} | {title2:Squadron Sergeant Major} | {unit2:22 Engineer Regiment}, Perham Down |
| {dates3:Sep 2017|2017-09..2020-12} | Dec 2020 | {rank3:Staff Sergeant} | {title3:Squadron Quartermaster Sergeant} | {unit3:35 Engineer Regiment}, Paderborn |
| {dates4:Apr 2012|2012-04..2017-08} | Aug 2017 | {rank4:Sergeant} | {title4:Troop Sergeant} | {unit4:26 Engineer Regiment}, Perham Down |
| {dates5:Jun 2007|2007-06..2012-03} | Mar 2012 | {rank5:Corporal} | {title5:Section Commander} | {unit5:28 Engineer Regiment}, Hameln |
| {dates6:Feb 2001|2001-02..2007-05} | May 2007 | {rank6:Lance Corporal} | {title6:Combat Engineer (Bricklayer and Concretor)|Combat Engineer} | {unit6:36 Engineer Regiment}, Maidstone |
# WHAT I AM MOST PROUD OF
- Built a 52 metre bridge in Helmand in nine days with 40 soldiers and no injuries
- Spoke up for a young sapper in trouble with debt, who is now a staff sergeant himself
- Ran accommodation, stores and discipline for 140 people through the pandemic
# QUALIFICATIONS
| **«Year»** | **«Qualification»** | **«Where»** |
| {years1:2023|2023} | {degree1:Level 5 Diploma} in {area1:Facilities Management} | {school1:Andover College} |
| {years2:2015|2015} | {degree2:Foundation Degree} in {area2:Construction Management} | {school2:University of Portsmouth} |
| {years3:2000|2000} | {degree3:GCSEs}: 5 including English, Maths and CDT | {school3:Cranbourne School} |
# TICKETS AND TRAINING
{passed:NEBOSH National General Certificate}, {passed:Legionella Responsible Person}, {passed:Asbestos Duty to Manage}, {passed:SMSTS}, {passed:Mental Health First Aid}
# IT
I use {skill:Microsoft Word}, {skill:Excel} and {skill:Every Compliance} daily, and {skill:MS Project} when I must.
# AWARDS
{award:Long Service and Good Conduct Medal}
{award:GOC's Commendation}, 2014
`;

export const MARINE = `= {name:Rory Trevanion}
Troop sergeant, instructor, mountain leader. Plymouth born, happy anywhere outdoors.
[side]# Get in touch
[side]{location:15 Wharf Lane, Stonehouse, Plymouth PL1 3RG|Plymouth|Stonehouse, Plymouth}
[side]{phone:07700 900903}
[side]{email:rory.trevanion@tidepost.example}
[side]# What I'm good at
[side]{skill:Instructing}
[side]{skill:Planning expeditions}
[side]{skill:Safeguarding}
[side]{skill:Risk assessment}
[side]{skill:First response}
[side]{skill:Working with teenagers}
[side]# Papers
[side]{passed:Mountain Leader (Summer and Winter)}
[side]{passed:RYA Powerboat Level 2}
[side]{passed:Level 3 Award in Education and Training}
[side]{passed:Outdoor First Aid}
[side]Full driving licence with D1
[side]# Tongues
[side]{language:English}
[side]{language:Norwegian} (learnt on winter deployments)
[side]# Off duty
[side]Surfing, mending old boats, reading to my daughter.
# About me
After 17 years in the Royal Marines I now teach outdoor skills to children who have been excluded from school. I want to do the same for veterans and their families. I listen well, I stay calm and I can make tea in a gale.
# Since leaving the Corps
**{title1:Outdoor Instructor}**
{firm1:Tamar Valley Outdoor Trust}, Gunnislake
({dates1:September 2022 – now|2022-09..present})
{did1:I take groups of eight to twelve young people climbing, canoeing and camping.} {did1:I write the risk assessments and check the kit.} {did1:Last year I brought in a peer mentor scheme, and 14 of our old pupils now come back to help.}
# In the Corps
**{rank2:Sergeant} – {title2:Troop Sergeant}**
{unit2:40 Commando}, {service2:Royal Marines}, Taunton
({dates2:January 2018 – August 2022|2018-01..2022-08})
{did2:Second in command of a troop of 28 marines.} {did2:Trained them for the Arctic in Norway and led them on a humanitarian operation in the Caribbean after a hurricane.} {did2:Looked after discipline, families and careers.}

**{rank3:Corporal} – {title3:Recruit Instructor}**
{unit3:Commando Training Centre}, {service3:Royal Marines}, Lympstone
({dates3:March 2013 – December 2017|2013-03..2017-12})
{did3:Took five troops of recruits through 32 weeks of training.} {did3:Redesigned the navigation package, and first-time passes rose from 71 to 88 per cent.}

**{rank4:Marine} – {title4:Assault Engineer}**
{unit4:42 Commando}, {service4:Royal Marines}, Bickleigh
({dates4:May 2005 – February 2013|2005-05..2013-02})
{did4:Two tours of Afghanistan searching for and clearing improvised devices.} {did4:Promoted early to Lance Corporal.}
# Schooling
**{degree1:Foundation Degree}, {area1:Outdoor Education}**
{school1:University of St Mark and St John}, Plymouth
({years1:2019 – 2022|2019..2022}, part time)

**{degree2:GCSEs}** (seven)
{school2:Stoke Damerel Community College}, Plymouth
({years2:1999 – 2004|1999..2004})
`;

export const RESERVIST = `[side]# Contact
[side]{phone:07700 900388} (Mobile)
[side]{email:nadia@dalesmail.example}
[side]{url:www.linkedin.com/in/nadia-akhtar-skipton} (LinkedIn)
[side]# Top Skills
[side]{skill:IT Service Management}
[side]{skill:Incident Management}
[side]{skill:Active Directory}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Urdu} (Professional Working)
[side]# Certifications
[side]{passed:ITIL 4 Foundation}
[side]{passed:Microsoft 365 Certified: Endpoint Administrator Associate}
[side]{passed:CompTIA Network+}
= {name:Nadia Akhtar}
Service Desk Team Leader at Wharfedale District Council | RAF Reservist
{location:Skipton, England, United Kingdom|Skipton}

# Summary
I lead the people who answer when your laptop does not. Away from the desk I have served part time with the Royal Air Force since 2017, which taught me most of what I know about staying calm. Interested in IT roles in the charity sector.

# Experience
**{firm1,2:Wharfedale District Council}**
7 years 4 months
**{title1:Service Desk Team Leader}**
{dates1:April 2022 - Present|2022-04..present} (3 years 9 months)
Skipton, England, United Kingdom
- {did1:Lead seven analysts who support 1,100 staff and councillors}
- {did1:Cut the average wait for an answer from nine minutes to two}
- {did1:Managed the move of 900 laptops to Windows 11}
**{title2:Service Desk Analyst}**
{dates2:September 2018 - April 2022|2018-09..2022-04} (3 years 8 months)
- {did2:First and second line support by phone, chat and in person}
- {did2:Wrote 60 help articles that staff actually read}

**{service3:Royal Air Force}**
**{rank3:Corporal}, {title3:Flight Operations Assistant}, {unit3:609 Squadron RAuxAF} (part-time reservist)**
{dates3:May 2017 - Present|2017-05..present} (8 years 8 months)
RAF Leeming, North Yorkshire
- {did3:27 or more training days a year alongside my job}
- {did3:Mobilised for six months in 2020 to plan helicopter tasks for the Covid response}
- {did3:Instruct new reservists in radio procedure}

**{firm4:Craven Computers}**
**{title4:Repair Technician}**
{dates4:July 2015 - August 2018|2015-07..2018-08} (3 years 2 months)
Keighley, England, United Kingdom
- {did4:Repaired laptops and phones and sold refurbished ones}

# Education
**{school1:Leeds Beckett University}**
{degree1:BSc (Hons)}, {area1:Computing} · ({years1:2012 - 2015|2012..2015})
**{school2:Skipton Girls' High School}**
{degree2:A Levels} · ({years2:2005 - 2012|2005..2012})
`;

export const SUPPLY_SERGEANT = `{name:ANTHONY D. KILGORE|Anthony D. Kilgore}
{location:31 Folly Road, Mildenhall, Suffolk IP28 7BX|Mildenhall|Mildenhall, Suffolk}
{phone:07700 900492} | {email:tony.kilgore@fenmail.example}
Right to work in the UK: yes (settled status, married to a British citizen)

SUMMARY
--------------------------------------------------------------------------
Retired U.S. Army supply sergeant with 20 years of running warehouses, property books and people. I moved to Suffolk with my wife in 2022 and have been sorting donated food ever since, first as a volunteer and now on the payroll.

CIVILIAN WORK
--------------------------------------------------------------------------
{dates1:11/2022 - Present|2022-11..present}
{title1:Warehouse Team Leader}
{firm1:Breckland Food Share}, Brandon, Suffolk
- {did1:Receive, check and store 14 tonnes of donated food a week with two staff and 35 volunteers}
- {did1:Replaced paper stock cards with a barcode system that cost under 400 pounds}
- {did1:Halved the food we have to throw away}

MILITARY SERVICE
--------------------------------------------------------------------------
{dates2:06/2017 - 08/2022|2017-06..2022-08}
{rank2:Sergeant First Class}, {title2:Senior Supply Sergeant}
{unit2:1st Battalion, 508th Parachute Infantry Regiment}, {service2:U.S. Army|US Army}, Fort Bragg, NC
- {did2:managed property valued at $87 million for six companies; lost zero items in three change-of-command inventories}
- {did2:led 14 Soldiers in supply and armory; four selected for promotion ahead of peers}
- {did2:selected over 22 peers as Brigade Supply NCO of the Year 2019}

{dates3:09/2010 - 05/2017|2010-09..2017-05}
{rank3:Staff Sergeant}, {title3:Unit Supply Sergeant}
{unit3:2nd Stryker Brigade Combat Team}, {service3:U.S. Army|US Army}, Joint Base Lewis-McChord, WA
- {did3:ordered and issued all classes of supply for 160 Soldiers, including nine months in Afghanistan}
- {did3:cleared 1,900 pieces of excess equipment in 120 days}

{dates4:08/2002 - 08/2010|2002-08..2010-08}
{rank4:Specialist}, {title4:Unit Supply Specialist}
{unit4:1st Infantry Division}, {service4:U.S. Army|US Army}, Fort Riley, KS
- {did4:ran the arms room and the parts counter; deployed to Iraq twice}

EDUCATION
--------------------------------------------------------------------------
{degree1:Associate of Applied Science}, {area1:Supply Chain Management}, {school1:Fayetteville Technical Community College}, {years1:2018|2018}
{degree2:High School Diploma}, {school2:Salina South High School}, {years2:2002|2002}

TRAINING
--------------------------------------------------------------------------
{passed:Senior Leader Course}, Quartermaster School, 2018
{passed:Lean Six Sigma Green Belt}, 2020
{passed:UK Forklift Counterbalance Licence (RTITB)}, 2023
{passed:Level 2 Food Safety}, 2023

AWARDS
--------------------------------------------------------------------------
{award:Bronze Star Medal}
{award:Meritorious Service Medal}
{award:Army Commendation Medal} (3)

COMPUTER SKILLS
--------------------------------------------------------------------------
{skill:GCSS-Army}, {skill:Microsoft Excel}, {skill:Microsoft Access}, {skill:Google Sheets}
`;
